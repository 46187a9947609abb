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

type Seen = { paint: number; largest: number; answered: number }

/**
 * Opens a page with an empty cache. The first visit touches nothing and sees the paints. Then there is a visit for each of these controls (CSS
 * selectors), since what handles a press may lead away: the control is pressed again and again until something handles the press in place
 * of the browser. A press that nothing handles is cancelled, so the page stays.
 */
export async function firstAnswers(browser: Browser, address: string, controls: string[]): Promise<FirstAnswers> {
  const { paint, largest } = await visit(browser, address)
  const answers: Record<string, number> = {}
  for (const control of controls) answers[control] = (await visit(browser, address, control)).answered
  return { paint, largest, answers }
}

async function visit(browser: Browser, address: string, control?: string): Promise<Seen> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript((pressed) => Object.assign(window, { probe: { control: pressed } }), control)
  await page.addInitScript({ path: path.join(import.meta.dirname, 'press-control.js') })
  try {
    await page.goto(address, { waitUntil: control ? 'commit' : 'networkidle', timeout: LONGEST_MS })
    return await readWhenAnswered(page, control !== undefined)
  } finally {
    await context.close()
  }
}

async function readWhenAnswered(page: Page, isPressed: boolean): Promise<Seen> {
  const readSeen = (isAwaited: boolean) => {
    const { probe } = window as unknown as { probe: Seen }
    return (!isAwaited || probe.answered > 0) && probe
  }
  try {
    const handle = await page.waitForFunction(readSeen, isPressed, { timeout: LONGEST_MS, polling: 200 })
    return (await handle.jsonValue()) as Seen
  } catch (error) {
    throw new Error(`${page.url()}: ${JSON.stringify(await page.evaluate(readSeen, false))}`, { cause: error })
  }
}
