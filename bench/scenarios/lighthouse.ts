/**
 * npm run bench -- lighthouse: what Lighthouse says of the indexable pages as a phone on a slow line has them, through the nginx example;
 * the medians of five runs (BENCH_RUNS). Beside them the smallest page that Next generates (bench/floor), since the same processor
 * is slowed down for both: what is compared is how much longer ours block and how much later they paint. Loads the sample data into its database. Needs nginx, and asks npm's registry for Lighthouse.
 */

import { reportFigure } from '../measure/figures'
import { type LighthouseFigures, lighthouseOf } from '../measure/lighthouse'
import { fetchSitemap, fetchText } from '../measure/requests'
import { endAfter } from '../measure/run'
import { type Server, startFloorBehindNginx, startProductBehindNginx } from '../measure/servers'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const LEAST = 95
/** Largest paint in seconds, blocked time in milliseconds, shift. */
const MOST = { lcp: 1.5, tbt: 100, cls: 0 }
/** Of the HTML, as long as the home page's. */
const FLOOR_BYTES = 51_000

/** The first address of a file of the sitemap below this path. Throws where there is none: another page would be measured in its name. */
async function firstOf({ origin }: Server, file: string, start: string): Promise<string> {
  const paths = await fetchSitemap(origin, `${file}.xml`)
  const path = paths.find((one) => one.startsWith(start) && !one.startsWith('/blog/category/'))
  if (!path) throw new Error(`${file} names no page below ${start}.`)
  return path
}

function print(
  what: string,
  { performance, accessibility, seo, lcp, tbt, tbtOfProcessor, cls, ...figures }: LighthouseFigures,
): void {
  console.log(
    `${what.padEnd(14)} performance ${performance}, accessibility ${accessibility}, best practices ${figures['best-practices']}, search engines ${seo}; LCP ${(lcp / 1000).toFixed(2)} s, TBT ${tbt.toFixed(0)} ms (${tbtOfProcessor.toFixed(0)} by the processor's time), CLS ${cls.toFixed(3)}`,
  )
}

function tell(what: string, figures: LighthouseFigures, floor: LighthouseFigures): void {
  print(what, figures)
  for (const one of figures.named) console.log(`  it names ${one}`)
  const { performance, lcp, tbt, tbtOfProcessor, cls } = figures
  const others = Math.min(figures.accessibility, figures['best-practices'], figures.seo)
  const ms = { unit: ' ms', digits: 0, asked: { most: MOST.tbt } }
  reportFigure({ what: `${what}, performance`, value: performance, asked: { least: LEAST }, digits: 0 })
  reportFigure({ what: `${what}, least of the others`, value: others, asked: { least: 100 }, digits: 0 })
  reportFigure({
    what: `${what}, largest paint`,
    value: lcp / 1000,
    asked: { most: MOST.lcp },
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
  reportFigure({ what: `${what}, shift`, value: cls, asked: { most: MOST.cls }, digits: 3 })
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
    // Once before, so that the proxy has them: what a first visitor of the day waits for is measured elsewhere.
    for (const address of Object.values(addresses)) await fetchText(address)
    const { floor, ...pages } = await lighthouseOf(addresses, RUNS)
    print('floor', floor)
    for (const [what, figures] of Object.entries(pages)) tell(what, figures, floor)
  } finally {
    await floorServer.stop()
    await product.stop()
  }
}

endAfter(run)
