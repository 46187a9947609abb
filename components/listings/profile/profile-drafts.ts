import { z } from 'zod'
import { deleteDraft, readDraft, storeDraft } from '@/components/forms/draft-store'
import type { DraftFields, DraftPart } from '@/lib/listings/profiles/schema/requests'
import { proposedFields, storedValues } from '@/lib/listings/profiles/schema/values'
import type { OwnProfile } from '@/lib/listings/profiles/types'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { profileMessages as texts } from './messages'

/** Where a part of a page is typed: kept in this tab at once, and a moment later on the server, so that it is there after a sign-out. */
export type DraftPlace = { userId: number; providerId: string; part: DraftPart }

/** Sent once somebody pauses for so long, or leaves a field: whoever signs out has left it. */
const PAUSE_MS = 1_000

const nameOf = ({ providerId, part }: DraftPlace) => `${part}-${providerId.split('-').at(-1)}`
const keyOf = (place: DraftPlace) => `${place.userId}:${nameOf(place)}`

type Waiting = { timer: ReturnType<typeof setTimeout>; send: () => void }
const waiting = new Map<string, Waiting>()
/** What is on its way to the server, and what of this visit is there. */
const onServer = new Map<string, Promise<unknown>>()
/** When something was sent or discarded: what the page read before that is over. */
const settled = new Map<string, string>()

/** What was typed last, in this tab or elsewhere; empty for nothing. `drafts`: what the server has. */
export function readProfileDrafts(place: DraftPlace, drafts: OwnProfile['drafts']): DraftFields {
  const here = readDraft(place.userId, nameOf(place))
  const there = drafts[place.part] ?? {}
  const isOver = (there.keptAt ?? '') <= (settled.get(keyOf(place)) ?? '')
  return isOver || (here.keptAt ?? '') >= (there.keptAt ?? '') ? here : there
}

export function storeTyped(place: DraftPlace, typed: DraftFields): void {
  const fields = { ...typed, keptAt: new Date().toISOString() }
  storeDraft(place.userId, nameOf(place), fields)
  const key = keyOf(place)
  const send = () => {
    stop(key)
    const { providerId, part } = place
    // Where it fails, the tab has it, and the next word tries again.
    const call = callApi(routes.api.profileDraft(), { method: 'PUT', body: { providerId, part, fields } })
    onServer.set(key, Promise.allSettled([onServer.get(key), call]))
  }
  clearTimeout(waiting.get(key)?.timer)
  waiting.set(key, { timer: setTimeout(send, PAUSE_MS), send })
  document.addEventListener('focusout', sendWaiting)
}

/** It is sent for approval, or nobody wants it. `drafts`: what the page came with. */
export function deleteTyped(place: DraftPlace, drafts: OwnProfile['drafts']): void {
  const key = keyOf(place)
  deleteDraft(place.userId, nameOf(place))
  stop(key)
  const kept = onServer.get(key)
  const isOpen = kept !== undefined || (drafts[place.part] !== undefined && !settled.has(key))
  settled.set(key, new Date().toISOString())
  onServer.delete(key)
  if (!isOpen) return
  const { providerId, part } = place
  // What is on its way comes first, so that it does not come back.
  void Promise.resolve(kept)
    .then(() => callApi(routes.api.profileDraft({ providerId, part }), { method: 'DELETE' }))
    .catch(() => {})
}

function stop(key: string): void {
  clearTimeout(waiting.get(key)?.timer)
  waiting.delete(key)
  if (waiting.size === 0) document.removeEventListener('focusout', sendWaiting)
}

const sendWaiting = () => {
  for (const { send } of [...waiting.values()]) send()
}

/** What the form needs of the server's answer. */
const standing = z.object({
  version: z.string(),
  live: storedValues,
  change: z.object({ status: z.enum(['pending', 'decided', 'withdrawn']), fields: proposedFields }).nullable(),
})

/** What stands of a page now, with what is proposed. */
export async function fetchPublished(providerId: string) {
  return standing.parse(await callApi(routes.api.profileChanges({ providerId })))
}

/** What is said after sending, by what became of it. */
export const SENT = {
  pending: { title: texts.sent, description: texts.sentText },
  live: { title: texts.live },
  withdrawn: { title: texts.taken },
}

export function statusIn(answer: unknown): keyof typeof SENT {
  const status = typeof answer === 'object' && answer !== null && 'status' in answer ? answer.status : undefined
  return status === 'live' || status === 'withdrawn' ? status : 'pending'
}
