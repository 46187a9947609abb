import type { ProfileChangeView, ProfilePhoto, ProfileValues } from '../types'

/** The specification's: so many places for photos stand empty beside the cover, fewer as they fill; one to add the next is always there. */
const EMPTY_SLOTS = 5

export const emptySlots = (photos: readonly ProfilePhoto[]): number =>
  Math.max(1, EMPTY_SLOTS - Math.max(0, photos.length - 1))

/** The same list with one photo at another place; what is out of bounds changes nothing. */
export function movePhoto(photos: readonly ProfilePhoto[], from: number, to: number): ProfilePhoto[] {
  const moved = photos[from]
  if (!moved || to < 0 || to >= photos.length) return [...photos]
  return photos.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** The new cover takes the first one's place. */
export const replaceCover = (photos: readonly ProfilePhoto[], cover: ProfilePhoto): ProfilePhoto[] => [
  cover,
  ...photos.slice(1),
]

/** The list, and behind it those of another one that are not in it. */
export function withMissing(photos: readonly ProfilePhoto[], more: readonly ProfilePhoto[]): ProfilePhoto[] {
  return [...photos, ...more.filter(({ path }) => photos.every((one) => one.path !== path))]
}

type Standing = { live: ProfileValues; change: Pick<ProfileChangeView, 'status' | 'fields'> | null }

/** Photos as they are wanted now: the page's, or what is proposed in their place. */
export function standingPhotos({ live, change }: Standing): ProfilePhoto[] {
  return (change?.status === 'pending' && change.fields.photos?.to) || live.photos
}
