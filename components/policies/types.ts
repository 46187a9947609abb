/** A paragraph, or the points of a list. */
export type PolicyBlock = string | readonly string[]

export type Policy = {
  title: string
  metaTitle: string
  description: string
  lead: string
  sections: readonly { heading: string; blocks: readonly PolicyBlock[] }[]
}
