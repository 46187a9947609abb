import 'server-only'
import { dayOf } from '@/lib/platform/time/dates'
import type { Prisma, ProviderAgeBand, ProviderFact, ProviderLicense, ProviderPhoto } from '@/prisma/generated/client'
import { licenseStatus } from './catalogue/traits'
import { storedDescriptions, storedSeasons } from './schema'
import type {
  AgeBandFacts,
  FactProvenances,
  LicenseView,
  PhotoView,
  ProviderCard,
  ProviderDetail,
  ReviewView,
} from './types'
import { parseTourRow } from './virtual-tours/schema'

export function optionalDayOf(date: Date | null): string | null {
  return date && dayOf(date)
}

export function toFactProvenances(rows: Omit<ProviderFact, 'providerId'>[]): FactProvenances {
  return Object.fromEntries(
    rows.map((row) => [
      row.group,
      { source: row.source, sourceName: row.sourceName, confirmedOn: dayOf(row.confirmedOn) },
    ]),
  )
}

export function toAgeBand(row: Omit<ProviderAgeBand, 'providerId'>): AgeBandFacts {
  return { ...row, openingsFrom: optionalDayOf(row.openingsFrom) }
}

function toLicense(row: Omit<ProviderLicense, 'id' | 'providerId'>): LicenseView {
  return {
    ...row,
    status: licenseStatus(row.status)?.code ?? null,
    issuedOn: optionalDayOf(row.issuedOn),
    expiresOn: optionalDayOf(row.expiresOn),
    asOf: dayOf(row.asOf),
  }
}

function toPhoto(row: Omit<ProviderPhoto, 'id' | 'providerId' | 'position'>): PhotoView {
  const { path, ...rest } = row
  return { src: path, ...rest }
}

/** The columns of a result row, without contact data and private addresses. */
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

/** `now` decides whether the provider is still sponsored. */
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
    facts: toFactProvenances(row.facts),
    isSponsored: row.sponsoredUntil !== null && row.sponsoredUntil > now,
    timeZone: row.timeZone,
  }
}

/** A page shows this many of the newest reviews; the count next to the stars includes all. */
const REVIEWS_ON_PAGE = 20

/** The columns of a provider page, without contact data: see lib/providers/queries.ts. */
export const detailSelect = {
  ...cardSelect,
  alternateNames: true,
  description: true,
  descriptions: true,
  logoPath: true,
  services: true,
  seasonalHours: true,
  county: true,
  locationSlug: true,
  capacity: true,
  registrationFeeCents: true,
  siblingDiscountPercent: true,
  amenities: true,
  accreditations: true,
  languages: true,
  schedules: true,
  isSample: true,
  updatedAt: true,
  closedOn: true,
  closedSource: true,
  photos: { ...cardSelect.photos, take: 40 },
  inspections: {
    select: { inspectedOn: true, violations: true, summary: true, correctedOn: true, sourceName: true },
    orderBy: { inspectedOn: 'desc' },
  },
  activities: {
    select: { name: true, description: true, ageGroup: true, frequency: true },
    orderBy: { position: 'asc' },
  },
  virtualTours: {
    select: { place: true, title: true, url: true, photos: true, video: true },
    orderBy: { place: 'asc' },
  },
  reviews: {
    where: { status: 'published' },
    select: {
      id: true,
      authorName: true,
      rating: true,
      text: true,
      experience: true,
      relation: true,
      createdAt: true,
      editedAt: true,
      answer: { select: { text: true, createdAt: true } },
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: REVIEWS_ON_PAGE,
  },
} as const satisfies Prisma.ProviderSelect

type DetailRow = Prisma.ProviderGetPayload<{ select: typeof detailSelect }>

type Counted = Pick<ProviderDetail, 'has' | 'hasNamesake'>

export function toDetail(row: DetailRow, counted: Counted, now: Date): ProviderDetail {
  return {
    ...toCard(row, now),
    internalId: row.id,
    alternateNames: row.alternateNames,
    description: row.description,
    descriptions: storedDescriptions(row.descriptions),
    logo: row.logoPath,
    services: row.services,
    seasonalHours: storedSeasons(row.seasonalHours),
    county: row.county,
    locationSlug: row.locationSlug,
    capacity: row.capacity,
    registrationFeeCents: row.registrationFeeCents,
    siblingDiscountPercent: row.siblingDiscountPercent,
    amenities: row.amenities,
    accreditations: row.accreditations,
    languages: row.languages,
    schedules: row.schedules,
    licenses: row.licenses.map(toLicense),
    inspections: row.inspections.map((one) => ({
      ...one,
      inspectedOn: dayOf(one.inspectedOn),
      correctedOn: optionalDayOf(one.correctedOn),
    })),
    photos: row.photos.map(toPhoto),
    activities: row.activities,
    virtualTours: row.virtualTours.map(parseTourRow),
    reviews: row.reviews.map(toReview),
    ...counted,
    closedOn: optionalDayOf(row.closedOn),
    closedSource: row.closedSource,
    isSample: row.isSample,
    updatedAt: row.updatedAt.toISOString(),
  }
}

function toReview({ createdAt, editedAt, answer, ...review }: DetailRow['reviews'][number]): ReviewView {
  return {
    ...review,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    answer: answer && { text: answer.text, createdAt: answer.createdAt.toISOString() },
  }
}

const {
  photos: _photos,
  reviews: _reviews,
  virtualTours: _tours,
  descriptions: _descriptions,
  ...stated
} = detailSelect

/**
 * The columns of the open data: the facts on the page, without pictures, tours, reviews, other languages and contact data. Rows of licenses and
 * inspections have a fixed order, so that an export of re-imported data is identical.
 */
export const openDataSelect = {
  ...stated,
  licenses: { ...cardSelect.licenses, orderBy: [{ issuer: 'asc' }, { number: 'asc' }] },
  inspections: { ...detailSelect.inspections, orderBy: [{ inspectedOn: 'desc' }, { id: 'asc' }] },
} as const satisfies Prisma.ProviderSelect

export type OpenDataRow = Prisma.ProviderGetPayload<{ select: typeof openDataSelect }>
