import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { beginInquiries } from '@/lib/messages/commands/begin-inquiries'
import { db } from '@/lib/platform/db'
import { ConflictError, InvalidInputError } from '@/lib/platform/errors'
import { holdOwnPlace } from '../queries/own'
import type { TransferInput } from '../schema'

const SUBJECT = 'Request Transfer'

/**
 * A parent tells their present provider that they want to go, and asks the next one where they chose one: two conversations, both or
 * neither. The place itself stays until one side ends it. Answers their ids. Throws as beginInquiries does.
 */
export async function requestTransfer(
  actor: SignedInActor,
  id: number,
  input: TransferInput,
  now: Date,
): Promise<number[]> {
  const { text, nextDaycareId, nextText } = input
  return db().$transaction(async (tx) => {
    const place = await holdOwnPlace(tx, actor, id)
    if (place.status !== 'enrolled') throw new ConflictError('This place was ended already.')
    const present = place.provider.slug
    if (nextDaycareId === present)
      throw new InvalidInputError('This is the present provider.', { nextDaycareId: 'This is the present provider.' })
    const shared = { subject: SUBJECT, childAgeMonths: null, wantedStart: null }
    const ids = await beginInquiries(tx, actor, { ...shared, text, daycareIds: [present] }, now)
    if (nextDaycareId !== null && nextText !== null)
      ids.push(...(await beginInquiries(tx, actor, { ...shared, text: nextText, daycareIds: [nextDaycareId] }, now)))
    await tx.enrollment.update({ where: { id }, data: { transferAskedAt: now }, select: { id: true } })
    return ids
  })
}
