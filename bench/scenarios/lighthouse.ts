/**
 * npm run bench -- lighthouse: Lighthouse's figures for the indexable pages, as on a phone with a slow connection, through the nginx
 * example; the medians of five runs (BENCH_RUNS). The baseline is the smallest page that Next generates (bench/floor) under the same CPU
 * slowdown: it shows how much longer our pages block and how much later they paint. Loads the sample data into its database. Needs nginx,
 * and installs Lighthouse from the npm registry.
 */

import { reportFigure } from '../measure/figures'
import { type LighthouseFigures, lighthouseOf } from '../measure/lighthouse'
import { fetchSitemap, fetchText } from '../measure/requests'
import { runMeasurement } from '../measure/run'
import { type Server, startFloorBehindNginx, startProductBehindNginx } from '../measure/servers'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const LEAST = 95
/** Largest paint in seconds, blocked time in milliseconds, shift. */
const MOST = { lcp: 1.5, tbt: 100, cls: 0 }
/** The size of the home page's HTML. */
const FLOOR_BYTES = 51_000

/** The first URL of a sitemap file below this path. Throws if there is none, instead of measuring another page. */
async function firstOf({ origin }: Server, file: string, start: string): Promise<string> {
  const paths = await fetchSitemap(origin, `${file}.xml`)
  const path = paths.find((one) => one.startsWith(start) && !one.startsWith('/blog/category/'))
  if (!path) throw new Error(`${file} lists no page below ${start}.`)
  return path
}

function print(
  what: string,
  { performance, accessibility, seo, lcp, tbt, tbtOfProcessor, cls, ...figures }: LighthouseFigures,
): void {
  console.log(
    `${what.padEnd(14)} performance ${performance}, accessibility ${accessibility}, best practices ${figures['best-practices']}, search engines ${seo}; LCP ${(lcp / 1000).toFixed(2)} s, TBT ${tbt.toFixed(0)} ms (${tbtOfProcessor.toFixed(0)} by CPU time), CLS ${cls.toFixed(3)}`,
  )
}

function report(what: string, figures: LighthouseFigures, floor: LighthouseFigures): void {
  print(what, figures)
  for (const audit of figures.failedAudits) console.log(`  failed audit: ${audit}`)
  const { performance, lcp, tbt, tbtOfProcessor, cls } = figures
  const others = Math.min(figures.accessibility, figures['best-practices'], figures.seo)
  const ms = { unit: ' ms', digits: 0, target: { most: MOST.tbt } }
  reportFigure({ what: `${what}, performance`, value: performance, target: { least: LEAST }, digits: 0 })
  reportFigure({ what: `${what}, least of the others`, value: others, target: { least: 100 }, digits: 0 })
  reportFigure({
    what: `${what}, largest paint`,
    value: lcp / 1000,
    target: { most: MOST.lcp },
    unit: ' s',
    beside: `the floor ${(floor.lcp / 1000).toFixed(2)} s`,
  })
  reportFigure({ what: `${what}, blocked`, value: tbt, ...ms, beside: `the floor ${floor.tbt.toFixed(0)} ms` })
  reportFigure({
    what: `${what}, blocked by processor time`,
    value: tbtOfProcessor,
    ...ms,
    beside: `the floor ${floor.tbtOfProcessor.toFixed(0)} ms`,
  })
  reportFigure({ what: `${what}, shift`, value: cls, target: { most: MOST.cls }, digits: 3 })
}

async function run(): Promise<void> {
  console.log(`Medians of ${RUNS} runs`)
  const product = await startProductBehindNginx(process.env.DATABASE_URL ?? '')
  const floorServer = await startFloorBehindNginx()
  try {
    const addresses = {
      floor: `${floorServer.origin}/page/${FLOOR_BYTES}`,
      home: `${product.origin}/`,
      'landing page': `${product.origin}/daycare/orlando-fl`,
      provider: product.origin + (await firstOf(product, 'providers-1', '/provider/')),
      article: product.origin + (await firstOf(product, 'articles', '/blog/')),
      faq: `${product.origin}/faq`,
    }
    // Requested once before, so that the proxy has them cached: the first request of a page is measured elsewhere.
    for (const address of Object.values(addresses)) await fetchText(address)
    const { floor, ...pages } = await lighthouseOf(addresses, RUNS)
    print('floor', floor)
    for (const [what, figures] of Object.entries(pages)) report(what, figures, floor)
  } finally {
    await floorServer.stop()
    await product.stop()
  }
}

runMeasurement(run)
