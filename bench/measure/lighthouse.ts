import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runProcess } from '../../scripts/bootstrap/processes.mjs'
import { root } from '../../scripts/bootstrap/project.mjs'
import { findOrGetChromium } from '../../scripts/bootstrap/testing/chromium.mjs'
import { median } from './requests'

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
function blockedByProcessor(events: readonly TraceEvent[]): number {
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

export type LighthouseFigures = Record<(typeof CATEGORIES)[number], number> & {
  /** Largest contentful paint and total blocking time, in ms. */
  lcp: number
  tbt: number
  /** Total blocking time by CPU time, independent of other work on the machine. */
  tbtOfProcessor: number
  cls: number
  /** The audits that failed, in categories below 100. */
  failedAudits: string[]
}

type Report = {
  tbtOfProcessor: number
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string; numericValue?: number }>
}

/**
 * The medians of several runs per address, as on a phone with a slow connection. Each round runs every address once, so that other work on
 * the machine affects all of them. Installs Lighthouse from the npm registry the first time.
 */
export async function lighthouseOf<Name extends string>(
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
  const middle = (read: (report: Report) => number | null | undefined) => median(reports.map((one) => read(one) ?? 0))
  const score = (category: string) => middle(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
  const value = (audit: string) => middle(({ audits }) => audits[audit]?.numericValue)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    tbtOfProcessor: middle((report) => report.tbtOfProcessor),
    cls: value('cumulative-layout-shift'),
    failedAudits: [...new Set(reports.flatMap(failedIn))],
  }
}

function failedIn({ categories, audits }: Report): string[] {
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
    return { ...report, tbtOfProcessor: blockedByProcessor(traceEvents) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
