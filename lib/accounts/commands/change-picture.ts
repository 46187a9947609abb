import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { dropFiles } from '@/lib/media/commands/drop-files'
import { keepFile } from '@/lib/media/commands/keep-file'
import { squarePicture } from '@/lib/media/encoding/square-picture'
import type { Crop } from '@/lib/media/schema/crop'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db, type Transaction } from '@/lib/platform/db'
import { routes } from '@/lib/platform/routes'
import { ACCOUNT_TRIES } from '../rules/limits'

/** Sharp on every screen at the largest size that it is shown in, 96 px. */
const SIDE = 256

/** Somebody's new picture: the chosen square of what they sent. Answers its address. Throws InvalidInputError for the file, and 429. */
export async function changePicture(actor: SignedInActor, sent: Uint8Array, crop: Crop, now: Date): Promise<string> {
  await takeTries([{ of: ['own picture', actor.id], limit: ACCOUNT_TRIES.ownPicture }], now)
  const picture = await squarePicture(sent, crop, SIDE)
  return keepFile(picture, actor.id, now, async (tx, key) => {
    const address = routes.picture(key)
    await replacePicture(tx, actor.id, address)
    return address
  })
}

/** Initials take the picture's place. */
export async function removePicture(actor: SignedInActor): Promise<void> {
  await db().$transaction((tx) => replacePicture(tx, actor.id, null))
}

async function replacePicture(tx: Transaction, userId: number, profileImage: string | null): Promise<void> {
  // Locked, so that of two uploads at once the first one's file goes too; "no key", as the file's row refers to this one already.
  const [old] = await tx.$queryRaw<{ address: string | null }[]>`
    SELECT profile_image AS address FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
  await tx.user.update({ where: { id: userId }, data: { profileImage }, select: { id: true } })
  if (old?.address) await dropFiles(tx, [old.address.slice(routes.picture('').length)])
}
