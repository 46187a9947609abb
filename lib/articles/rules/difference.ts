import { diffWordsWithSpace } from 'diff'
import { REVISION_FIELDS, type RevisionField, type RevisionFields, readableField } from './revision'

/** A run of words: in both, only in the older one, only in the newer one. */
export type DifferencePart = { kind: 'same' | 'removed' | 'added'; text: string }
export type FieldDifference = { field: RevisionField; parts: DifferencePart[] }

/** What became of each field that differs, word by word. */
export function differenceOf(older: RevisionFields, newer: RevisionFields): FieldDifference[] {
  return REVISION_FIELDS.flatMap((field) => {
    const [before, after] = [readableField(older, field), readableField(newer, field)]
    if (before === after) return []
    const parts = diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
      kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
      text: value,
    }))
    return [{ field, parts }]
  })
}
