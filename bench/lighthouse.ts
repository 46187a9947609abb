/**
 * npm run bench -- lighthouse: what Lighthouse says of the indexable pages as a phone on a slow line has them, through the nginx example;
 * the medians of five runs (BENCH_RUNS). Beside them the smallest page that Next generates (bench/floor), since the same processor
 * is slowed down for both: what is compared is how much longer ours block and how much later they paint. Loads the sample data into its database. Needs nginx, and asks npm's registry for Lighthouse.
 */
import { endAfter } from './measure/end-after'
import { type LighthouseFigures, lighthouseOf } from './measure/lighthouse'
import { type Server, startFloorBehindNginx, startProductBehindNginx } from './measure/servers'
import { fetchSitemap } from './measure/sitemap'
import { fetchText } from './measure/weight'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
/** In ms. */
const MOST = { lcp: 1_500, tbt: 100 }
/** Of the HTML, as long as the home page's. */
const FLOOR_BYTES = 51_000

/** The first address of a file of the sitemap below this path. Throws where there is none: another page would be measured in its name. */
async function firstOf({ origin }: Server, file: string, start: string): Promise<string> {
  const paths = await fetchSitemap(origin, `${file}.xml`)
  const path = paths.find((one) => one.startsWith(start) && !one.startsWith('/blog/category/'))
  if (!path) throw new Error(`${file} names no page below ${start}.`)
  return path
}

function faultsOf(figures: LighthouseFigures): string[] {
  const categories = Object.entries(LEAST) as [keyof typeof LEAST, number][]
  return [
    ...categories.filter(([category, least]) => figures[category] < least).map(([category]) => category),
    ...(figures.lcp > MOST.lcp ? ['LCP'] : []),
    ...(figures.tbt > MOST.tbt ? ['TBT'] : []),
  ]
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

function print(what: string, figures: LighthouseFigures, beside = ''): void {
  const { performance, accessibility, seo, lcp, tbt, cls } = figures
  console.log(
    `${what.padEnd(14)} performance ${performance}, accessibility ${accessibility}, best practices ${figures['best-practices']}, search engines ${seo}; LCP ${(lcp / 1000).toFixed(2)} s, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}${beside}`,
  )
}

async function run(): Promise<void> {
  console.log(
    `Medians of ${RUNS} runs; performance at least ${LEAST.performance}, the others 100, LCP at most ${MOST.lcp / 1000} s, TBT ${MOST.tbt} ms`,
  )
  const floor = await measureFloor()
  print('floor', floor)
  const product = await startProductBehindNginx(process.env.DATABASE_URL ?? '')
  let isOver = false
  try {
    const pages = {
      home: '/',
      'landing page': '/daycare/orlando-fl',
      provider: await firstOf(product, 'providers-1', '/provider/'),
      article: await firstOf(product, 'articles', '/blog/'),
      faq: '/faq',
    }
    for (const [what, path] of Object.entries(pages)) {
      const figures = await measure(product, path)
      const faults = faultsOf(figures)
      if (faults.length > 0) isOver = true
      const times = (name: 'lcp' | 'tbt') =>
        `${(figures[name] / floor[name]).toFixed(2)} of the floor's ${name.toUpperCase()}`
      print(
        what,
        figures,
        `; ${times('lcp')}, ${times('tbt')}${faults.length > 0 ? `: ${faults.join(', ')} OVER` : ''}`,
      )
      for (const one of figures.named) console.log(`  it names ${one}`)
    }
  } finally {
    await product.stop()
  }
  if (isOver) process.exitCode = 1
}

endAfter(run)
