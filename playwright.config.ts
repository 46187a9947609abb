import { defineConfig } from '@playwright/test'
import { findOrGetChromium } from './scripts/bootstrap/testing/chromium.mjs'

/** Which journeys run at which size: docs/testing.md. Both sizes run everything with this, which takes twice as long. */
const everySize = Boolean(process.env.EVERY_SCREEN)

/** Browser journeys against the production build: docs/testing.md. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/setup/journeys-start.mjs',
  fullyParallel: true,
  // Three also on two cores: each waits for the server at times.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes at its second try is reported as flaky, not as passed; it does not hold up a change.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // Set by the global setup, in the environment that the workers inherit.
    baseURL: process.env.JOURNEY_URL,
    launchOptions: { executablePath: await findOrGetChromium() },
    // A trace costs time in every journey, read or not: --trace retain-on-failure writes them.
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
