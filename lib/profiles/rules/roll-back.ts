import { TOUR_PHOTOS, type VirtualTour } from '@/lib/providers/schema/tours'
import { PROFILE_FIELDS, type ProfileField } from '../catalogue'
import type { ProfileChangeView, ProfileValues, ProposedFields } from '../types'
import { isSameValue } from './values'

/** Decisions that accept these fields as they were proposed. */
export const accepting = (fields: readonly ProfileField[]): Partial<Record<ProfileField, { accepted: true }>> =>
  Object.fromEntries(fields.map((field) => [field, { accepted: true }]))

type Decided = Pick<ProfileChangeView, 'fields' | 'decisions'>

/**
 * What a page said before the first of these decided changes, the oldest first: of each accepted field what the first of them replaced.
 * Only fields in which the page says something else today; `hasFile` tells which pictures and videos are still kept.
 */
export function fieldsBefore(
  changes: readonly Decided[],
  live: ProfileValues,
  hasFile: (path: string) => boolean,
): ProposedFields {
  const entries = PROFILE_FIELDS.flatMap((field) => {
    const first = changes.find(({ decisions }) => decisions[field]?.accepted)
    const before = first?.fields[field]?.from
    if (before === undefined) return []
    const to = stillKept(field, before, hasFile)
    return isSameValue(to, live[field]) ? [] : [[field, { from: live[field], to }]]
  })
  return Object.fromEntries(entries)
}

/** What is left of a tour: fewer photos than make one are none. */
function tourStillKept(tour: VirtualTour, hasFile: (path: string) => boolean): VirtualTour[] {
  const { photos, video } = tour
  if (video) return hasFile(video.path) ? [tour] : []
  if (!photos) return [tour]
  const left = photos.filter(({ path }) => hasFile(path))
  return left.length < TOUR_PHOTOS.fewest ? [] : [{ ...tour, photos: left }]
}

function stillKept(field: ProfileField, value: unknown, hasFile: (path: string) => boolean): unknown {
  if (field === 'businessLogo') return typeof value === 'string' && value !== '' && hasFile(value) ? value : ''
  if (field === 'photos' && Array.isArray(value)) return value.filter(({ path }: { path: string }) => hasFile(path))
  if (field === 'virtualTours') return (value as VirtualTour[]).flatMap((tour) => tourStillKept(tour, hasFile))
  return value
}
