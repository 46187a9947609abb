import { z } from 'zod'
import { AlertFrequency, type SearchNewsKind } from '@/prisma/generated/enums'
import { LONGEST_NAME } from './rules/saved-searches'

const NO_SEARCH = 'Say which search.'
const name = z
  .string('Give the search a name.')
  .trim()
  .min(1, 'Give the search a name.')
  .max(LONGEST_NAME, `A name has at most ${LONGEST_NAME} characters.`)
const frequency = z.enum(AlertFrequency, 'Choose immediately, daily, weekly or off.')

export const saveInput = z.object({
  /** The search's address behind "?". */
  search: z.string(NO_SEARCH).min(1, NO_SEARCH).max(2_000, 'This search is too long to be saved.'),
  name,
  frequency: frequency.default('daily'),
})
export type SaveInput = z.output<typeof saveInput>

/** What is left out stays; `isSeen` says that the person has looked at what is new. */
export const changeInput = z
  .object({ name: name.optional(), frequency: frequency.optional(), isSeen: z.literal(true).optional() })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Say what to change.')
export type ChangeInput = z.output<typeof changeInput>

export const savedSearchParams = z.object({
  id: z.coerce.number('There is no such saved search.').int().positive().max(2_147_483_647),
})

/** One provider that is new in a search. */
export type NewsItem = { publicId: string; name: string; kind: SearchNewsKind; foundAt: string }

/** What is new in one search: the newest of it, and how many there are. */
export type News = { items: NewsItem[]; total: number }

export type ShownSavedSearch = {
  id: number
  name: string
  /** Its address behind "?". */
  query: string
  frequency: AlertFrequency
  createdAt: string
  news: News
}

/** A favorite with something new in a state's files. */
export type RecordNews = { name: string; publicId: string; isLicense: boolean; isInspection: boolean }
