import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/engines/*.spec.ts'],
    globalSetup: 'tests/engines/buildPages.ts',
    projects: ['Firefox', 'WebKit'].map((engine) => ({
      extends: true as const,
      test: { name: engine, provide: { engine: engine as 'Firefox' | 'WebKit' } },
    })),
    // An engine each.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
