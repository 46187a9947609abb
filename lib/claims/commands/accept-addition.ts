import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { Transaction } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { findPlace } from '@/lib/providers/commands/find-place'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findPageTags } from '@/lib/providers/queries/page-tags'
import { todayIn } from '@/lib/providers/rules/dates'
import { providerDraft } from '@/lib/providers/schema/provider-draft'
import { findAlike, readAddition } from '../queries/addition'
import type { Addition } from '../schema/addition'
import { makeManager } from './accept'
import { tellClaimant } from './tell'

const UNSEEN = 'A provider like it is here, which you have not seen yet. Please look at the list again.'

type Claim = { id: number; userId: number; addition: unknown; licenseNumber: string | null }
type Acceptance = { input: { noneOf: readonly string[] }; byId: number; at: Date }

/**
 * Gives a missing provider its page, as the claimant describes it today, and makes them its manager. The claim must be locked. Answers the
 * changed tags. Throws ConflictError where a provider like it is here that the admin has not seen.
 */
export async function acceptAddition(
  tx: Transaction,
  claim: Claim,
  { input, byId, at }: Acceptance,
): Promise<string[]> {
  const { id, userId, licenseNumber } = claim
  const addition = readAddition(claim.addition)
  // One after another: of two that are alike, the second admin is shown the first.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('add a provider'))`
  const alike = await findAlike({ addition, licenseNumber }, tx)
  if (alike.some((one) => !input.noneOf.includes(one.id))) throw new ConflictError(UNSEEN)
  const [saved] = await saveProviders(tx, [await draftOf(tx, addition, at)])
  if (!saved) throw new Error('The provider was not saved.')
  const providerId = saved.id
  const data = { status: 'accepted', decidedAt: at, providerId } as const
  await tx.providerClaim.update({ where: { id }, data, select: { id: true } })
  await makeManager(tx, providerId, userId, at)
  const facts = { provider: addition.name, publicId: saved.slug, claimId: id, isAddition: true, rejection: null }
  await tellClaimant(tx, userId, facts, at)
  const details = { claimId: id, providerId, isAddition: true }
  await recordAudit(tx, { action: 'claim.accepted', at, actorId: byId, subjectId: userId, details })
  return findPageTags([providerId], tx)
}

/** What the page says at first: its contact data is as old as the decision, and everything else is not stated. */
async function draftOf(tx: Transaction, addition: Addition, at: Date) {
  const { name, kind, careTypes, address, phone, email, website } = addition
  const place = await findPlace(tx, { kind, street: null, zip: '' }, address)
  const stamp = { source: 'provider', sourceName: 'the provider', confirmedOn: todayIn(place.timeZone, at) } as const
  return providerDraft.parse({
    ...place,
    name,
    kind,
    careTypes,
    phone,
    email: email || null,
    website: website || null,
    facts: { contact: stamp },
  })
}
