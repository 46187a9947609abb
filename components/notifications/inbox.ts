'use client'

import useSWR, { mutate } from 'swr'
import type { NotificationPage } from '@/lib/notifications/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { useSignals } from './signals'

/**
 * SWR must not retry or revalidate by itself, because the requests of all signed-in users add up; only the count
 * revalidates on focus.
 */
const QUIET = { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false } as const

// The user is part of the key, so that the next user of this window does not see their data.
const countKey = (userId: number) => ['unread', userId] as const
const LIST = 'notifications'
const listKey = (userId: number, before = 0) => [LIST, userId, before] as const

/** The number of unread notifications; undefined until the server has responded. */
export function useUnread(userId: number) {
  const fetchCount = async () => readUnread(await callApi(dashboardRoutes.api.unreadCount()))
  useSignals(['notifications'], () => void mutate(countKey(userId)))
  return useSWR(countKey(userId), fetchCount, { ...QUIET, revalidateOnFocus: true })
}

type ListOptions = {
  before?: number
  /** Whether the list is fetched again when it is shown. */
  revalidates?: boolean
}

/** A page of the list, the newest first. */
export function useNotifications(userId: number, { before, revalidates = true }: ListOptions) {
  const fetchPage = async () => {
    const page = (await callApi(dashboardRoutes.api.notifications({ before }))) as NotificationPage | undefined
    // A captive portal responds with a page of its own.
    if (!page?.notifications) throw new Error('This is no list of notifications.')
    return page
  }
  return useSWR(listKey(userId, before), fetchPage, {
    ...QUIET,
    revalidateOnMount: revalidates,
    revalidateIfStale: revalidates,
  })
}

/** Caches a page that came with the document, so that it is updated together with the rest. */
export function cachePage(userId: number, before: number | undefined, page: NotificationPage) {
  return mutate(listKey(userId, before), page, { revalidate: false })
}

/** Optimistic; reverts and throws if the server rejects it. */
export function markRead(userId: number, id: number): Promise<void> {
  const call = callApi(dashboardRoutes.api.readNotification(id), { method: 'POST' })
  return mark(userId, call, (one) => one === id)
}

/** Marks all up to the newest one shown. */
export function markAllRead(userId: number, upTo: number): Promise<void> {
  const call = callApi(dashboardRoutes.api.readNotifications(), { method: 'POST', body: { upTo } })
  return mark(userId, call, (one) => one <= upTo, 0)
}

async function mark(userId: number, call: Promise<unknown>, isTarget: (id: number) => boolean, left?: number) {
  const changed = new Set<number>()
  const isList = (key: unknown) => Array.isArray(key) && key[0] === LIST && key[1] === userId
  const setRead = (isRead: boolean, isOne: (id: number) => boolean) =>
    mutate(isList, (page?: NotificationPage) => page && withRead(page, isRead, isOne, changed), { revalidate: false })
  try {
    const lists = setRead(true, isTarget)
    await mutate(countKey(userId), call.then(readUnread), {
      optimisticData: (unread = 1) => left ?? Math.max(0, unread - 1),
      rollbackOnError: true,
      revalidate: false,
    })
    await lists
  } catch (error) {
    await setRead(false, (id) => changed.has(id))
    throw error
  }
}

/** `changed` collects the ids of those whose state was different before. */
function withRead(page: NotificationPage, isRead: boolean, isTarget: (id: number) => boolean, changed: Set<number>) {
  const notifications = page.notifications.map((one) => {
    if (!isTarget(one.id) || one.isRead === isRead) return one
    changed.add(one.id)
    return { ...one, isRead }
  })
  return { ...page, notifications }
}

const readUnread = (response: unknown): number => (response as { unread: number }).unread
