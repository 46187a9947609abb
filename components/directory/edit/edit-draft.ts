import { forgetDraft, keepDraft, readDraft } from '@/components/forms/draft'
import type { EditTyped } from '@/lib/directory/schema/edit'

type Typed = Omit<EditTyped, 'reason'>

/** What an admin typed and did not send yet, and what stood there when they began. */
type EditDraft = { base: Typed; typed: EditTyped }

const nameOf = (id: number) => `edit-provider-${id}`

/** Null where nothing was left, or what an older release left has other fields than `like`. */
export function readEditDraft(userId: number, id: number, like: Typed): EditDraft | null {
  const { base, typed } = readDraft(userId, nameOf(id))
  try {
    const draft: EditDraft = { base: JSON.parse(base ?? 'null'), typed: JSON.parse(typed ?? 'null') }
    return isLike(draft.base, like) && isLike(draft.typed, like) ? draft : null
  } catch {
    return null
  }
}

export function keepEditDraft(userId: number, id: number, { base, typed }: EditDraft): void {
  keepDraft(userId, nameOf(id), { base: JSON.stringify(base), typed: JSON.stringify(typed) })
}

export const forgetEditDraft = (userId: number, id: number) => forgetDraft(userId, nameOf(id))

const isLike = (value: object, like: object) =>
  Object.entries(like).every(([field, one]) => typeof Reflect.get(value ?? {}, field) === typeof one)
