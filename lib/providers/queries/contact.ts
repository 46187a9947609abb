import 'server-only'
import { canSeeContact } from '@/lib/access/policy'
import type { Actor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { NotFoundError, NotSignedInError } from '@/lib/platform/errors'
import { codeFromPublicId } from '../rules/public-id'
import type { ContactView, ProviderDetail } from '../types'

const NOTHING = { phone: null, email: null, website: null }

/**
 * Phone, e-mail and website of a provider, for signed-in people. A closed or merged provider keeps its own to itself. Throws
 * NotSignedInError, and NotFoundError for an id that nobody has.
 */
export async function findContact(actor: Actor, publicId: string): Promise<ContactView> {
  if (!canSeeContact(actor)) throw new NotSignedInError()
  const code = codeFromPublicId(publicId)
  const row = code && (await db().provider.findUnique({ where: { code }, select: { status: true, ...contactColumns } }))
  if (!row) throw new NotFoundError()
  const { status, ...contact } = row
  return status === 'open' || status === 'temporarily_closed' ? contact : NOTHING
}

const contactColumns = { phone: true, email: true, website: true } as const

/** Which of the three there are, for everybody: the database answers yes or no, the values stay there. */
export async function whichContactExists(internalId: number): Promise<ProviderDetail['has']> {
  const [row] = await db().$queryRaw<ProviderDetail['has'][]>`
    SELECT phone IS NOT NULL AS phone, email IS NOT NULL AS email, website IS NOT NULL AS website
    FROM providers WHERE id = ${internalId} AND status IN ('open', 'temporarily_closed')`
  return row ?? { phone: false, email: false, website: false }
}
