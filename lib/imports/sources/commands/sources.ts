import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { AuditAction } from '@/lib/access/rules/audit-actions'
import type { SignedInActor } from '@/lib/access/types'
import { ACTIVE_ADMIN } from '@/lib/notifications/commands/notify'
import { env } from '@/lib/platform/config/env'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, conflictingField, invalidField, NotFoundError } from '@/lib/platform/http/errors'
import { removeJob } from '@/lib/platform/jobs/job'
import { asWritten, message } from '@/lib/platform/language/message'
import { type ImportSource, Prisma } from '@/prisma/generated/client'
import { readingOf, requestStep, savedMapping } from '../../uploads/commands/uploads'
import { mayClose, readingChoice, savedNameOf } from '../../uploads/rules'
import { findRunStates, findSource, runKeyOf, sourceVersion } from '../queries'
import { nextRunAt } from '../rules'
import { CHANGED, type SourceActionInput, type SourceInput } from '../schema'
import { startCheck } from './fetch-run'
import { isAtWork, lockSource, startRun } from './runs'

const NONE = message('imports.sourceErrors.noSource')
const BUSY = message('imports.sourceErrors.busy')
const NOT_NOW = message('imports.sourceErrors.statusChanged')

/** Forgets the last file, so that even the same one is read. */
const UNREAD = { etag: null, lastModified: null, fileSha256: null }

/**
 * Adds a source, or changes one. Throws NotFoundError, InvalidInputError (also for a name that is taken), and ConflictError if it was changed
 * since `version`.
 */
export async function saveSource(
  admin: SignedInActor,
  id: number | null,
  input: SourceInput,
  now: Date,
): Promise<{ id: number; version: string }> {
  const { reading, mapping, address, version, ...rest } = input
  const place = checkedPlace(input)
  try {
    return await db().$transaction(async (tx) => {
      const before = id === null ? null : await lockSource(tx, id)
      if (id !== null && !before) throw new NotFoundError(NONE)
      if (before && version !== undefined && version !== sourceVersion(before))
        throw conflictingField('version', CHANGED)
      const owner = { ...ACTIVE_ADMIN, id: input.ownerId }
      if ((await tx.user.count({ where: owner })) === 0)
        throw invalidField('ownerId', message('imports.sourceErrors.owner'))
      const isOn = before?.isOn ?? true
      const schedule = input.place === 'upload' ? 'by_hand' : input.schedule
      const data = {
        ...rest,
        schedule,
        address: place,
        ...(await checkedReading(tx, input)),
        nextRunAt: isOn ? nextRunAt({ ...input, schedule }, now) : null,
        // A changed place, preset or mapping: even the same file must be read again.
        ...(before && readsSameFile(before, input, place) ? {} : UNREAD),
      }
      const saved = before
        ? await tx.importSource.update({ where: { id: before.id }, data })
        : await tx.importSource.create({ data: { ...data, createdAt: now } })
      await recordSourceAudit(tx, before ? 'source.changed' : 'source.added', admin, saved.id, now)
      return { id: saved.id, version: sourceVersion(saved) }
    })
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
      throw invalidField('name', message('imports.sourceErrors.nameTaken'))
    throw error
  }
}

function recordSourceAudit(
  tx: Transaction,
  action: AuditAction,
  admin: SignedInActor | null,
  sourceId: number,
  at: Date,
): Promise<void> {
  return recordAudit(tx, { action, at, actorId: admin?.id ?? null, details: { sourceId } })
}

function checkedPlace({ place, address }: SourceInput): string {
  if (place === 'upload') return ''
  if (place === 'folder') {
    if (env().IMPORT_SOURCES_DIR === undefined) throw invalidField('place', message('imports.sourceErrors.noFolder'))
    const isBelow = address !== '' && !/^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/.test(address)
    if (!isBelow) throw invalidField('address', message('imports.sourceErrors.pathBelow'))
    return address
  }
  const url = URL.canParse(address) ? new URL(address) : null
  const isWeb = url?.protocol === 'https:' || (url?.protocol === 'http:' && env().IMPORT_SOURCES_LOOPBACK)
  if (!url || !isWeb) throw invalidField('address', message('imports.sourceErrors.fullAddress'))
  if (url.username || url.password) throw invalidField('address', message('imports.sourceErrors.noPassword'))
  return url.href
}

type StoredReading = {
  preset: string | null
  mappingName: string | null
  mapping: Prisma.InputJsonValue | typeof Prisma.DbNull
}

/** A typed mapping takes precedence over a chosen one. */
async function checkedReading(tx: Transaction, { kind, reading, mapping }: SourceInput): Promise<StoredReading> {
  if (mapping.trim() !== '') return { preset: null, mappingName: null, mapping: readingOf(kind, { mapping }).mapping }
  if (kind !== 'providers') throw invalidField('mapping', message('imports.errors.needsMapping'))
  if (reading === '') throw invalidField('reading', message('imports.sourceErrors.reading'))
  const mappingName = savedNameOf(reading)
  if (mappingName === null) return { ...readingOf(kind, { preset: reading }), mappingName, mapping: Prisma.DbNull }
  await savedMapping(tx, mappingName)
  return { preset: null, mappingName, mapping: Prisma.DbNull }
}

function readsSameFile(before: ImportSource, { place, kind, reading, mapping }: SourceInput, address: string): boolean {
  const mappingBefore = before.mapping === null ? '' : JSON.stringify(before.mapping)
  const isSameMapping = mapping.trim() === '' ? mappingBefore === '' : mappingBefore === compact(mapping)
  const isSameReading = mapping.trim() !== '' || reading === readingChoice(before)
  return before.place === place && before.address === address && before.kind === kind && isSameMapping && isSameReading
}

