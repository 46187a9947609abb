'use client'

import useSWR, { useSWRConfig } from 'swr'
import { useSignals } from '@/components/notifications/signals'
import type { WholeConversation } from '@/lib/enrollment/enrollments/schema'
import type { InquiryPage } from '@/lib/enrollment/inquiries/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'

/** How often to look for new messages while the window is in view: where the server tells of them, and where it does not. */
const LOOK_EVERY_MS = { told: 120_000, untold: 15_000 } as const
const WATCH = { shouldRetryOnError: false, revalidateOnMount: false } as const

/** A page of the list as the server sent it, then as it is. Whose it is belongs to the key. */
export function useInquiries(userId: number, q: string | undefined, start: InquiryPage) {
  const ask = async () => readPage(await callApi(routes.api.inquiries({ q, page: start.page })))
  return useWatched(['inquiries', userId, q, start.page], ask, start)
}

/** One conversation as the server sent it, then as it is. */
export function useInquiry(userId: number, start: WholeConversation) {
  return useWatched(inquiryKey(userId, start.id), askInquiry(start.id), start)
}

/** The conversation as it was asked for last by whoever shows it; nothing before that. Begins no asking of its own. */
export function useKnownInquiry(userId: number, id: number): WholeConversation | undefined {
  // SWR asks anew by the first of all who use a key, so this one must be able to.
  const options = { ...WATCH, revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }
  return useSWR(inquiryKey(userId, id), askInquiry(id), options).data
}

const askInquiry = (id: number) => async () => readInquiry(await callApi(routes.api.inquiry(id)))
const inquiryKey = (userId: number, id: number) => ['inquiry', userId, id] as const

/** What the server sent with the page, asked for again when it says that something is new. */
function useWatched<Data>(key: readonly unknown[], ask: () => Promise<Data>, start: Data) {
  const { mutate } = useSWRConfig()
  const isTold = useSignals(['messages', 'notifications'], () => void mutate(key))
  const refreshInterval = LOOK_EVERY_MS[isTold ? 'told' : 'untold']
  return useSWR(key, ask, { ...WATCH, refreshInterval, fallbackData: start })
}

function readPage(answer: unknown): InquiryPage {
  if (isPage(answer)) return answer
  throw new Error('This is no list of conversations.')
}

function readInquiry(answer: unknown): WholeConversation {
  if (isInquiry(answer)) return answer
  throw new Error('This is no conversation.')
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isPage = (answer: unknown): answer is InquiryPage => isObject(answer) && Array.isArray(answer.inquiries)
const isInquiry = (answer: unknown): answer is WholeConversation =>
  isObject(answer) && Array.isArray(answer.messages) && isObject(answer.visits) && isObject(answer.enrollment)
