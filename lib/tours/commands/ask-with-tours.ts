import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { beginInquiries } from '@/lib/messages/commands/begin-inquiries'
import { db } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import type { InquiryWithTours } from '../schema'
import { addTour } from './propose-tour'

/**
 * Begins conversations (beginInquiries), and proposes the same hours to each provider on its own clocks. The request itself
 * tells of them. Throws as it does, and InvalidInputError for a time that cannot be.
 */
export async function askWithTours(actor: SignedInActor, input: InquiryWithTours, now: Date): Promise<number[]> {
  const { tourTimes, ...request } = input
  return db().$transaction((tx) =>
    beginInquiries(tx, actor, request, now, async (inquiry) => {
      if (tourTimes.length > 0) await addTour(tx, inquiry, tourTimes, now).catch(atTourTimes)
    }),
  )
}

/** The form's name of the field. */
function atTourTimes(error: unknown): never {
  if (error instanceof InvalidInputError) throw new InvalidInputError(error.message, { tourTimes: error.message })
  throw error
}
