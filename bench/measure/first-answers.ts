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
  await page.addInitScript(probe, controls)
  try {
    await page.goto(address, { waitUntil: controls.length > 0 ? 'commit' : 'networkidle', timeout: LONGEST_MS })
    return await readWhenAnswered(page, controls)
  } finally {
    await context.close()
  }
}

async function readWhenAnswered(page: Page, controls: string[]): Promise<FirstAnswers> {
  const read = (count: number) => {
    const { probe: seen } = window as unknown as Probed
    return Object.keys(seen.answers).length === count && seen
  }
  const handle = await page.waitForFunction(read, controls.length, { timeout: LONGEST_MS, polling: 200 })
  const answered = await handle.jsonValue()
  if (!answered) throw new Error('The page did not answer.')
  return answered
}

/** Runs in the page, before anything of its own. */
function probe(controls: string[]): void {
  const EVERY_MS = 20
  const seen: FirstAnswers = { paint: 0, largest: 0, answers: {} }
  ;(window as unknown as Probed).probe = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) seen.paint = entry.startTime
  }).observe({ type: 'paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })

  // The last listener of all: what nobody handled would lead away.
  let isHandled = false
  const last = (event: Event) => {
    isHandled = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', last)
  window.addEventListener('submit', last)

  const press = (selector: string): boolean => {
    const control = document.querySelector(selector)
    if (!control) return false
    isHandled = false
    const how = { bubbles: true, cancelable: true }
    control.dispatchEvent(control instanceof HTMLFormElement ? new Event('submit', how) : new MouseEvent('click', how))
    return isHandled
  }
  const again = () => {
    const left = controls.filter((control) => !(control in seen.answers))
    for (const control of left) if (press(control)) seen.answers[control] = performance.now()
    if (left.length > 0) setTimeout(again, EVERY_MS)
  }
  setTimeout(again, EVERY_MS)
}
