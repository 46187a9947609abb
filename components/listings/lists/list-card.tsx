'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { InertWhileSending } from '@/components/forms/restored-focus'
import { Button } from '@/components/ui/actions/button'
import { showToast } from '@/components/ui/overlays/toasts'
import { DECISION_DAYS, type ListField } from '@/lib/listings/profiles/catalogue'
import { isSameValue } from '@/lib/listings/profiles/rules/values'
import type { DraftFields } from '@/lib/listings/profiles/schema/requests'
import type { OwnProfile, ProfileValues } from '@/lib/listings/profiles/types'
import { ApiError, callApi, failureText } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import {
  type DraftPlace,
  deleteTyped,
  fetchPublished,
  readDraftList,
  readProfileDrafts,
  storeTyped,
} from '../profile/profile-drafts'
import { ProfileSection } from '../profile/profile-section'

/** `shown`: the pending or published list. `start`: what an edit starts from, which may also be a rejected list to correct. */
export function publishedList<F extends ListField>({ live, change }: Pick<OwnProfile, 'live' | 'change'>, field: F) {
  const proposed = change?.fields[field]?.to as ProfileValues[F] | undefined
  const isWaiting = change?.status === 'pending' && proposed !== undefined
  const isRejected = change?.status === 'decided' && change.decisions[field]?.accepted === false
  return {
    shown: isWaiting ? proposed : live[field],
    start: (isWaiting || isRejected) && proposed ? proposed : live[field],
    isWaiting,
  }
}

/**
 * Edits one list of a page, and sends it for approval when done. Unsent edits are stored; if another member has changed
 * the page since, they are preserved and a notice is shown.
 */
export function useListEdit<F extends ListField>(userId: number, profile: OwnProfile, field: F) {
  const t = useTranslations('listings.lists')
  const router = useRouter()
  const { start, shown } = publishedList(profile, field)
  const place: DraftPlace = { userId, providerId: profile.id, part: field }
  const [list, setList] = useState<ProfileValues[F] | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  /** The value when the edit began; and whether a conflict was reported. */
  const [base, setBase] = useState(shown)
  const [isConflictShown, setIsConflictShown] = useState(false)
  /** Input not yet added to the list: `restoredInput` as found in the draft, `pendingInput` as it is now. */
  const [restoredInput, setRestoredInput] = useState<DraftFields>({})
  const pendingInput = useRef<DraftFields>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    const { list: storedList, base: storedBase, ...fields } = readProfileDrafts(place, profile.drafts)
    const before = readDraftList(field, storedList)
    if (!before || (isSameValue(before, start) && !hasInput(fields))) return
    pendingInput.current = fields
    setRestoredInput(fields)
    setBase(readDraftList(field, storedBase) ?? shown)
    setList(before)
    showToast({ title: t('kept') })
  }, [])

  /** Ignores what arrives after editing has stopped. */
  function change(make: (before: ProfileValues[F]) => ProfileValues[F], builtOn = base) {
    setRefusal(undefined)
    setList((before) => {
      if (before === null) return null
      const after = make(before)
      storeTyped(place, { ...pendingInput.current, base: JSON.stringify(builtOn), list: JSON.stringify(after) })
      return after
    })
  }
  /** Also stores input that was not yet added to the list. */
  function storePendingInput(fields: DraftFields) {
    pendingInput.current = fields
    if (!hasInput(fields)) setRestoredInput({})
    change((before) => before)
  }
  function begin() {
    setBase(shown)
    setIsConflictShown(false)
    setList(start)
  }
  function end() {
    deleteTyped(place, profile.drafts)
    pendingInput.current = {}
    setRestoredInput({})
    setRefusal(undefined)
    setList(null)
  }

  const isChangedByOther = list !== null && !isSameValue(base, shown)
  function showConflict() {
    setIsConflictShown(true)
    setRefusal(t('meanwhile'))
  }

  /** Sends the list, unless nothing changed, or the user has not yet been told of another member's version. */
  async function submit(newList: ProfileValues[F]) {
    if (isSameValue(newList, start)) return end()
    if (isChangedByOther && !isConflictShown) return showConflict()
    setIsSending(true)
    setRefusal(undefined)
    try {
      const body = { providerId: profile.id, status: 'pending', version: profile.version, [field]: newList }
      const sent = await callApi(dashboardRoutes.api.profileChanges(), { method: 'POST', body })
      end()
      showToast(
        isPending(sent) ? { title: t('sent'), description: t('sentText', DECISION_DAYS) } : { title: t('back') },
      )
      router.refresh()
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409
      if (isConflict) router.refresh()
      if (isConflict && (await hasPageChanged(profile))) showConflict()
      else setRefusal(failureText(error, t('failed')))
    } finally {
      setIsSending(false)
    }
  }

  /** Another member's version of the list. */
  const theirs = isChangedByOther && !isSameValue(list, shown) ? shown : null
  function takeTheirs() {
    setBase(shown)
    setIsConflictShown(false)
    change(() => shown, shown)
  }
  return {
    list,
    restoredInput,
    theirs,
    takeTheirs,
    begin,
    change,
    storePendingInput,
    end,
    submit,
    refusal,
    setRefusal,
    isSending,
  }
}

/** Whether a conflict means that the page has changed. The server also answers with one while a claim disputes the page. */
async function hasPageChanged({ id, version }: OwnProfile): Promise<boolean> {
  const current = await fetchPublished(id).catch(() => null)
  return current?.version !== version
}

const isPending = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'pending'

/** Whether there is input that was not yet added to the list. */
export const hasInput = ({ keptAt: _, ...fields }: DraftFields) =>
  Object.values(fields).some((text) => text.trim() !== '')

type ListCardProps = {
  id: string
  title: string
  lead: string
  /** The content in one line, and what is missing. */
  summary: string
  missing?: string | undefined
  isWaiting: boolean
  /** The label of the edit button. */
  edit: string
  isEditing: boolean
  isSending: boolean
  refusal: string | undefined
  onBegin: () => void
  onDone: () => void
  onCancel: () => void
  /** Another member's version, read-only. */
  theirs: ReactNode
  onUseTheirs: () => void
  children: ReactNode
}

/** A list of the page with a button that toggles editing. It is inert while it is being sent. */
export function ListCard({ id, title, lead, summary, missing, isWaiting, edit, isEditing, ...rest }: ListCardProps) {
  const t = useTranslations('listings.lists')
  const { isSending, refusal, onBegin, onDone, onCancel, theirs, onUseTheirs, children } = rest
  return (
    <ProfileSection
      id={id}
      title={title}
      summary={summary}
      missing={missing}
      isWaiting={isWaiting}
      opens={isEditing || refusal !== undefined}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-prose flex-1 basis-64 text-soft">{lead}</p>
        <span className="flex flex-wrap gap-2.5">
          {isEditing && (
            <Button variant="quiet" disabled={isSending} onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
          <Button variant="secondary" busy={isSending} onClick={isEditing ? onDone : onBegin}>
            {isEditing ? t('doneEditing') : edit}
          </Button>
        </span>
      </div>
      <div className={refusal && 'mt-3'}>
        <FormAlert>{refusal}</FormAlert>
      </div>
      {theirs && (
        <div className="mt-3 rounded-md bg-sun-soft px-4 py-3">
          <h3 className="font-semibold tracking-normal">{t('theirs')}</h3>
          {theirs}
          <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={onUseTheirs}>
            {t('useTheirs')}
          </Button>
        </div>
      )}
      <InertWhileSending isSending={isSending} className="contents">
        {children}
      </InertWhileSending>
    </ProfileSection>
  )
}
