import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { readablePhoto } from '@/lib/media/encoding/photo'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { PHOTO_RATE } from '../rules/limits'

/** A phone's photo as a JPEG, for a browser that cannot show it; stored nowhere. Throws InvalidInputError and TooManyRequestsError. */
export async function makeReadable(actor: SignedInActor, sent: Uint8Array, now: Date): Promise<Uint8Array> {
  await takeTries([{ of: ['readable photo for', actor.id], limit: PHOTO_RATE }], now)
  return readablePhoto(sent)
}
