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
    // How things look is for the browser. The first that fits counts.
    '\\.css$': '<rootDir>/tests/support/setup/empty-module.ts',
    '^@/(.*)$': '<rootDir>/$1',
    // Throws outside of a server bundle by design; tests are neither a browser nor a server bundle.
    '^server-only$': '<rootDir>/tests/support/setup/empty-module.ts',
    // zod's sentences in sixty languages, which nothing here asks for and every file would read anew.
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/tests/support/setup/empty-module.ts',
    // The generated client asks for the ES module, which Jest's CommonJS cannot load; the package holds both.
    '^(@prisma/client/runtime/.*)\\.mjs$': '$1.js',
  },
  setupFiles: ['<rootDir>/tests/support/setup/setup-properties.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data'],
}

/** @type {import('jest').Config} */
export default {
  // A busy machine may let a test of milliseconds wait for seconds; the other two kinds say their own.
  testTimeout: 30_000,
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
