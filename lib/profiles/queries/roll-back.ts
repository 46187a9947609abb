import 'server-only'
import { nameInAddress, videoInAddress } from '@/lib/media/schema/file-name'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { fieldsBefore } from '../rules/roll-back'
import { picturesIn, videosIn } from '../rules/values'
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
  const before = changes.map(({ fields: { photos, businessLogo, virtualTours } }) => ({
    photos: photos?.from ?? [],
    businessLogo: businessLogo?.from ?? '',
    virtualTours: virtualTours?.from ?? [],
  }))
  const paths = before.flatMap((values) => [...picturesIn(values), ...videosIn(values)])
  const gone = await findGone(connection, providerId, paths)
  return { providerId, fields: fieldsBefore(changes, live, (path) => !gone.has(path)), version, later: rows.length - 1 }
}

/** Of these addresses of uploaded files, those that are kept no longer. */
async function findGone(connection: Database | Transaction, providerId: number, paths: readonly string[]) {
  const names = new Map(
    paths.flatMap((path) => {
      const name = nameInAddress(path) ?? videoInAddress(path)
      return name ? [[name, path] as const] : []
    }),
  )
  const wanted = { where: { providerId, key: { in: [...names.keys()] } }, select: { key: true } }
  const kept = [await connection.photoUpload.findMany(wanted), await connection.videoUpload.findMany(wanted)]
  for (const { key } of kept.flat()) names.delete(key)
  return new Set(names.values())
}
