import type { SignedInActor } from '@/lib/access/types'
import { sendInquiryWithTours } from '@/lib/enrollment/tours/commands/propose-tour'
import { db } from '@/lib/platform/database/client'
import { createActor } from '../accounts/actors'
import { addLocation, addProvider } from '../providers/add-provider'

export const REQUESTED_AT = new Date('2026-11-22T15:00:00Z')
export const REQUEST = {
  subject: 'A place in January',
  text: 'Do you have a place for two mornings?',
  childAgeMonths: 14,
  wantedStart: '2027-01',
}

/** Makes a person a manager of a provider. */
export async function addProviderManager(providerId: number, person: SignedInActor): Promise<void> {
  await db().providerPerson.create({ data: { providerId, userId: person.id, createdAt: REQUESTED_AT } })
}

/** A parent, a provider and its manager; `id` is the conversation that the parent started. */
export async function conversation() {
  await addLocation()
  const provider = await addProvider()
  const [pat, chris] = [await createActor('caregiver'), await createActor('careprovider')]
  await addProviderManager(provider.id, chris)
  const { slug, name } = await db().provider.findUniqueOrThrow({ where: { id: provider.id } })
  const [id = 0] = await sendInquiryWithTours(pat, { daycareIds: [slug], ...REQUEST, tourTimes: [] }, REQUESTED_AT)
  return { id, pat, chris, provider: { id: provider.id, slug, name } }
}

export async function publicIdOf(providerId: number): Promise<string> {
  return (await db().provider.findUniqueOrThrow({ where: { id: providerId } })).slug
}
