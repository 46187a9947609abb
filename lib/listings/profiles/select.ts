import 'server-only'
import type { z } from 'zod'
import { versionHash } from '@/lib/platform/security/secrets'
import { addressLine } from '@/lib/providers/rules/address'
import { storedDescriptions, storedSeasons } from '@/lib/providers/schema'
import { parseTourRow } from '@/lib/providers/virtual-tours/schema'
import type { Prisma } from '@/prisma/generated/client'
import { byLanguage } from './catalogue'
import { storableSeasons } from './rules/write-hours'
import { writeServices } from './schema/form'
import { fieldDecisions, proposedFields, storedActivity } from './schema/values'
import type { ProfileChangeView, ProfileValues } from './types'

/** The columns of a page's values. They include contact data, so only the provider's people and admins may see them. */
export const valueSelect = {
  name: true,
  logoPath: true,
  description: true,
  descriptions: true,
  services: true,
  seasonalHours: true,
  amenities: true,
  street: true,
  city: true,
  state: true,
  zip: true,
  privateAddress: { select: { zip: true } },
  phone: true,
  email: true,
  website: true,
  hours: {
    select: { weekday: true, opensMinute: true, closesMinute: true },
    orderBy: [{ weekday: 'asc' }, { opensMinute: 'asc' }],
  },
  photos: {
    select: { path: true, alt: true, caption: true, width: true, height: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  },
  activities: {
    select: { name: true, description: true, ageGroup: true, frequency: true },
    orderBy: { position: 'asc' },
  },
  virtualTours: {
    select: { place: true, title: true, url: true, photos: true, video: true },
    orderBy: { place: 'asc' },
  },
} as const satisfies Prisma.ProviderSelect

type ValueRow = Prisma.ProviderGetPayload<{ select: typeof valueSelect }>

export function toValues(row: ValueRow): ProfileValues {
  const descriptions = storedDescriptions(row.descriptions)
  return {
    businessName: row.name,
    businessLogo: row.logoPath ?? '',
    aboutUs: row.description ?? '',
    ...byLanguage((_, locale) => descriptions[locale] ?? ''),
    servicesOffered: writeServices(row.services),
    amenities: row.amenities,
    // The provider's people and admins see the ZIP code even if the home hides it.
    address: addressLine({ ...row, zip: row.zip ?? row.privateAddress?.zip ?? null }),
    phone: row.phone ?? '',
    email: row.email ?? '',
    website: row.website ?? '',
    hours: row.hours,
    seasonalHours: storableSeasons(storedSeasons(row.seasonalHours)),
    photos: row.photos.map(({ path, alt, caption, width, height }) => ({
      path,
      alt,
      caption: caption ?? '',
      width,
      height,
    })),
    activities: row.activities.map((one) => storedActivity.parse(one)),
    virtualTours: row.virtualTours.map(parseTourRow),
  }
}

export const changeSelect = {
  id: true,
  status: true,
  version: true,
  fields: true,
  decisions: true,
  submittedAt: true,
  amendedAt: true,
  decidedAt: true,
  origin: true,
  note: true,
} as const satisfies Prisma.ProfileChangeSelect

type ChangeRow = Prisma.ProfileChangeGetPayload<{ select: typeof changeSelect }>

export function toChange({
  fields,
  decisions,
  submittedAt,
  amendedAt,
  decidedAt,
  ...row
}: ChangeRow): ProfileChangeView {
  return {
    ...row,
    fields: readStored(proposedFields, fields),
    decisions: readStored(fieldDecisions, decisions ?? {}),
    submittedAt: submittedAt.toISOString(),
    amendedAt: amendedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
  }
}

/** JSON from an older release that no longer matches the schema is ignored. */
const readStored = <S extends z.ZodType>(schema: S, stored: unknown) => schema.safeParse(stored).data ?? {}

/** A hash of everything an edit is based on, to detect concurrent edits. */
export function versionOf(live: ProfileValues, change: ProfileChangeView | null): string {
  return versionHash([live, change && [change.id, change.version, change.status]])
}
