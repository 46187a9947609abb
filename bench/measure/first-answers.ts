import path from 'node:path'
import type { Browser, Page } from '@playwright/test'

/** Slow 4G and a phone's processor, as Chromium's own tools simulate them. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWER = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** A page that does not answer by then fails the measurement. */
const LONGEST_MS = 60_000

/** Milliseconds since the navigation began. */
export type FirstAnswers = { paint: number; largest: number; answers: Record<string, number> }

type Probed = { probe: FirstAnswers }

/**
 * Opens a page with an empty cache twice. The first visit touches nothing and sees the paints. The second presses each of these controls (CSS
 * selectors) again and again until something handles the press in place of the browser. A press that nothing handles is cancelled, so
 * the page stays.
 */
export async function firstAnswers(browser: Browser, address: string, controls: string[]): Promise<FirstAnswers> {
  const { paint, largest } = await visit(browser, address, [])
  return { paint, largest, answers: (await visit(browser, address, controls)).answers }
}

async function visit(browser: Browser, address: string, controls: string[]): Promise<FirstAnswers> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript((pressed) => Object.assign(window, { probe: { controls: pressed } }), controls)
  await page.addInitScript({ path: path.join(import.meta.dirname, 'press-controls.js') })
  try {
    await page.goto(address, { waitUntil: controls.length > 0 ? 'commit' : 'networkidle', timeout: LONGEST_MS })
    return await readWhenAnswered(page, controls.length)
  } finally {
    await context.close()
  }
}

async function readWhenAnswered(page: Page, count: number): Promise<FirstAnswers> {
  const isAnswered = (controls: number) => {
    const { probe } = window as unknown as Probed
    return Object.keys(probe.answers).length === controls && probe
  }
  try {
    const handle = await page.waitForFunction(isAnswered, count, { timeout: LONGEST_MS, polling: 200 })
    return (await handle.jsonValue()) as FirstAnswers
  } catch (error) {
    const seen = await page.evaluate(() => (window as unknown as Probed).probe)
    throw new Error(`${page.url()} answered ${JSON.stringify(seen)}`, { cause: error })
  }
}
