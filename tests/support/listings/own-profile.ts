import { submitChange } from '@/lib/listings/profiles/commands/submit-change'
import { findOwnProfile } from '@/lib/listings/profiles/queries/profile'
import { profileChangeInput } from '@/lib/listings/profiles/schema/requests'
import { db } from '@/lib/platform/database/client'
import { createActor } from '../accounts/actors'
import { addProviderManager } from '../enrollment/conversation'
import { addLocation, addProvider } from '../providers/add-provider'

export const EDITED_AT = new Date('2026-11-20T15:00:00Z')

/** A provider and a person who may edit its page. */
export async function ownProfile(overrides: Parameters<typeof addProvider>[0] = {}) {
  await addLocation()
  const { id } = await addProvider({ phone: '(407) 555-0100', ...overrides })
  const chris = await createActor('careprovider')
  await addProviderManager(id, chris)
  return { id, chris }
}

type Chris = Awaited<ReturnType<typeof ownProfile>>['chris']

export async function profileOf(person: Chris) {
  const profile = await findOwnProfile(person, undefined)
  if (!profile) throw new Error('This person has no page.')
  return profile
}

export const propose = (person: Chris, body: Record<string, unknown>, at = EDITED_AT) =>
  submitChange(person, profileChangeInput.parse(body), at)

/** A pending change; `id` and `version` are its own. */
export async function pendingChange(body: Record<string, unknown>) {
  const own = await ownProfile()
  await propose(own.chris, body)
  const { id, version } = await db().profileChange.findFirstOrThrow({ where: { status: 'pending' } })
  return { ...own, change: { id, version } }
}
