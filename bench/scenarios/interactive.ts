/**
 * npm run bench -- interactive: when the controls of a page's first screen respond, on a phone with slow 4G, a four times slower CPU and an
 * empty cache; medians of five visits (BENCH_RUNS) in rounds. The baseline is the smallest Next page with the same content
 * (bench/floor/app/rows). Each control is pressed until a script handles the press; earlier presses would work as without JavaScript.
 * Loads the sample data into its database. Needs nginx and Chromium.
 */

import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findOrGetChromium } from '../../scripts/bootstrap/testing/chromium.mjs'
import { reportFigure, runMeasurement } from '../measure/figures'
import { fetchSitemap, fetchText, median } from '../measure/requests'
import { startFloorBehindNginx, startProductBehindNginx } from '../measure/servers'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
/** Seconds, except for the ratio to the baseline. */
const LIMITS = { ofFloor: 1.1, afterPaint: 0.9, largest: 1.5 }

const SIGN_IN = 'header a[href="/signin"]'
const SEARCH = 'form[role=search]'

type PageToVisit = { address: string; controls: string[] }

async function visitAll(browser: Browser, pages: Record<string, PageToVisit>): Promise<Record<string, FirstAnswers[]>> {
  const firstAnswersByPage: Record<string, FirstAnswers[]> = {}
  for (let run = 0; run < RUNS; run++)
    for (const [what, { address, controls }] of Object.entries(pages))
      firstAnswersByPage[what] = [...(firstAnswersByPage[what] ?? []), await firstAnswers(browser, address, controls)]
  return firstAnswersByPage
}

/** Medians in seconds: first paint, largest paint, and the last control to respond. */
function mediansOf(visits: readonly FirstAnswers[]) {
  const seconds = (read: (one: FirstAnswers) => number) => median(visits.map(read)) / 1000
  return {
    paint: seconds(({ paint }) => paint),
    largest: seconds(({ largest }) => largest),
    answer: seconds(({ answers }) => Math.max(...Object.values(answers))),
  }
}

function report(what: string, visits: readonly FirstAnswers[], floor: ReturnType<typeof mediansOf>): void {
  const { paint, largest, answer } = mediansOf(visits)
  for (const control of Object.keys(visits[0]?.answers ?? {})) {
    const seconds = median(visits.map(({ answers }) => answers[control] ?? 0)) / 1000
    console.log(`  ${control.padEnd(60)} ${seconds.toFixed(2)} s`)
  }
  const inSeconds = { unit: ' s' }
  reportFigure({ what: `${what}, first paint`, value: paint, ...inSeconds })
  reportFigure({ what: `${what}, largest paint`, value: largest, target: { max: LIMITS.largest }, ...inSeconds })
  reportFigure({
    what: `${what}, answers`,
    value: answer,
    ...inSeconds,
    note: `the floor ${floor.answer.toFixed(2)} s`,
  })
  reportFigure({
    what: `${what}, answers, of the floor`,
    value: answer / floor.answer,
    target: { max: LIMITS.ofFloor },
  })
  reportFigure({
    what: `${what}, answers after first paint`,
    value: answer - paint,
    target: { max: LIMITS.afterPaint },
    ...inSeconds,
  })
}

async function run(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findOrGetChromium() })
  const product = await startProductBehindNginx(process.env.DATABASE_URL ?? '')
  const floorServer = await startFloorBehindNginx()
  try {
    const providers = await fetchSitemap(product.origin, 'providers-1.xml')
    const provider = providers.find((one) => one.startsWith('/provider/'))
    if (!provider) throw new Error('There is no provider.')
    const pages = {
      floor: { address: `${floorServer.origin}/rows`, controls: ['header a[href="/page/1000"]'] },
      home: { address: `${product.origin}/`, controls: [SIGN_IN, SEARCH] },
      'landing page': { address: `${product.origin}/daycare/orlando-fl`, controls: [SIGN_IN, SEARCH] },
      'provider page': {
        address: product.origin + provider,
        controls: [SIGN_IN, 'a[data-photo]', 'a[href="#hours"]', 'a[href^="/signin?next"]'],
      },
      'search page': { address: `${product.origin}/search?zipCode=32801`, controls: [SIGN_IN, SEARCH] },
    } satisfies Record<string, PageToVisit>
    // Requested once before, so that server and proxy have them cached.
    for (const { address } of Object.values(pages)) await fetchText(address)
    const { floor = [], ...seen } = await visitAll(browser, pages)
    const floorMedians = mediansOf(floor)
    const { paint, largest, answer } = floorMedians
    console.log(`floor: paint ${paint.toFixed(2)} s, largest ${largest.toFixed(2)} s, answers ${answer.toFixed(2)} s`)
    for (const [what, visits] of Object.entries(seen)) report(what, visits, floorMedians)
  } finally {
    await floorServer.stop()
    await product.stop()
    await browser.close()
  }
}

runMeasurement(run)

/** Slow 4G and a phone's processor, as Chromium's DevTools simulate them. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** A page that does not respond within this time fails the measurement. */
const TIMEOUT_MS = 60_000

/** Milliseconds since the navigation began. */
type FirstAnswers = { paint: number; largest: number; answers: Record<string, number> }

type Probe = { paint: number; largest: number; answered: number }

/**
 * Opens a page with an empty cache. The first visit measures the paints without interaction. Then each control (CSS selector) gets its
 * own visit, because its handler may navigate: the control is pressed repeatedly until a script handles the press. Unhandled presses are
 * canceled, so that the browser does not navigate.
 */
async function firstAnswers(browser: Browser, address: string, controls: string[]): Promise<FirstAnswers> {
  const { paint, largest } = await visit(browser, address)
  const answers: Record<string, number> = {}
  for (const control of controls) answers[control] = (await visit(browser, address, control)).answered
  return { paint, largest, answers }
}

async function visit(browser: Browser, address: string, control?: string): Promise<Probe> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript((pressed) => Object.assign(window, { probe: { control: pressed } }), control)
  await page.addInitScript({ path: path.join(import.meta.dirname, '../measure/press-control.js') })
  try {
    await page.goto(address, { waitUntil: control ? 'commit' : 'networkidle', timeout: TIMEOUT_MS })
    return await readWhenAnswered(page, control !== undefined)
  } finally {
    await context.close()
  }
}

async function readWhenAnswered(page: Page, isPressed: boolean): Promise<Probe> {
  const readProbe = (isAwaited: boolean) => {
    const { probe } = window as unknown as { probe: Probe }
    return (!isAwaited || probe.answered > 0) && probe
  }
  try {
    const handle = await page.waitForFunction(readProbe, isPressed, { timeout: TIMEOUT_MS, polling: 200 })
    return (await handle.jsonValue()) as Probe
  } catch (error) {
    throw new Error(`${page.url()}: ${JSON.stringify(await page.evaluate(readProbe, false))}`, { cause: error })
  }
}
