'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useApiForm } from '@/components/forms/use-api-form'
import { showToast } from '@/components/ui/overlays/toasts'
import { mergeEdits, toFormFields } from '@/lib/listings/profiles/rules/changes'
import { applyProposed, isSameValue } from '@/lib/listings/profiles/rules/values'
import { type ProfileTyped, profileForm, profileTexts } from '@/lib/listings/profiles/schema/form'
import type { OwnProfile, ProfileChangeView, ProfileValues } from '@/lib/listings/profiles/types'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { profileMessages as texts } from './messages'
import {
  type DraftPlace,
  deleteTyped,
  fetchPublished,
  readProfileDrafts,
  SENT,
  statusIn,
  storeTyped,
} from './profile-drafts'

/** The input, the version of the page it is based on, and that version's values. */
export type ProfileDraft = { version: string; base: ProfileTyped; typed: ProfileTyped }

function readProfileDraft(place: DraftPlace, drafts: OwnProfile['drafts']): ProfileDraft | null {
  const { version, base, typed } = readProfileDrafts(place, drafts)
  const [first, second] = [readTyped(base), readTyped(typed)]
  return version && first && second ? { version, base: first, typed: second } : null
}

export function storeProfileDraft(place: DraftPlace, { version, base, typed }: ProfileDraft): void {
  storeTyped(place, { version, base: JSON.stringify(base), typed: JSON.stringify(typed) })
}

/** A draft of an older release may lack a field; then it is unusable. */
function readTyped(text: string | undefined): ProfileTyped | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isTyped(value) ? value : null
  } catch {
    return null
  }
}

function isTyped(value: unknown): value is ProfileTyped {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(profileTexts.shape).every((field) => {
    const one: unknown = Reflect.get(value, field)
    return field === 'amenities'
      ? Array.isArray(one) && one.every((code) => typeof code === 'string')
      : typeof one === 'string'
  })
}

type UnsentHintProps = { userId: number; profile: Pick<OwnProfile, 'id' | 'drafts'> }

/** That an unsent edit exists. Read in the browser, where it may just have been discarded. */
export function UnsentHint({ userId, profile: { id, drafts } }: UnsentHintProps) {
  const [isUnsent, setIsUnsent] = useState(false)
  useEffect(() => {
    const draft = readProfileDraft({ userId, providerId: id, part: 'details' }, drafts)
    setIsUnsent(draft !== null && !isSameValue(draft.base, draft.typed))
  }, [userId, id, drafts])
  return isUnsent ? <p className="mt-1 text-soft">{texts.unsent}</p> : null
}

/** The values an edit is based on. */
type CurrentValues = { live: ProfileValues; change: Pick<ProfileChangeView, 'status' | 'fields'> | null }

/** An edit's initial values: the page, with the proposal applied. */
const startOf = ({ live, change }: CurrentValues): ProfileTyped =>
  toFormFields(change?.status === 'pending' ? applyProposed(live, change.fields) : live)

/**
 * The edit form: input is stored until it is sent. When another member has changed the page meanwhile, their changes
 * replace untouched fields, and are in `theirs` where both made changes.
 */
export function useProfileForm(userId: number, profile: OwnProfile) {
  const router = useRouter()
  const begun = useRef({ version: profile.version, base: startOf(profile) })
  const [theirs, setTheirs] = useState<Partial<ProfileTyped>>({})
  const place: DraftPlace = { userId, providerId: profile.id, part: 'details' }
  const discardDraft = () => deleteTyped(place, profile.drafts)

  const api = useApiForm({
    schema: profileForm,
    start: begun.current.base,
    fallback: texts.notSent,
    send: async () => {
      const body = {
        ...form.getValues(),
        careproviderUserId: userId,
        providerId: profile.id,
        status: 'pending',
        version: begun.current.version,
      }
      try {
        const sent = await callApi(routes.api.profileChanges(), { method: 'POST', body })
        discardDraft()
        showToast(SENT[statusIn(sent)])
        router.push(routes.publicProfile({ provider: profile.id }))
        router.refresh()
      } catch (error) {
        if (error instanceof ApiError && error.status === 409)
          takeOver(await fetchPublished(profile.id), form.getValues())
        throw error
      }
    },
  })
  const { form } = api

  /** Rebases on the current values. */
  function takeOver(current: CurrentValues & { version: string }, mine: ProfileTyped) {
    const merged = mergeEdits(begun.current.base, mine, startOf(current))
    begun.current = { version: current.version, base: startOf(current) }
    form.reset(merged.typed, { keepDefaultValues: true })
    setTheirs(merged.theirs)
    storeProfileDraft(place, { ...begun.current, typed: merged.typed })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    const draft = readProfileDraft(place, profile.drafts)
    if (draft) {
      begun.current = draft
      takeOver(profile, draft.typed)
      showToast({ title: texts.draftKept })
    }
    const watching = form.watch(() => storeProfileDraft(place, { ...begun.current, typed: form.getValues() }))
    return () => watching.unsubscribe()
  }, [])

  /** Replaces the field's text with another one. */
  function use<F extends keyof ProfileTyped>(field: F, text: ProfileTyped[F]) {
    form.setValue(field as keyof ProfileTyped, text, { shouldDirty: true, shouldValidate: true })
    resolveConflict(field)
  }
  const resolveConflict = (field: keyof ProfileTyped) => setTheirs(({ [field]: _, ...others }) => others)
  return { ...api, theirs, use, cancel: discardDraft }
}
