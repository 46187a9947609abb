'use client'

import useSWR from 'swr'
import type { WholeConversation } from '@/lib/enrollments/types'
import type { InquiryPage } from '@/lib/messages/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'

/** Looks for new messages while the window is in view. */
const LOOK_EVERY_MS = 15_000
const WATCH = { refreshInterval: LOOK_EVERY_MS, shouldRetryOnError: false, revalidateOnMount: false } as const

/** A page of the list as the server sent it, then as it is. Whose it is belongs to the key. */
export function useInquiries(userId: number, q: string | undefined, start: InquiryPage) {
  const ask = async () => readPage(await callApi(routes.api.inquiries({ q, page: start.page })))
  return useSWR(['inquiries', userId, q, start.page], ask, { ...WATCH, fallbackData: start })
}

/** One conversation as the server sent it, then as it is. */
export function useInquiry(userId: number, start: WholeConversation) {
  const ask = async () => readInquiry(await callApi(routes.api.inquiry(start.id)))
  return useSWR(['inquiry', userId, start.id], ask, { ...WATCH, fallbackData: start })
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
