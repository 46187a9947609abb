import { defineConfig } from '@playwright/test'
import { findOrGetChromium } from './scripts/bootstrap/testing/chromium.mjs'

/** Runs all journeys at both screen sizes, which takes twice as long. docs/testing.md describes the default. */
const everySize = Boolean(process.env.EVERY_SCREEN)

/** Browser journeys against the production build: docs/testing.md. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/setup/journeys-start.mjs',
  fullyParallel: true,
  // Three even on two cores: each worker sometimes waits for the server.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes on its second attempt is reported as flaky and does not fail the run.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  // A busy machine must not fail an assertion.
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    // Set by the global setup, in the environment that the workers inherit.
    baseURL: process.env.JOURNEY_URL,
    // The map needs WebGL, which Chromium renders without a graphics card only with this flag.
    launchOptions: { executablePath: await findOrGetChromium(), args: ['--enable-unsafe-swiftshader'] },
    // Traces slow down every journey. To record them: --trace retain-on-failure.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      grep: everySize ? undefined : /@wide/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
})
