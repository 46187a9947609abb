import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { beginInquiries } from '@/lib/messages/commands/begin-inquiries'
import { findAddressees } from '@/lib/messages/queries/addressees'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, InvalidInputError } from '@/lib/platform/errors'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import type { InquiryWithTours } from '../schema'
import { takeSlot } from './pick-slot'
import { addTour } from './propose-tour'

type Asked = Omit<InquiryWithTours, 'slot'> & Partial<Pick<InquiryWithTours, 'slot'>>

/**
 * Begins conversations (beginInquiries). With the first provider one of its offered times is agreed at once where the parent chose one
 * (`slot`); to every other the same hours are proposed on its own clocks. The request itself tells of them. All or nothing: throws as
 * it does, InvalidInputError for a time that cannot be, and ConflictError where the chosen one is taken.
 */
export async function askWithTours(actor: SignedInActor, input: Asked, now: Date): Promise<number[]> {
  const { tourTimes, slot = null, ...request } = input
  return db().$transaction(async (tx) => {
    const bookedId = slot === null ? null : await holdFirst(tx, request.daycareIds)
    return beginInquiries(tx, actor, request, now, async (inquiry) => {
      if (slot !== null && inquiry.providerId === bookedId)
        await takeSlot(tx, inquiry, new Date(slot), now).catch(atSlot)
      else if (tourTimes.length > 0) await addTour(tx, inquiry, tourTimes, now).catch(atTourTimes)
    })
  })
}

/** The provider that is asked first (internal id), held before anything names it. */
async function holdFirst(tx: Transaction, daycareIds: readonly string[]): Promise<number | null> {
  const [first] = await findAddressees(daycareIds.slice(0, 1), tx)
  if (first) await lockProvider(tx, first.internalId)
  return first?.internalId ?? null
}

/** The form's names of the fields. */
function atTourTimes(error: unknown): never {
  if (error instanceof InvalidInputError) throw new InvalidInputError(error.message, { tourTimes: error.message })
  throw error
}
function atSlot(error: unknown): never {
  if (error instanceof ConflictError) throw new ConflictError(error.message, { slot: error.message })
  throw error
}
