'use client'

import useSWR, { useSWRConfig } from 'swr'
import { useSignals } from '@/components/notifications/signals'
import type { ConversationWithEnrollments } from '@/lib/enrollment/enrollments/schema'
import type { InquiryPage } from '@/lib/enrollment/inquiries/schema'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'

/** How often to poll while the window is visible: with the server's live events, and without them. */
const POLL_EVERY_MS = { live: 120_000, polling: 15_000 } as const
const WATCH = { shouldRetryOnError: false, revalidateOnMount: false } as const

/** A page of the list: the server's data, refreshed afterwards. The user is part of the key. */
export function useInquiries(userId: number, q: string | undefined, start: InquiryPage) {
  const fetchPage = async () => readPage(await callApi(accountRoutes.api.inquiries({ q, page: start.page })))
  return useWatched(['inquiries', userId, q, start.page], fetchPage, start)
}

/** One conversation: the server's data, refreshed afterwards. */
export function useInquiry(userId: number, start: ConversationWithEnrollments) {
  return useWatched(inquiryKey(userId, start.id), inquiryFetcher(start.id), start)
}

/** The conversation from SWR's cache; undefined until another component has fetched it. Fetches nothing itself. */
export function useCachedInquiry(userId: number, id: number): ConversationWithEnrollments | undefined {
  // SWR revalidates a key with the fetcher of its first hook. That may be this hook, so it needs a working fetcher.
  const options = { ...WATCH, revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }
  return useSWR(inquiryKey(userId, id), inquiryFetcher(id), options).data
}

const inquiryFetcher = (id: number) => async () => readInquiry(await callApi(dashboardRoutes.api.inquiry(id)))
const inquiryKey = (userId: number, id: number) => ['inquiry', userId, id] as const

/** The page's initial data, fetched again when the server announces something new. */
function useWatched<Data>(key: readonly unknown[], fetcher: () => Promise<Data>, start: Data) {
  const { mutate } = useSWRConfig()
  const hasSignals = useSignals(['messages', 'notifications'], () => void mutate(key))
  const refreshInterval = POLL_EVERY_MS[hasSignals ? 'live' : 'polling']
  return useSWR(key, fetcher, { ...WATCH, refreshInterval, fallbackData: start })
}

function readPage(answer: unknown): InquiryPage {
  if (isPage(answer)) return answer
  throw new Error('This is no list of conversations.')
}

function readInquiry(answer: unknown): ConversationWithEnrollments {
  if (isInquiry(answer)) return answer
  throw new Error('This is no conversation.')
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isPage = (answer: unknown): answer is InquiryPage => isObject(answer) && Array.isArray(answer.inquiries)
const isInquiry = (answer: unknown): answer is ConversationWithEnrollments =>
  isObject(answer) && Array.isArray(answer.messages) && isObject(answer.visits) && isObject(answer.enrollment)
