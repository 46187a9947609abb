import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { deleteDraft, readDraft, storeDraft } from '@/components/forms/use-draft'
import { DECISION_DAYS, type ListField, PROFILE_FIELDS, type ProfileField } from '@/lib/listings/profiles/catalogue'
import type { DraftFields, DraftPart } from '@/lib/listings/profiles/schema/requests'
import { proposedFields, storedValues } from '@/lib/listings/profiles/schema/values'
import type { OwnProfile, ProfileValues } from '@/lib/listings/profiles/types'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { useFieldNames } from './profile-fields'

/**
 * Where a page's input is stored: in this tab immediately, and a moment later on the server, so that it survives
 * signing out.
 */
export type DraftPlace = { userId: number; providerId: string; part: DraftPart }

/** Saved after a pause of this length, or when a field loses the focus, which signing out causes. */
const PAUSE_MS = 1_000

const draftName = ({ providerId, part }: DraftPlace) => `${part}-${providerId.split('-').at(-1)}`
const draftKey = (place: DraftPlace) => `${place.userId}:${draftName(place)}`

type PlannedSave = { timer: ReturnType<typeof setTimeout>; send: () => void }
const plannedSaves = new Map<string, PlannedSave>()
/** The saves of this visit, finished or in progress, by draft. */
const serverSaves = new Map<string, Promise<unknown>>()
/** When each draft was sent or discarded: a draft loaded with the page before that is stale. */
const discarded = new Map<string, string>()

/** The latest draft, from this tab or the server (`drafts`); empty if there is none. */
export function readProfileDrafts(place: DraftPlace, drafts: OwnProfile['drafts']): DraftFields {
  const tabDraft = readDraft(place.userId, draftName(place))
  const serverDraft = drafts[place.part] ?? {}
  const isStale = (serverDraft.keptAt ?? '') <= (discarded.get(draftKey(place)) ?? '')
  return isStale || (tabDraft.keptAt ?? '') >= (serverDraft.keptAt ?? '') ? tabDraft : serverDraft
}

/** A list of a draft; null when it is missing or of another shape. */
export function readDraftList<F extends ListField | 'photos'>(
  field: F,
  text: string | undefined,
): ProfileValues[F] | null {
  try {
    const read = storedValues.shape[field].safeParse(JSON.parse(text ?? 'null'))
    return read.success ? (read.data as ProfileValues[F]) : null
  } catch {
    return null
  }
}

export function storeTyped(place: DraftPlace, typed: DraftFields): void {
  const fields = { ...typed, keptAt: new Date().toISOString() }
  storeDraft(place.userId, draftName(place), fields)
  const key = draftKey(place)
  const send = () => {
    stop(key)
    const { providerId, part } = place
    // On failure the tab still has it, and the next change tries again.
    const call = callApi(dashboardRoutes.api.profileDraft(), { method: 'PUT', body: { providerId, part, fields } })
    serverSaves.set(key, Promise.allSettled([serverSaves.get(key), call]))
  }
  clearTimeout(plannedSaves.get(key)?.timer)
  plannedSaves.set(key, { timer: setTimeout(send, PAUSE_MS), send })
  document.addEventListener('focusout', sendPlannedSaves)
}

/** Deletes a draft that was sent for approval or discarded. `drafts`: those loaded with the page. */
export function deleteTyped(place: DraftPlace, drafts: OwnProfile['drafts']): void {
  const key = draftKey(place)
  deleteDraft(place.userId, draftName(place))
  stop(key)
  const pendingSave = serverSaves.get(key)
  const isOpen = pendingSave !== undefined || (drafts[place.part] !== undefined && !discarded.has(key))
  discarded.set(key, new Date().toISOString())
  serverSaves.delete(key)
  if (!isOpen) return
  const { providerId, part } = place
  // Waits for a save in progress, so that it does not restore the draft.
  void Promise.resolve(pendingSave)
    .then(() => callApi(dashboardRoutes.api.profileDraft({ providerId, part }), { method: 'DELETE' }))
    .catch(() => {})
}

function stop(key: string): void {
  clearTimeout(plannedSaves.get(key)?.timer)
  plannedSaves.delete(key)
  if (plannedSaves.size === 0) document.removeEventListener('focusout', sendPlannedSaves)
}

const sendPlannedSaves = () => {
  for (const { send } of [...plannedSaves.values()]) send()
}

/** The part of the response that the form needs. */
const currentPage = z.object({
  version: z.string(),
  live: storedValues,
  change: z.object({ status: z.enum(['pending', 'decided', 'withdrawn']), fields: proposedFields }).nullable(),
})

/** A page's current values, and the proposed ones. */
export async function fetchPublished(providerId: string) {
  return currentPage.parse(await callApi(dashboardRoutes.api.profileChanges({ providerId })))
}

/** What became of the fields that were sent. */
const outcome = z.object({
  status: z.enum(['pending', 'live', 'withdrawn']),
  atOnce: z.array(z.enum(PROFILE_FIELDS)).default([]),
  waiting: z.array(z.enum(PROFILE_FIELDS)).default([]),
})

/** The message after sending: which of these fields await approval, and which are live. `sent`: the fields of this form. */
export function useSentMessage() {
  const t = useTranslations('listings.profile')
  const namesOf = useFieldNames()
  return (answer: unknown, sent: readonly ProfileField[]): { title: string; description?: string } => {
    const read = outcome.safeParse(answer)
    if (!read.success) return { title: t('sent') }
    const { status, atOnce, waiting } = read.data
    if (status === 'withdrawn') return { title: t('taken') }
    const own = (fields: readonly ProfileField[]) => fields.filter((field) => sent.includes(field))
    const [live, waits] = [own(atOnce), own(waiting)]
    if (waits.length === 0 && (status === 'live' || live.length > 0)) return { title: t('live') }
    const parts = [
      waits.length > 0 && t('sentText', { ...DECISION_DAYS, waiting: namesOf(waits) }),
      live.length > 0 && t('liveText', { live: namesOf(live) }),
    ].filter(Boolean)
    return { title: t('sent'), description: parts.join(' ') || undefined }
  }
}
