/**
 * npm run bench -- interactive: when the controls of a page's first screen respond, on a phone with slow 4G, a four times slower CPU and an
 * empty cache; medians of five visits (BENCH_RUNS) in rounds. The baseline is the smallest Next page with the same content
 * (bench/floor/app/rows). Each control is pressed until a script handles the press; earlier presses would work as without JavaScript.
 * Loads the sample data into its database. Needs nginx and Chromium.
 */
import { type Browser, chromium } from '@playwright/test'
import { findOrGetChromium } from '../../scripts/bootstrap/testing/chromium.mjs'
import { reportFigure } from '../measure/figures'
import { type FirstAnswers, firstAnswers } from '../measure/first-answers'
import { fetchSitemap, fetchText, median } from '../measure/requests'
import { runMeasurement } from '../measure/run'
import { startFloorBehindNginx, startProductBehindNginx } from '../measure/servers'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
/** Seconds, except for the ratio to the baseline. */
const MOST = { ofFloor: 1.1, afterPaint: 0.9, largest: 1.5 }

const SIGN_IN = 'header a[href="/signin"]'
const SEARCH = 'form[role=search]'

type Visited = { address: string; controls: string[] }

async function visits(browser: Browser, pages: Record<string, Visited>): Promise<Record<string, FirstAnswers[]>> {
  const seen: Record<string, FirstAnswers[]> = {}
  for (let run = 0; run < RUNS; run++)
    for (const [what, { address, controls }] of Object.entries(pages))
      seen[what] = [...(seen[what] ?? []), await firstAnswers(browser, address, controls)]
  return seen
}

/** Medians in seconds: first paint, largest paint, and the last control to respond. */
function middleOf(visited: readonly FirstAnswers[]) {
  const seconds = (read: (one: FirstAnswers) => number) => median(visited.map(read)) / 1000
  return {
    paint: seconds(({ paint }) => paint),
    largest: seconds(({ largest }) => largest),
    answer: seconds(({ answers }) => Math.max(...Object.values(answers))),
  }
}

function report(what: string, visited: readonly FirstAnswers[], floor: ReturnType<typeof middleOf>): void {
  const { paint, largest, answer } = middleOf(visited)
  for (const control of Object.keys(visited[0]?.answers ?? {})) {
    const seconds = median(visited.map(({ answers }) => answers[control] ?? 0)) / 1000
    console.log(`  ${control.padEnd(60)} ${seconds.toFixed(2)} s`)
  }
  const inSeconds = { unit: ' s' }
  reportFigure({ what: `${what}, first paint`, value: paint, ...inSeconds })
  reportFigure({ what: `${what}, largest paint`, value: largest, target: { most: MOST.largest }, ...inSeconds })
  reportFigure({
    what: `${what}, answers`,
    value: answer,
    ...inSeconds,
    beside: `the floor ${floor.answer.toFixed(2)} s`,
  })
  reportFigure({ what: `${what}, answers, of the floor`, value: answer / floor.answer, target: { most: MOST.ofFloor } })
  reportFigure({
    what: `${what}, answers after first paint`,
    value: answer - paint,
    target: { most: MOST.afterPaint },
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
    } satisfies Record<string, Visited>
    // Requested once before, so that server and proxy have them cached.
    for (const { address } of Object.values(pages)) await fetchText(address)
    const { floor = [], ...seen } = await visits(browser, pages)
    const floorMiddle = middleOf(floor)
    const { paint, largest, answer } = floorMiddle
    console.log(`floor: paint ${paint.toFixed(2)} s, largest ${largest.toFixed(2)} s, answers ${answer.toFixed(2)} s`)
    for (const [what, visited] of Object.entries(seen)) report(what, visited, floorMiddle)
  } finally {
    await floorServer.stop()
    await product.stop()
    await browser.close()
  }
}

runMeasurement(run)
