import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import type { ProviderCard } from '../types'
import { toAgeBand, toFactStamps, toLicense, toPhoto } from './parts'

/** The columns of a result row. No contact data, nothing of the private address. */
export const cardSelect = {
  id: true,
  slug: true,
  name: true,
  kind: true,
  careTypes: true,
  status: true,
  street: true,
  city: true,
  state: true,
  zip: true,
  latitude: true,
  longitude: true,
  timeZone: true,
  ageMinMonths: true,
  ageMaxMonths: true,
  curricula: true,
  programs: true,
  ratingAverage: true,
  reviewCount: true,
  sponsoredUntil: true,
  facts: { select: { group: true, source: true, sourceName: true, confirmedOn: true } },
  ageBands: {
    select: {
      band: true,
      openings: true,
      openingsFrom: true,
      waitlist: true,
      tuitionWeeklyCents: true,
      childrenPerAdult: true,
    },
    orderBy: { band: 'asc' },
  },
  hours: {
    select: { weekday: true, opensMinute: true, closesMinute: true },
    orderBy: [{ weekday: 'asc' }, { opensMinute: 'asc' }],
  },
  licenses: {
    select: { number: true, kind: true, issuer: true, status: true, issuedOn: true, expiresOn: true, asOf: true },
    orderBy: { asOf: 'desc' },
  },
  photos: {
    select: { path: true, alt: true, caption: true, width: true, height: true },
    orderBy: { position: 'asc' },
    take: 1,
  },
} as const satisfies Prisma.ProviderSelect

export type CardRow = Prisma.ProviderGetPayload<{ select: typeof cardSelect }>

/** `now` decides whether a sponsored place is still paid for. */
export function toCard(row: CardRow, now: Date): ProviderCard {
  const [photo] = row.photos
  const [license] = row.licenses
  return {
    id: row.slug,
    name: row.name,
    kind: row.kind,
    careTypes: row.careTypes,
    status: row.status,
    city: row.city,
    state: row.state,
    zip: row.zip,
    street: row.street,
    latitude: row.latitude,
    longitude: row.longitude,
    photo: photo ? toPhoto(photo) : null,
    rating: row.ratingAverage,
    reviewCount: row.reviewCount,
    ageMinMonths: row.ageMinMonths,
    ageMaxMonths: row.ageMaxMonths,
    ageBands: row.ageBands.map(toAgeBand),
    hours: row.hours,
    license: license ? toLicense(license) : null,
    programs: row.programs,
    curricula: row.curricula,
    facts: toFactStamps(row.facts),
    isSponsored: row.sponsoredUntil !== null && row.sponsoredUntil > now,
    timeZone: row.timeZone,
  }
}
