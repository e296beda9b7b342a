import { readSettings } from '../../src/settings.ts'

export const pageWith = (env: Record<string, string>) => readSettings(env).page
