import 'server-only'
import { fullName } from '@/lib/accounts/rules/names'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { asItStands, isRunning, mayAsk, standingOf } from '../../rules/upload-steps'
import { storedProvidersReport, storedRecordsReport, storedUndoReport } from '../../schema/stored-report'
import type { UploadFile, UploadRow } from '../../types/uploads'
import { findBusy } from './live-jobs'

const ROW = {
  id: true,
  kind: true,
  step: true,
  fileName: true,
  bytes: true,
  problem: true,
  arrivedBytes: true,
  uploadedAt: true,
  uploader: { select: { firstName: true, lastName: true } },
  batch: { select: { id: true, added: true, changed: true, matched: true, leftAside: true, undoneAt: true } },
} as const

/** Files that admins uploaded, the newest first. */
export async function listUploads(most = 50): Promise<UploadRow[]> {
  const rows = await db().importUpload.findMany({ orderBy: { id: 'desc' }, take: most, select: ROW })
  const running = rows.filter(({ step }) => isRunning(step)).map(({ id }) => id)
  const busy = await findBusy(db(), running)
  return rows.map((row) => {
    const { uploader, problem: _, ...shown } = asItStands(row, busy.has(row.id))
    return { ...shown, uploader: uploader && fullName(uploader) }
  })
}

/** One file, how far it has come, and what was found in it. Throws NotFoundError. */
export async function findUpload(id: number): Promise<UploadFile> {
  const found = await db().importUpload.findUnique({
    where: { id },
    select: {
      ...ROW,
      header: true,
      preset: true,
      mapping: true,
      fileKey: true,
      batchId: true,
      rowsDone: true,
      percentDone: true,
      stepAt: true,
      report: true,
    },
  })
  if (!found) throw new NotFoundError('There is no such file.')
  const row = asItStands(found, (await findBusy(db(), [id])).has(id))
  const { uploader, fileKey, batchId: _, preset, mapping, report, ...upload } = row
  const standing = standingOf(row)
  return {
    ...upload,
    uploader: uploader && fullName(uploader),
    hasFile: fileKey !== null,
    preset,
    mapping: mapping === null ? null : JSON.stringify(mapping, null, 2),
    isRunning: isRunning(row.step),
    may: { check: mayAsk('check', standing), import: mayAsk('import', standing), undo: mayAsk('undo', standing) },
    providers: storedProvidersReport.safeParse(report).data ?? null,
    records: storedRecordsReport.safeParse(report).data ?? null,
    undo: storedUndoReport.safeParse(report).data ?? null,
  }
}

/** How far a file has come: what the page asks for while something runs. Throws NotFoundError. */
export async function findProgress(id: number) {
  const select = { step: true, rowsDone: true, percentDone: true, problem: true }
  const found = await db().importUpload.findUnique({ where: { id }, select })
  if (!found) throw new NotFoundError('There is no such file.')
  const { problem: _, ...row } = asItStands(found, (await findBusy(db(), [id])).has(id))
  return { ...row, isRunning: isRunning(row.step) }
}
