import type { Search } from '../schema/search'
import type { FoundProvider } from '../types'
import { countBits } from './bit-counts'
import { choiceKey } from './choice-key'
import { FACETS, FAIL_SHIFT, type Facet, placeOf, STANDING_BYTES, WORD_BYTES } from './facets'
import { askedGroups, type FilterGroup, failBit, isAskedFor, needsAll } from './filter-groups'

/** The candidates of one `fail`: how many, and how many of them have each choice, at its placeOf(). */
export type FailRow = { fail: number; count: number; bits: readonly number[] }

const FAIL_AT = WORD_BYTES.flags - 1 - FAIL_SHIFT / 8

/** Reads the words of all candidates: of each those that no search changes, and then the last word of each. */
export function readWords(bytes: Uint8Array): FailRow[] {
  const rows = bytes.length / (STANDING_BYTES + WORD_BYTES.flags)
  const standing = { bytes: bytes.subarray(0, rows * STANDING_BYTES), width: STANDING_BYTES }
  const flags = { bytes: bytes.subarray(rows * STANDING_BYTES), width: WORD_BYTES.flags }
  const failOf = (row: number) => {
    const at = row * flags.width + FAIL_AT
    return ((flags.bytes[at - 1] ?? 0) << 8) | (flags.bytes[at] ?? 0)
  }
  return [...countBits([standing, flags], failOf)].map(([fail, counted]) => ({ fail, ...counted }))
}

export type SearchCounts = {
  /** Results. */
  total: number
  /** By choice ("program:vpk"): how many results there would be with it. A choice that is not listed was not counted. */
  choices: Record<string, number>
  /** By group that was asked for: how many results there would be without it, as far as that was counted. */
  without: Partial<Record<FilterGroup, number>>
}

/** One page of a search. */
export type SearchResult = {
  /** On the first page up to 3 sponsored matches, then 20 others in order: being paid for pushes nobody off the page. */
  providers: FoundProvider[]
  total: number
  pageCount: number
  counts: SearchCounts
}

/** How far the search looked, in miles; 0 where that was no question. */
export type Widest = { distance: number; detour: number }

const PLACED = FACETS.map((facet) => ({ facet, key: choiceKey(facet.group, facet.value), place: placeOf(facet) }))

/** Reads what the search counted. Choices that would change what another filter means are left out: see asksAboutRooms. */
export function countFacets(rows: readonly FailRow[], search: Search, widest: Widest): SearchCounts {
  const total = sum(rows.filter((row) => row.fail === 0).map((row) => row.count))
  const counted = PLACED.filter(({ facet }) => isCounted(facet, search, widest))
  return {
    total,
    choices: Object.fromEntries(
      counted.map(({ facet, key, place }) => [key, sum(rowsFor(facet, rows).map(({ bits }) => bits[place] ?? 0))]),
    ),
    without: Object.fromEntries(
      askedGroups(search)
        .filter((group) => group !== 'age' || !asksAboutRooms(search))
        .map((group) => [
          group,
          total + sum(rows.filter((row) => row.fail === failBit(group)).map((row) => row.count)),
        ]),
    ),
  }
}

/**
 * A choice among several of which any is enough is counted without the other choices of its group; where all are needed,
 * and for distances, it is counted on top of what is chosen.
 */
function rowsFor({ group }: Facet, rows: readonly FailRow[]): readonly FailRow[] {
  const ownFail = isFar(group) || needsAll(group) ? 0 : failBit(group)
  return rows.filter((row) => row.fail === 0 || row.fail === ownFail)
}

function isFar(group: Facet['group']): group is keyof Widest {
  return group === 'distance' || group === 'detour'
}

function isCounted({ group, value }: Facet, search: Search, widest: Widest): boolean {
  if (isFar(group)) return Number(value) <= widest[group]
  return group !== 'age' || !asksAboutRooms(search)
}

/** Openings, prices and ratios are those of the child's room, so another age would change whom these filters find. */
function asksAboutRooms(search: Search): boolean {
  return (['openings', 'priceRange', 'teacherRatio'] as const).some((group) => isAskedFor(search, group))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
