import { forgetDraft, keepDraft, readDraft } from '@/components/forms/draft'
import { storedValues } from '@/lib/profiles/schema/stored'
import type { ProfilePhoto } from '@/lib/profiles/types'

/** A list that somebody works on, and the one that they began with. */
export type PhotoDraft = { base: ProfilePhoto[]; list: ProfilePhoto[] }

const nameOf = (providerId: string) => `photos-${providerId.split('-').at(-1)}`

export function readPhotoDraft(userId: number, providerId: string): PhotoDraft | null {
  const { base, list } = readDraft(userId, nameOf(providerId))
  const [first, second] = [readPhotos(base), readPhotos(list)]
  return first && second ? { base: first, list: second } : null
}

export function keepPhotoDraft(userId: number, providerId: string, { base, list }: PhotoDraft): void {
  keepDraft(userId, nameOf(providerId), { base: JSON.stringify(base), list: JSON.stringify(list) })
}

export const forgetPhotoDraft = (userId: number, providerId: string) => forgetDraft(userId, nameOf(providerId))

function readPhotos(text: string | undefined): ProfilePhoto[] | null {
  try {
    return storedValues.shape.photos.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}