const compact = (json: string) => JSON.stringify(JSON.parse(json.replace(/^\uFEFF/, '')))

/** Deletes a source with its history; files and providers stay. Throws NotFoundError, and ConflictError while it has a run in progress. */
export async function deleteSource(admin: SignedInActor, id: number, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    if (!(await lockSource(tx, id))) throw new NotFoundError(NONE)
    if (await isAtWork(tx, id)) throw new ConflictError(BUSY)
    const runs = await tx.importSourceRun.findMany({ where: { sourceId: id, state: 'fetching' }, select: { id: true } })
    for (const run of runs) await removeJob(tx, runKeyOf(run.id))
    await tx.importSource.delete({ where: { id }, select: { id: true } })
    await recordSourceAudit(tx, 'source.deleted', admin, id, now)
  })
}

/** Performs an admin's action. Throws NotFoundError, and ConflictError if it is not possible now, for example because a newer file has arrived. */
export async function actOnSource(
  admin: SignedInActor,
  id: number,
  { action, uploadId }: SourceActionInput,
  now: Date,
): Promise<void> {
  const source = await findSource(id)
  if (action === 'run') return uploadId === undefined ? runNow(admin, id, now) : takeUpload(admin, id, uploadId, now)
  if (action === 'pause' || action === 'resume') return setActive(admin, id, action === 'resume', now)
  const { newest, may } = source
  const newestUpload = newest?.upload
  const isSeen = uploadId === undefined || uploadId === newestUpload?.id
  if (!newest || !newestUpload || !may[action] || !isSeen) throw new ConflictError(source.isBusy ? BUSY : NOT_NOW)
  if (action === 'discard') return discard(admin, id, newest.id, now)
  const closesMissing = action === 'apply' && source.closesMissing && mayClose(newest.providers?.gone ?? null)
  return requestStep(admin, newestUpload.id, { step: action === 'undo' ? 'undo' : 'import', closesMissing }, now)
}

/** Starts a run. `admin` is null on the command line. */
async function runNow(admin: SignedInActor | null, id: number, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const source = await lockSource(tx, id)
    if (!source) throw new NotFoundError(NONE)
    if (source.place === 'upload') throw new ConflictError(message('imports.sourceErrors.upload'))
    if (await isAtWork(tx, id)) throw new ConflictError(BUSY)
    if (await isUndecided(tx, id)) await tx.importSource.update({ where: { id }, data: UNREAD, select: { id: true } })
    await startRun(tx, id, admin?.id ?? null, now)
    await recordSourceAudit(tx, 'source.run', admin, id, now)
  })
}

/** Whether the last file was undone, discarded or could not be read. Someone who starts a run by hand then wants to see the same file again. */
async function isUndecided(tx: Transaction, sourceId: number): Promise<boolean> {
  const [last] = await findRunStates(tx, { sourceId, state: { not: 'unchanged' } }, 1)
  return last !== undefined && last.state !== 'applied' && last.state !== 'waiting'
}

/** Starts a run of the source with this name, on the command line. Returns the source's id. */
export async function runSourceByName(name: string, now: Date): Promise<number> {
  const source = await db().importSource.findUnique({ where: { name }, select: { id: true } })
  if (!source) throw new NotFoundError(asWritten(`There is no source named ${name}.`))
  await runNow(null, source.id, now)
  return source.id
}

/** Starts the dry run of a file that an admin uploaded for a source. */
async function takeUpload(admin: SignedInActor, id: number, uploadId: number, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const source = await lockSource(tx, id)
    if (!source) throw new NotFoundError(NONE)
    if (await isAtWork(tx, id)) throw new ConflictError(BUSY)
    const where = {
      id: uploadId,
      uploaderId: admin.id,
      kind: source.kind,
      step: 'uploaded',
      arrivedBytes: null,
    } as const
    const upload = await tx.importUpload.findFirst({
      where: { ...where, sourceRun: { is: null } },
      select: { id: true },
    })
    if (!upload) throw new NotFoundError(message('imports.uploadErrors.noFile'))
    const data = { sourceId: id, startedAt: now, startedById: admin.id, uploadId }
    const run = await tx.importSourceRun.create({ data })
    await startCheck(tx, { ...run, source, uploadId }, now)
    await recordSourceAudit(tx, 'source.run', admin, id, now)
  })
}

async function setActive(admin: SignedInActor, id: number, isOn: boolean, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const source = await lockSource(tx, id)
    if (!source) throw new NotFoundError(NONE)
    const data = { isOn, failures: 0, nextRunAt: isOn ? nextRunAt(source, now) : null }
    await tx.importSource.update({ where: { id }, data, select: { id: true } })
    await recordSourceAudit(tx, isOn ? 'source.resumed' : 'source.paused', admin, id, now)
  })
}

async function discard(admin: SignedInActor, id: number, runId: number, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockSource(tx, id)
    const where = { id: runId, state: 'fetched' as const }
    const data = { state: 'discarded' as const, problem: null, finishedAt: now }
    const { count } = await tx.importSourceRun.updateMany({ where, data })
    if (count === 0 || (await isAtWork(tx, id))) throw new ConflictError(NOT_NOW)
    await recordSourceAudit(tx, 'source.discarded', admin, id, now)
  })
}
