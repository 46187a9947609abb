import 'server-only'
import { nameInAddress } from '@/lib/media/schema/file-name'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { fieldsBefore } from '../rules/roll-back'
import { changeSelect, toChange } from '../select'
import type { RollBack } from '../types'
import { findStanding } from './profile'

/**
 * What putting a provider's page back to before a decided change would change, with the version that it builds on. Throws NotFoundError
 * for anything but a decided change. For admins alone.
 */
export async function findRollBack(id: number, connection: Database | Transaction = db()): Promise<RollBack> {
  const change = await connection.profileChange.findFirst({
    where: { id, status: 'decided' },
    select: { id: true, providerId: true, decidedAt: true },
  })
  if (!change?.decidedAt) throw new NotFoundError('There is no such decided change.')
  const { providerId, decidedAt } = change
  const rows = await connection.profileChange.findMany({
    where: { providerId, status: 'decided', OR: [{ decidedAt: { gt: decidedAt } }, { decidedAt, id: { gte: id } }] },
    orderBy: [{ decidedAt: 'asc' }, { id: 'asc' }],
    select: changeSelect,
  })
  const changes = rows.map(toChange)
  const { live, version } = await findStanding(providerId, connection)
  const pictures = changes.flatMap(({ fields }) => [
    ...(fields.photos?.from ?? []).map(({ path }) => path),
    ...(fields.businessLogo ? [fields.businessLogo.from] : []),
  ])
  const gone = await findGone(connection, providerId, pictures)
  return { providerId, fields: fieldsBefore(changes, live, (path) => !gone.has(path)), version, later: rows.length - 1 }
}

/** Of these addresses of uploaded pictures, those that are kept no longer. */
async function findGone(connection: Database | Transaction, providerId: number, paths: readonly string[]) {
  const names = new Map(
    paths.flatMap((path) => {
      const name = nameInAddress(path)
      return name ? [[name, path] as const] : []
    }),
  )
  const kept = await connection.photoUpload.findMany({
    where: { providerId, key: { in: [...names.keys()] } },
    select: { key: true },
  })
  for (const { key } of kept) names.delete(key)
  return new Set(names.values())
}
