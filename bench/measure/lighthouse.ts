import { findOrGetChromium } from '../../scripts/bootstrap/chromium.mjs'
import { runProcess } from '../../scripts/bootstrap/processes.mjs'
import { root } from '../../scripts/bootstrap/root.mjs'
import { median } from './requests'

/** Newer ones need Node 22. Not among our packages: it brings 150 of its own, and only a measurement needs it. */
const PACKAGE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export type LighthouseFigures = Record<(typeof CATEGORIES)[number], number> & {
  /** Of the largest thing drawn, and of a busy main thread; ms. */
  lcp: number
  tbt: number
  cls: number
  /** What it names in a category that is not at 100. */
  named: string[]
}

type Report = {
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string; numericValue?: number }>
}

/** The medians of some runs as a phone on a slow line has it. Asks npm's registry for Lighthouse the first time. */
export async function lighthouseOf(address: string, runs: number): Promise<LighthouseFigures> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await runOnce(address))
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
    cls: value('cumulative-layout-shift'),
    named: [...new Set(reports.flatMap(namedIn))],
  }
}

function namedIn({ categories, audits }: Report): string[] {
  const refs = CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
  return refs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id} (${audits[id]?.displayValue ?? audits[id]?.title})`)
}

async function runOnce(address: string): Promise<Report> {
  const { code, output } = await runProcess(
    'npm',
    [
      ...['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', address, '--quiet', '--output=json'],
      ...[`--only-categories=${CATEGORIES.join(',')}`, '--chrome-flags=--headless --no-sandbox'],
    ],
    { cwd: root, env: { ...process.env, CHROME_PATH: await findOrGetChromium() } },
  )
  const report = output.slice(output.indexOf('{\n'))
  if (code !== 0) throw new Error(output.slice(0, 2_000))
  const parsed: Report = JSON.parse(report)
  if (parsed.runtimeError) throw new Error(parsed.runtimeError.message)
  return parsed
}
