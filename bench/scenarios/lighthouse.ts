/**
 * npm run bench -- lighthouse: Lighthouse's figures for the indexable pages, as on a phone with a slow connection, through the nginx
 * example; the medians of five runs (BENCH_RUNS). The baseline is the smallest page that Next generates (bench/floor) under the same CPU
 * slowdown: it shows how much longer our pages block and how much later they paint. Loads the sample data into its database. Needs nginx,
 * and installs Lighthouse from the npm registry.
 */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runProcess } from '../../scripts/bootstrap/processes.mjs'
import { root } from '../../scripts/bootstrap/project.mjs'
import { findOrGetChromium } from '../../scripts/bootstrap/testing/chromium.mjs'
import { reportFigure, runMeasurement } from '../measure/figures'
import { fetchSitemap, fetchText, median } from '../measure/requests'
import { type Server, startFloorBehindNginx, startProductBehindNginx } from '../measure/servers'

const RUNS = Number(process.env.BENCH_RUNS ?? 5)
const MIN_PERFORMANCE = 95
/** Largest paint in seconds, blocked time in milliseconds, shift. */
const LIMITS = { lcp: 1.5, tbt: 100, cls: 0 }
/** The size of the home page's HTML. */
const FLOOR_BYTES = 51_000

/** The first URL of a sitemap file below this path. Throws if there is none, instead of measuring another page. */
async function firstPathOf({ origin }: Server, file: string, start: string): Promise<string> {
  const paths = await fetchSitemap(origin, `${file}.xml`)
  const path = paths.find((one) => one.startsWith(start) && !one.startsWith('/blog/category/'))
  if (!path) throw new Error(`${file} lists no page below ${start}.`)
  return path
}

function print(
  what: string,
  { performance, accessibility, seo, lcp, tbt, tbtByCpuTime, cls, ...figures }: LighthouseFigures,
): void {
  console.log(
    `${what.padEnd(14)} performance ${performance}, accessibility ${accessibility}, best practices ${figures['best-practices']}, search engines ${seo}; LCP ${(lcp / 1000).toFixed(2)} s, TBT ${tbt.toFixed(0)} ms (${tbtByCpuTime.toFixed(0)} by CPU time), CLS ${cls.toFixed(3)}`,
  )
}

function report(what: string, figures: LighthouseFigures, floor: LighthouseFigures): void {
  print(what, figures)
  for (const audit of figures.failedAudits) console.log(`  failed audit: ${audit}`)
  const { performance, lcp, tbt, tbtByCpuTime, cls } = figures
  const others = Math.min(figures.accessibility, figures['best-practices'], figures.seo)
  const ms = { unit: ' ms', digits: 0, target: { max: LIMITS.tbt } }
  reportFigure({ what: `${what}, performance`, value: performance, target: { min: MIN_PERFORMANCE }, digits: 0 })
  reportFigure({ what: `${what}, least of the others`, value: others, target: { min: 100 }, digits: 0 })
  reportFigure({
    what: `${what}, largest paint`,
    value: lcp / 1000,
    target: { max: LIMITS.lcp },
    unit: ' s',
    note: `the floor ${(floor.lcp / 1000).toFixed(2)} s`,
  })
  reportFigure({ what: `${what}, blocked`, value: tbt, ...ms, note: `the floor ${floor.tbt.toFixed(0)} ms` })
  reportFigure({
    what: `${what}, blocked by processor time`,
    value: tbtByCpuTime,
    ...ms,
    note: `the floor ${floor.tbtByCpuTime.toFixed(0)} ms`,
  })
  reportFigure({ what: `${what}, shift`, value: cls, target: { max: LIMITS.cls }, digits: 3 })
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
      provider: product.origin + (await firstPathOf(product, 'providers-1', '/provider/')),
      article: product.origin + (await firstPathOf(product, 'articles', '/blog/')),
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

/** Chromium's trace events, in microseconds; `tdur` is the CPU time. */
type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
  args?: { name?: string }
}

