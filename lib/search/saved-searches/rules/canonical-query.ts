import type { KnownPlace } from '../../rules/area'
import { queryPairs, searchQuery } from '../../rules/filters'
import { readSearch, type Search } from '../../schema'
import { savedPart } from './saved-searches'

/** The canonical query string of a saved search, so that the same search is not saved twice. */
export function canonicalQuery(place: KnownPlace, search: Search): string {
  const query = searchQuery(savedPart(search), place.kind === 'zip' ? place.zip.zip : place.label)
  return new URLSearchParams(queryPairs(query).sort((a, b) => (a.join('=') < b.join('=') ? -1 : 1))).toString()
}

/** Parses a search's query string: the place as typed, and all valid parameters. */
export function parseSearchQuery(text: string): { typed: string; search: Search } {
  const params = new URLSearchParams(text)
  const query = Object.fromEntries([...new Set(params.keys())].map((key) => [key, oneOrMany(params.getAll(key))]))
  const { zipCode, ...rest } = query
  return { typed: String([zipCode ?? ''].flat()[0]), search: readSearch(rest).search }
}

const oneOrMany = (values: string[]) => (values.length === 1 ? (values[0] ?? '') : values)
