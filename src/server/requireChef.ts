import { z } from 'zod'
import { onOrOff, SettingsError } from '../environment.ts'
import { asksGateway } from '../gateway/asksGateway.ts'
import type { GatewaySettings } from '../gateway/settings.ts'
import type { ChatSettings } from '../settings.ts'

/** The setting that says so, of every server. */
export const chefEnvironment = z.object({ DEMO_CHEF: onOrOff })

/** Throws a SettingsError where the page would be answered by the demo chef, and nobody has said that it may be. */
export function requireChef(
  page: ChatSettings,
  { token }: Pick<GatewaySettings, 'token'>,
  { demoChef }: { demoChef: boolean },
): void {
  if (!asksGateway(page) || token || demoChef) return
  throw new SettingsError([
    'HF_TOKEN is not set; set it, or DEMO_CHEF=on to let the built-in demo chef answer the world',
  ])
}
