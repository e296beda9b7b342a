import { type Environment, readEnvironment } from '../../src/environment.ts'
import { gatewayEnvironment, gatewaySettings } from '../../src/server/gatewaySettings.ts'
import { pageEnvironment, pageSettings } from '../../src/settings.ts'

export const pageWith = (env: Environment) => pageSettings(readEnvironment(env, pageEnvironment))
export const gatewayWith = (env: Environment) =>
  gatewaySettings(readEnvironment(env, gatewayEnvironment))
