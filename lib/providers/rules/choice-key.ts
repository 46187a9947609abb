import type { Facet } from './facets'

const keys = new Map<string, Map<string, string>>()
/** More than any group has; what people type into addresses is not kept without end. */
const MOST_OF_A_GROUP = 100

/**
 * The name of a choice among the counts of a search: "program:vpk". Kept, since a search asks for two hundred of them, and an object is asked
 * for a word that was just put together ten times as slowly.
 */
export function choiceKey(group: Facet['group'], value: string): string {
  const ofGroup = keys.get(group) ?? new Map<string, string>()
  const known = ofGroup.get(value)
  if (known !== undefined) return known
  const key = `${group}:${value}`
  if (ofGroup.size < MOST_OF_A_GROUP) keys.set(group, ofGroup.set(value, key))
  return key
}
