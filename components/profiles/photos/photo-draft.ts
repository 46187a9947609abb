import { storedValues } from '@/lib/profiles/schema/stored'
import type { OwnProfile, ProfilePhoto } from '@/lib/profiles/types'
import { type DraftPlace, keepTyped, readKept } from '../kept-draft'

/** A list that somebody works on, and the one that they began with. */
export type PhotoDraft = { base: ProfilePhoto[]; list: ProfilePhoto[] }

export const photoPlace = (userId: number, providerId: string): DraftPlace => ({ userId, providerId, part: 'photos' })

export function readPhotoDraft(place: DraftPlace, drafts: OwnProfile['drafts']): PhotoDraft | null {
  const { base, list } = readKept(place, drafts)
  const [first, second] = [readPhotos(base), readPhotos(list)]
  return first && second ? { base: first, list: second } : null
}

export function keepPhotoDraft(place: DraftPlace, { base, list }: PhotoDraft): void {
  keepTyped(place, { base: JSON.stringify(base), list: JSON.stringify(list) })
}

function readPhotos(text: string | undefined): ProfilePhoto[] | null {
  try {
    return storedValues.shape.photos.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}
