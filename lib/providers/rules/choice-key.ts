import type { Facet } from './facets'

/** The name of a choice among the counts of a search: "program:vpk". */
export function choiceKey(group: Facet['group'], value: string): string {
  return `${group}:${value}`
}
