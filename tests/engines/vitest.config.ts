import { defineConfig } from 'vitest/config'

// Not Playwright, which drives only its own builds of Firefox and WebKit.
const engines = ['Firefox', 'WebKit'] as const

export default defineConfig({
  test: {
    include: ['tests/engines/*.spec.ts'],
    projects: engines.map((engine) => ({
      extends: true as const,
      test: { name: engine, provide: { engine } },
    })),
    maxWorkers: engines.length,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // For busy machines.
    expect: { poll: { timeout: 30_000 } },
  },
})
