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
  const [isTold, setIsTold] = useState(false)
  /** Input not yet added to the list: `found` as restored, `beside` as it is now. */
  const [found, setFound] = useState<DraftFields>({})
  const beside = useRef<DraftFields>({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    const { list: kept, base: keptBase, ...fields } = readProfileDrafts(place, profile.drafts)
    const before = readDraftList(field, kept)
    if (!before || (isSameValue(before, start) && !isAnyTyped(fields))) return
    beside.current = fields
    setFound(fields)
    setBase(readDraftList(field, keptBase) ?? shown)
    setList(before)
    showToast({ title: t('kept') })
  }, [])

  /** Ignores what arrives after editing has stopped. */
  function change(make: (before: ProfileValues[F]) => ProfileValues[F], builtOn = base) {
    setRefusal(undefined)
    setList((before) => {
      if (before === null) return null
      const after = make(before)
      storeTyped(place, { ...beside.current, base: JSON.stringify(builtOn), list: JSON.stringify(after) })
      return after
    })
  }
  /** Also stores input that was not yet added to the list. */
  function type(fields: DraftFields) {
    beside.current = fields
    if (!isAnyTyped(fields)) setFound({})
    change((before) => before)
  }
  function begin() {
    setBase(shown)
    setIsTold(false)
    setList(start)
  }
  function end() {
    deleteTyped(place, profile.drafts)
    beside.current = {}
    setFound({})
    setRefusal(undefined)
    setList(null)
  }

  const isOther = list !== null && !isSameValue(base, shown)
  function tell() {
    setIsTold(true)
    setRefusal(t('meanwhile'))
  }

  /** Sends the list, unless nothing changed, or the user has not yet been told of another member's version. */
  async function done(wanted: ProfileValues[F]) {
    if (isSameValue(wanted, start)) return end()
    if (isOther && !isTold) return tell()
    setIsSending(true)
    setRefusal(undefined)
    try {
      const body = { providerId: profile.id, status: 'pending', version: profile.version, [field]: wanted }
      const sent = await callApi(dashboardRoutes.api.profileChanges(), { method: 'POST', body })
      end()
      showToast(
        isPending(sent) ? { title: t('sent'), description: t('sentText', DECISION_DAYS) } : { title: t('back') },
      )
      router.refresh()
    } catch (error) {
      const isConflict = error instanceof ApiError && error.status === 409
      if (isConflict) router.refresh()
      if (isConflict && (await isAnother(profile))) tell()
      else setRefusal(failureText(error, t('failed')))
    } finally {
      setIsSending(false)
    }
  }

  /** Another member's version of the list. */
  const theirs = isOther && !isSameValue(list, shown) ? shown : null
  function takeTheirs() {
    setBase(shown)
    setIsTold(false)
    change(() => shown, shown)
  }
  return {
    list,
    found,
    theirs,
    takeTheirs,
    begin,
    change,
    type,
    end,
    done,
    refusal,
    setRefusal,
    isSending,
  }
}

/** Whether a conflict means that the page has changed. The server also answers with one while a claim disputes the page. */
async function isAnother({ id, version }: OwnProfile): Promise<boolean> {
  const current = await fetchPublished(id).catch(() => null)
  return current?.version !== version
}

const isPending = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'pending'

/** Whether there is input that was not yet added to the list. */
export const isAnyTyped = ({ keptAt: _, ...fields }: DraftFields) =>
  Object.values(fields).some((text) => text.trim() !== '')

type ListCardProps = {
  id: string
  title: string
  lead: string
  /** The content in one line, and what is missing. */
  there: string
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
export function ListCard({ id, title, lead, there, missing, isWaiting, edit, isEditing, ...rest }: ListCardProps) {
  const t = useTranslations('listings.lists')
  const { isSending, refusal, onBegin, onDone, onCancel, theirs, onUseTheirs, children } = rest
  return (
    <ProfileSection
      id={id}
      title={title}
      there={there}
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
      <InertWhileSending isHeld={isSending} className="contents">
        {children}
      </InertWhileSending>
    </ProfileSection>
  )
}
