import path from 'node:path'
import type { Browser, Page } from '@playwright/test'

/** Slow 4G and a phone's processor, as Chromium's DevTools simulate them. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** A page that does not respond within this time fails the measurement. */
const TIMEOUT_MS = 60_000

/** Milliseconds since the navigation began. */
export type FirstAnswers = { paint: number; largest: number; answers: Record<string, number> }

type Seen = { paint: number; largest: number; answered: number }

/**
 * Opens a page with an empty cache. The first visit measures the paints without interaction. Then each control (CSS selector) gets its
 * own visit, because its handler may navigate: the control is pressed repeatedly until a script handles the press. Unhandled presses are
 * canceled, so that the browser does not navigate.
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
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript((pressed) => Object.assign(window, { probe: { control: pressed } }), control)
  await page.addInitScript({ path: path.join(import.meta.dirname, 'press-control.js') })
  try {
    await page.goto(address, { waitUntil: control ? 'commit' : 'networkidle', timeout: TIMEOUT_MS })
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
    const handle = await page.waitForFunction(readSeen, isPressed, { timeout: TIMEOUT_MS, polling: 200 })
    return (await handle.jsonValue()) as Seen
  } catch (error) {
    throw new Error(`${page.url()}: ${JSON.stringify(await page.evaluate(readSeen, false))}`, { cause: error })
  }
}