/** Like Lighthouse: a phone with a four times slower CPU, and blocking time is the part of a task above 50 ms. */
const CPU_SLOWDOWN = 4
const TASK_BUDGET_MS = 50

/**
 * How long the page's main thread is blocked after the first paint, in ms, by the CPU time of its tasks. Lighthouse uses wall-clock time,
 * which on a busy machine includes waiting for the CPU.
 */
function blockedByCpuTime(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  const main = events.find(({ name, pid, args }) => {
    return name === 'thread_name' && pid === paint?.pid && args?.name === 'CrRendererMain'
  })
  if (!paint || !main) throw new Error('The trace contains no painted page.')
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === main.pid && tid === main.tid)
    .filter(({ ts }) => ts >= paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (CPU_SLOWDOWN * tdur) / 1000 - TASK_BUDGET_MS), 0)
}

/** Newer versions need Node 22. Not in package.json: it has 150 dependencies, and only this measurement needs it. */
const PACKAGE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type LighthouseFigures = Record<(typeof CATEGORIES)[number], number> & {
  /** Largest contentful paint and total blocking time, in ms. */
  lcp: number
  tbt: number
  /** Total blocking time by CPU time, independent of other work on the machine. */
  tbtByCpuTime: number
  cls: number
  /** The audits that failed, in categories below 100. */
  failedAudits: string[]
}

type Report = {
  tbtByCpuTime: number
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string; numericValue?: number }>
}

/**
 * The medians of several runs per address, as on a phone with a slow connection. Each round runs every address once, so that other work on
 * the machine affects all of them. Installs Lighthouse from the npm registry the first time.
 */
async function lighthouseOf<Name extends string>(
  addresses: Record<Name, string>,
  runs: number,
): Promise<Record<Name, LighthouseFigures>> {
  const reports = new Map<string, Report[]>()
  for (let run = 0; run < runs; run++)
    for (const address of Object.values<string>(addresses))
      reports.set(address, [...(reports.get(address) ?? []), await runOnce(address)])
  const figures = {} as Record<Name, LighthouseFigures>
  for (const name in addresses) figures[name] = figuresOf(reports.get(addresses[name]) ?? [])
  return figures
}

function figuresOf(reports: readonly Report[]): LighthouseFigures {
  const medianOf = (read: (report: Report) => number | null | undefined) => median(reports.map((one) => read(one) ?? 0))
  const score = (category: string) => medianOf(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
  const value = (audit: string) => medianOf(({ audits }) => audits[audit]?.numericValue)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    tbtByCpuTime: medianOf((report) => report.tbtByCpuTime),
    cls: value('cumulative-layout-shift'),
    failedAudits: [...new Set(reports.flatMap(failedAuditsOf))],
  }
}

function failedAuditsOf({ categories, audits }: Report): string[] {
  const refs = CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} (${audits[id]?.displayValue ?? audits[id]?.title})`)
}

async function runOnce(address: string): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nookling-lighthouse-'))
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
  try {
    const { code, output } = await runProcess(
      'npm',
      [
        ...['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', address, '--quiet', '--output=json'],
        ...[`--output-path=${path.join(folder, 'report.json')}`, '--save-assets'],
        ...[`--only-categories=${CATEGORIES.join(',')}`, '--chrome-flags=--headless --no-sandbox'],
      ],
      { cwd: root, env: { ...process.env, CHROME_PATH: await findOrGetChromium() } },
    )
    if (code !== 0) throw new Error(output.slice(0, 2_000))
    const report: Report & { runtimeError?: { message: string } } = read('report.json')
    if (report.runtimeError) throw new Error(report.runtimeError.message)
    const { traceEvents }: { traceEvents: TraceEvent[] } = read('report-0.trace.json')
    return { ...report, tbtByCpuTime: blockedByCpuTime(traceEvents) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
