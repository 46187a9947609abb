import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { findPlace } from '@/lib/providers/commands/find-place'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findPageTags } from '@/lib/providers/queries/page-tags'
import { todayIn } from '@/lib/providers/rules/dates'
import { providerChange } from '@/lib/providers/schema/provider-draft'
import type { ProfileField } from '../catalogue'
import { seasonsIn } from '../rules/read-seasons'
import { readServices } from '../rules/services'
import type { ProfileValues } from '../types'
import { forgetUnusedPhotosSoon } from './unused-photos'

const PROVIDER = { source: 'provider', sourceName: 'the provider' } as const
/** Of what an admin writes or puts back. */
export const STAFF = { source: 'staff', sourceName: 'directory staff' } as const

const CONTACT: readonly ProfileField[] = ['address', 'phone', 'email', 'website']

/**
 * Writes values of a profile to its page, as said today by the provider unless another is named, with its search document. Answers
 * the tags of the pages that say something else now, also those of the place it has left. Throws InvalidInputError for an address that is none.
 */
export async function applyValues(
  tx: Transaction,
  providerId: number,
  values: Partial<ProfileValues>,
  now: Date,
  by: typeof PROVIDER | typeof STAFF = PROVIDER,
): Promise<string[]> {
  const fields = Object.keys(values)
  if (fields.length === 0) return []
  const before = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { kind: true, street: true, zip: true, privateAddress: { select: { zip: true } }, timeZone: true },
  })
  const tagsBefore = await findPageTags([providerId], tx)
  const {
    businessName,
    businessLogo,
    aboutUs,
    servicesOffered,
    amenities,
    address,
    phone,
    email,
    website,
    hours,
    seasonalHours,
    photos,
    activities,
    virtualTours,
  } = values
  const place =
    address === undefined
      ? {}
      : await findPlace(tx, { ...before, zip: before.zip ?? before.privateAddress?.zip ?? null }, address)
  const stamp = { ...by, confirmedOn: todayIn(before.timeZone, now) }
  const change = providerChange.parse({
    id: providerId,
    name: businessName,
    logoPath: orNull(businessLogo),
    description: orNull(aboutUs),
    services: servicesOffered === undefined ? undefined : readServices(servicesOffered),
    amenities,
    phone: orNull(phone),
    email: orNull(email),
    website: orNull(website),
    hours,
    seasonalHours: seasonalHours === undefined ? undefined : seasonsIn(seasonalHours),
    photos: photos?.map(({ caption, ...photo }) => ({ ...photo, caption: caption || null })),
    activities,
    virtualTours,
    ...place,
    facts: {
      ...(CONTACT.some((field) => fields.includes(field)) && { contact: stamp }),
      ...(((hours && hours.length > 0) || seasonalHours) && { hours: stamp }),
    },
  })
  await saveProviders(tx, [change])
  if (photos || virtualTours || businessLogo !== undefined) await forgetUnusedPhotosSoon(tx, providerId, now)
  return [...new Set([...tagsBefore, ...(await findPageTags([providerId], tx))])]
}

const orNull = (text: string | undefined) => (text === '' ? null : text)
