import type { AlertFrequency, SearchNewsKind } from '@/prisma/generated/enums'

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
