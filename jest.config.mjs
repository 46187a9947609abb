/** What each project tests, and how to run one file: docs/testing.md. */
const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: { parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
    module: { type: 'commonjs' },
  },
]

const shared = {
  rootDir: import.meta.dirname,
  transform: { '\\.m?[tj]s$': swc(false), '\\.[tj]sx$': swc(true) },
  moduleNameMapper: {
    // Styles do not matter here. The first matching pattern applies.
    '\\.css$': '<rootDir>/tests/support/setup/empty-module.ts',
    '^@/(.*)$': '<rootDir>/$1',
    // This package throws outside of a server bundle by design, which includes tests.
    '^server-only$': '<rootDir>/tests/support/setup/empty-module.ts',
    // Tests have no request to take a language from, so messages are in English.
    '^next-intl/server$': '<rootDir>/tests/support/setup/next-intl-server.ts',
    // zod's messages in sixty languages. We use none of them, but every test file would load them again.
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/tests/support/setup/empty-module.ts',
    // The generated client imports the ES module, which Jest's CommonJS cannot load; the package contains both.
    '^(@prisma/client/runtime/.*)\\.mjs$': '$1.js',
  },
  // ES modules without a CommonJS copy.
  transformIgnorePatterns: ['/node_modules/(?!(?:next-intl|use-intl|icu-minify|@formatjs|intl-messageformat)/)'],
  setupFiles: ['<rootDir>/tests/support/setup/setup-properties.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data'],
}

/** @type {import('jest').Config} */
export default {
  // A test that normally takes milliseconds may take seconds on a busy machine. The other two projects set their own timeouts.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/lib/**/*.test.ts', '<rootDir>/tests/unit/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/components/**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup/setup-components.ts'],
    },
    {
      ...shared,
      displayName: 'integration',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/integration/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/setup/integration-start.mjs',
      globalTeardown: '<rootDir>/tests/support/setup/integration-stop.mjs',
      setupFilesAfterEnv: ['<rootDir>/tests/support/setup/setup-integration.ts'],
    },
  ],
}
