import 'server-only'
import type { Prisma } from '@/prisma/generated/client'
import { storedSeasons } from '../schema/provider-draft'
import { tourIn } from '../schema/tours'
import type { ProviderDetail, ReviewView } from '../types'
import { cardSelect, toCard } from './card'
import { dayOf, optionalDayOf, toLicense, toPhoto } from './parts'

/** The newest reviews that a page carries; the count beside the stars is of all. */
export const REVIEWS_ON_PAGE = 20

/** The columns of a provider page; contact data is not among them, see queries/contact.ts. */
export const detailSelect = {
  ...cardSelect,
  alternateNames: true,
  description: true,
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

export type DetailRow = Prisma.ProviderGetPayload<{ select: typeof detailSelect }>

type Counted = Pick<ProviderDetail, 'has' | 'hasNamesake'>

export function toDetail(row: DetailRow, counted: Counted, now: Date): ProviderDetail {
  return {
    ...toCard(row, now),
    internalId: row.id,
    alternateNames: row.alternateNames,
    description: row.description,
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
    virtualTours: row.virtualTours.map(tourIn),
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
