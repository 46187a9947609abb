/**
 * npm run bench -- lighthouse: what Lighthouse says of the indexable pages as a phone on a slow line has them, through the nginx example;
 * the medians of five runs (BENCH_RUNS). Beside them the smallest page that Next generates (bench/floor), since the same processor
 * is slowed down for both: what is compared is how much longer ours block and how much later they paint. Loads the sample data into its database. Needs nginx, and asks npm's registry for Lighthouse.
 */
import { endAfter } from './measure/end-after'
import { fetchText } from './measure/fetch-text'
import { tellFigure } from './measure/figures'
import { type LighthouseFigures, lighthouseOf } from './measure/lighthouse'
import { type Server, startFloorBehindNginx, startProductBehindNginx } from './measure/servers'
import { fetchSitemap } from './measure/sitemap'

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

async function measure({ origin }: Server, path: string): Promise<LighthouseFigures> {
  // Once before, so that the proxy has it: what a first visitor of the day waits for is measured elsewhere.
  await fetchText(origin + path)
  return lighthouseOf(origin + path, RUNS)
}

async function measureFloor(): Promise<LighthouseFigures> {
  const floor = await startFloorBehindNginx()
  try {
    return await measure(floor, `/page/${FLOOR_BYTES}`)
  } finally {
    await floor.stop()
  }
}

function print(what: string, { performance, accessibility, seo, lcp, tbt, cls, ...figures }: LighthouseFigures): void {
  console.log(
    `${what.padEnd(14)} performance ${performance}, accessibility ${accessibility}, best practices ${figures['best-practices']}, search engines ${seo}; LCP ${(lcp / 1000).toFixed(2)} s, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}`,
  )
}

function tell(what: string, figures: LighthouseFigures, floor: LighthouseFigures): void {
  print(what, figures)
  for (const one of figures.named) console.log(`  it names ${one}`)
  const { performance, lcp, tbt, cls } = figures
  const others = Math.min(figures.accessibility, figures['best-practices'], figures.seo)
  tellFigure({ what: `${what}, performance`, value: performance, asked: { least: LEAST }, digits: 0 })
  tellFigure({ what: `${what}, least of the others`, value: others, asked: { least: 100 }, digits: 0 })
  const beside = (times: number) => `${times.toFixed(2)} of the floor's`
  tellFigure({
    what: `${what}, largest paint`,
    value: lcp / 1000,
    asked: { most: MOST.lcp },
    unit: ' s',
    beside: beside(lcp / floor.lcp),
  })
  tellFigure({
    what: `${what}, blocked`,
    value: tbt,
    asked: { most: MOST.tbt },
    unit: ' ms',
    digits: 0,
    beside: beside(tbt / floor.tbt),
  })
  tellFigure({ what: `${what}, shift`, value: cls, asked: { most: MOST.cls }, digits: 3 })
}

async function run(): Promise<void> {
  console.log(`Medians of ${RUNS} runs`)
  const floor = await measureFloor()
  print('floor', floor)
  const product = await startProductBehindNginx(process.env.DATABASE_URL ?? '')
  try {
    const pages = {
      home: '/',
      'landing page': '/daycare/orlando-fl',
      provider: await firstOf(product, 'providers-1', '/provider/'),
      article: await firstOf(product, 'articles', '/blog/'),
      faq: '/faq',
    }
    for (const [what, path] of Object.entries(pages)) tell(what, await measure(product, path), floor)
  } finally {
    await product.stop()
  }
}

endAfter(run)
