import { z } from 'zod'
import { onOrOff, SettingsError } from '../environment.ts'
import type { ChatSettings } from '../settings.ts'
import { asksGateway } from './asksGateway.ts'
import type { GatewaySettings } from './gatewaySettings.ts'

/** The variable by which a server allows its demo chef to answer the world. */
export const chefEnvironment = z.object({ DEMO_CHEF: onOrOff })

/** Throws a SettingsError where the demo chef would answer the page without being allowed to. */
export function requireChef(
  page: ChatSettings,
  { token }: GatewaySettings,
  { DEMO_CHEF }: z.output<typeof chefEnvironment>,
): void {
  if (!asksGateway(page) || token || DEMO_CHEF) return
  throw new SettingsError([
    'HF_TOKEN is not set; set it, or DEMO_CHEF=on to let the built-in demo chef answer the world',
  ])
}
