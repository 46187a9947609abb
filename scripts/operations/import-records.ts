/**
 * npm run import:records -- FILE --kind license|inspection --mapping FILE.json [--dry-run] [--report FILE.json]
 * npm run import:records -- --list | --undo BATCH [--dry-run] [--report FILE.json]
 * How a file is imported, and the format of a mapping: docs/rooms/imports.md.
 */
import { parseArgs } from 'node:util'
import { importRecords, type RecordsOptions } from '@/lib/imports/records/commands/import-records'
import { RECORD_KINDS, type RecordsReport } from '@/lib/imports/records/schema'
import { recordsLines } from '@/lib/imports/rules/report-lines'
import { revalidateRemotely, tags } from '@/lib/platform/cache/revalidate'
import { DomainError } from '@/lib/platform/http/errors'
import { asWritten } from '@/lib/platform/language/message'
import { runAndExit, stopSignal, writeReport } from './exit'
import { BATCH_USAGE, readBatchOptions, runBatchCommand } from './import-batches'

const USAGE = `Use: npm run import:records -- FILE --kind ${RECORD_KINDS.join('|')} --mapping FILE.json [--dry-run] [--report FILE.json]
${BATCH_USAGE}`

async function run(): Promise<void> {
  const batchOptions = readBatchOptions(process.argv.slice(2))
  if (batchOptions) return runBatchCommand(batchOptions)
  const { report: reportFile, ...options } = readArguments()
  const report = await importRecords({ ...options, signal: stopSignal('Stopped: nothing was saved.') })
  for (const line of recordsLines(report)) console.log(line)
  if (!report.isDryRun) await revalidateRemotely(tagsOf(report), (message) => console.error(message))
  if (reportFile) await writeReport(reportFile, report)
}

/** The pages of the providers, and the landing pages of their cities, which show licenses. */
function tagsOf({ changedProviders }: RecordsReport): string[] {
  if (!changedProviders) return [tags.directory()]
  return [...changedProviders.ids.map(tags.provider), ...changedProviders.locationSlugs.map(tags.location)]
}

function readArguments(): RecordsOptions & { report?: string } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean' },
        report: { type: 'string' },
      },
    })
    const [path, ...others] = positionals
    const kind = RECORD_KINDS.find((one) => one === values.kind)
    if (!path || others.length > 0 || !kind || !values.mapping) throw new Error('arguments')
    return { path, kind, mappingPath: values.mapping, isDryRun: values['dry-run'] ?? false, report: values.report }
  } catch {
    throw new DomainError(400, asWritten(USAGE))
  }
}

runAndExit(run)
