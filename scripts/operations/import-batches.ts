/** The options of the import commands for earlier runs, --list and --undo BATCH, and for sources, --sources and --run-source NAME. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { undoImport } from '@/lib/imports/commands/undo'
import { listBatches } from '@/lib/imports/queries'
import { batchLines, undoLines } from '@/lib/imports/rules/report-lines'
import { runSourceByName } from '@/lib/imports/sources/commands/sources'
import { findSource, listSources } from '@/lib/imports/sources/queries'
import { exceededLimitText, scheduleText } from '@/lib/imports/sources/rules'
import { fetchSourceJob, runUploadJob } from '@/lib/imports/uploads/jobs'
import { revalidateRemotely, tags } from '@/lib/platform/cache/revalidate'
import { directDatabaseUrl } from '@/lib/platform/config/env'
import { DomainError } from '@/lib/platform/http/errors'
import { runJobs } from '@/lib/platform/jobs/runner'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { asWritten } from '@/lib/platform/language/message'
import { englishText, translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'
import { writeReport } from './exit'

export const BATCH_USAGE = `Earlier runs: --list, or --undo BATCH [--dry-run] [--report FILE.json]`

type BatchOptions = { undo: number | null; isDryRun: boolean; report?: string }

/** Null if the arguments contain neither option. Throws the usage if they are invalid. */
export function readBatchOptions(args: string[]): BatchOptions | null {
  if (!args.some((arg) => arg === '--list' || arg === '--undo' || arg.startsWith('--undo='))) return null
  try {
    const { values } = parseArgs({
      args,
      options: {
        list: { type: 'boolean' },
        undo: { type: 'string' },
        'dry-run': { type: 'boolean' },
        report: { type: 'string' },
      },
    })
    const { list, undo, report } = values
    if (list ? Object.keys(values).length > 1 : !/^\d{1,9}$/.test(undo ?? '')) throw new Error('arguments')
    return { undo: list ? null : Number(undo), isDryRun: values['dry-run'] ?? false, report }
  } catch {
    throw new DomainError(400, asWritten(`Use: ${BATCH_USAGE}`))
  }
}

export async function runBatchCommand({ undo, isDryRun, report: file }: BatchOptions): Promise<void> {
  if (undo === null) {
    for (const line of batchLines(await listBatches())) console.log(line)
    return
  }
  const report = await undoImport(undo, { isDryRun })
  for (const line of undoLines(report)) console.log(line)
  if (!isDryRun && report.removed + report.restored + report.restoredInPart > 0)
    await revalidateRemotely([tags.directory()], (message) => console.error(message))
  if (file) await writeReport(file, report)
}

export const SOURCE_USAGE = 'Sources: --sources, or --run-source NAME'

/** The name to run, empty for the list. Null if the arguments contain neither option. Throws the usage if they are invalid. */
export function readSourceOptions(args: string[]): { run: string } | null {
  if (!args.some((arg) => arg === '--sources' || arg === '--run-source' || arg.startsWith('--run-source='))) return null
  try {
    const { values } = parseArgs({ args, options: { sources: { type: 'boolean' }, 'run-source': { type: 'string' } } })
    const run = values['run-source'] ?? ''
    if (Boolean(values.sources) === (run !== '')) throw new Error('arguments')
    return { run }
  } catch {
    throw new DomainError(400, asWritten(`Use: ${SOURCE_USAGE}`))
  }
}

const texts = translate(DEFAULT_LOCALE, 'imports.sourceTexts')

export async function runSourceCommand({ run }: { run: string }): Promise<void> {
  if (run !== '') return runSource(run)
  const sources = await listSources()
  if (sources.length === 0) console.log('There are no sources yet.')
  for (const { name, isOn, timing, nextRunAt, last } of sources) {
    const schedule = scheduleText(texts, DEFAULT_LOCALE, timing)
    const next = isOn ? nextRunAt && `next ${nextRunAt.toISOString()}` : 'paused'
    console.log(
      [name, schedule, last ? `${last.state} ${last.at.toISOString()}` : 'never run', next].filter(Boolean).join(', '),
    )
  }
}

/** Runs a source and waits for its end. Its jobs are done here, or by the server if that takes them first. */
async function runSource(name: string): Promise<void> {
  const id = await runSourceByName(name, now())
  // Loaded only here, because the other options need no task, and the file with the tasks imports those of all rooms.
  const { importTasks } = await import('@/lib/admin/jobs/tasks')
  const names: string[] = [fetchSourceJob.name, runUploadJob.name]
  const tasks = importTasks.filter((task) => names.includes(task.name))
  const jobs = runJobs(tasks, { databaseUrl: directDatabaseUrl(), concurrency: 1 })
  try {
    let source = await findSource(id)
    for (; source.isBusy; source = await findSource(id)) await sleep(500)
    const [last] = source.runs
    if (last?.state === 'failed')
      throw new DomainError(502, asWritten(`${name}: ${englishText(last.problem ?? 'null')}`))
    const limitsExceeded = last?.state === 'waiting' ? (source.newest?.passed ?? []) : []
    const reasons = limitsExceeded.map((one) => exceededLimitText(texts, one))
    for (const line of [`${name}: ${last?.state}`, ...reasons]) console.log(line)
  } finally {
    await jobs.stop()
  }
}
