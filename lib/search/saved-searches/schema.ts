import { z } from 'zod'
import { idField } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import { AlertFrequency, type SearchNewsKind } from '@/prisma/generated/enums'
import { MAX_SEARCH_NAME_LENGTH } from './rules/saved-searches'

const NO_SEARCH = message('search.savedSearchErrors.search')
const NO_NAME = message('search.savedSearchErrors.name')
export const NOT_FOUND = message('search.savedSearchErrors.notFound')
const name = z
  .string(NO_NAME)
  .trim()
  .min(1, NO_NAME)
  .max(MAX_SEARCH_NAME_LENGTH, message('search.savedSearchErrors.nameTooLong', { most: MAX_SEARCH_NAME_LENGTH }))
const frequency = z.enum(AlertFrequency, message('search.savedSearchErrors.frequency'))

export const saveInput = z.object({
  /** The search's query string. */
  search: z.string(NO_SEARCH).min(1, NO_SEARCH).max(2_000, message('search.savedSearchErrors.searchTooLong')),
  name,
  frequency: frequency.default('daily'),
})
export type SaveInput = z.output<typeof saveInput>

/** Omitted fields stay unchanged; `isSeen` marks the news as seen. */
export const changeInput = z
  .object({ name: name.optional(), frequency: frequency.optional(), isSeen: z.literal(true).optional() })
  .refine(
    (change) => Object.values(change).some((value) => value !== undefined),
    message('search.savedSearchErrors.nothing'),
  )
export type ChangeInput = z.output<typeof changeInput>

export const savedSearchParams = z.object({
  id: idField(NOT_FOUND),
})

/** A provider that is new in a search or has a new opening. */
export type NewsItem = { publicId: string; name: string; kind: SearchNewsKind; foundAt: string }

/** The news of one search: its newest items, and the total. */
export type News = { items: NewsItem[]; total: number }

export type ShownSavedSearch = {
  id: number
  name: string
  /** Its query string. */
  query: string
  frequency: AlertFrequency
  createdAt: string
  news: News
}

/** A favorite with changes in a state's files. */
export type RecordNews = { name: string; publicId: string; isLicense: boolean; isInspection: boolean }
