/** The options of the import commands for earlier runs: --list and --undo BATCH. */
import { parseArgs } from 'node:util'
import { undoImport } from '@/lib/imports/commands/undo'
import { listBatches } from '@/lib/imports/queries/batches'
import { batchLines, undoLines } from '@/lib/imports/rules/report-text'
import { revalidateRemotely } from '@/lib/platform/cache/revalidate'
import { tags } from '@/lib/platform/cache/tags'
import { DomainError } from '@/lib/platform/http/errors'
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
    throw new DomainError(400, `Use: ${BATCH_USAGE}`)
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
