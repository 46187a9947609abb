import type { ProfileTyped } from '@/lib/profiles/schema/typed'
import { profileTexts } from '@/lib/profiles/schema/typed'
import type { OwnProfile } from '@/lib/profiles/types'
import { type DraftPlace, keepTyped, readKept } from '../kept-draft'

/** What is typed, on which version of the page it builds, and what that one said. */
export type ProfileDraft = { version: string; base: ProfileTyped; typed: ProfileTyped }

export function readProfileDraft(place: DraftPlace, drafts: OwnProfile['drafts']): ProfileDraft | null {
  const { version, base, typed } = readKept(place, drafts)
  const [first, second] = [readTyped(base), readTyped(typed)]
  return version && first && second ? { version, base: first, typed: second } : null
}

export function keepProfileDraft(place: DraftPlace, { version, base, typed }: ProfileDraft): void {
  keepTyped(place, { version, base: JSON.stringify(base), typed: JSON.stringify(typed) })
}

/** What an older release kept may lack a field; then it is of no use. */
function readTyped(text: string | undefined): ProfileTyped | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isTyped(value) ? value : null
  } catch {
    return null
  }
}

function isTyped(value: unknown): value is ProfileTyped {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(profileTexts.shape).every((field) => {
    const one: unknown = Reflect.get(value, field)
    return field === 'amenities'
      ? Array.isArray(one) && one.every((code) => typeof code === 'string')
      : typeof one === 'string'
  })
}
