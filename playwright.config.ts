import { defineConfig } from '@playwright/test'
import { findOrGetChromium } from './scripts/bootstrap/chromium.mjs'

/** Browser journeys against the production build: docs/testing.md. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/journeys-start.mjs',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes at its second try is reported as flaky, not as passed; it does not hold up a change.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    // Set by the global setup, in the environment that the workers inherit.
    baseURL: process.env.JOURNEY_URL,
    launchOptions: { executablePath: await findOrGetChromium() },
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  projects: [
    {
      name: 'phone',
      // Every screen in both sizes and both themes, but not in each of the four: that takes EVERY_SCREEN=1, and longer.
      grepInvert: process.env.EVERY_SCREEN ? undefined : /in the light theme/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grepInvert: process.env.EVERY_SCREEN ? undefined : /in the dark theme/,
    },
  ],
})
