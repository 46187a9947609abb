'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useApiForm } from '@/components/forms/use-api-form'
import { showToast } from '@/components/ui/toast-store'
import { CallError, callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { mergeEdits, typedOf } from '@/lib/profiles/rules/merge-edits'
import { withProposed } from '@/lib/profiles/rules/values'
import { type ProfileTyped, profileForm } from '@/lib/profiles/schema/typed'
import type { OwnProfile, ProfileChangeView, ProfileValues } from '@/lib/profiles/types'
import { type DraftPlace, forgetTyped } from '../kept-draft'
import { profileTexts as texts } from '../texts'
import { keepProfileDraft, readProfileDraft } from './profile-draft'
import { readStanding } from './read-standing'
import { SENT, statusIn } from './sent'

/** What an edit builds on. */
type Standing = { live: ProfileValues; change: Pick<ProfileChangeView, 'status' | 'fields'> | null }

/** What an edit begins with: the page, with what is proposed laid over it. */
const startOf = ({ live, change }: Standing): ProfileTyped =>
  typedOf(change?.status === 'pending' ? withProposed(live, change.fields) : live)

/**
 * The edit form: what is typed is kept until it is sent. When somebody else changed the page meanwhile, their changes are
 * taken over where nothing was typed, and stand in `theirs` where both wrote.
 */
export function useProfileForm(userId: number, profile: OwnProfile) {
  const router = useRouter()
  const begun = useRef({ version: profile.version, base: startOf(profile) })
  const [theirs, setTheirs] = useState<Partial<ProfileTyped>>({})
  const place: DraftPlace = { userId, providerId: profile.id, part: 'details' }
  const forget = () => forgetTyped(place, profile.drafts)

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
        forget()
        showToast(SENT[statusIn(sent)])
        router.push(routes.careproviderDashboard({ provider: profile.id }))
        router.refresh()
      } catch (error) {
        if (error instanceof CallError && error.status === 409)
          takeOver(await readStanding(profile.id), form.getValues())
        throw error
      }
    },
  })
  const { form } = api

  /** Builds on what stands there now. */
  function takeOver(current: Standing & { version: string }, mine: ProfileTyped) {
    const merged = mergeEdits(begun.current.base, mine, startOf(current))
    begun.current = { version: current.version, base: startOf(current) }
    form.reset(merged.typed, { keepDefaultValues: true })
    setTheirs(merged.theirs)
    keepProfileDraft(place, { ...begun.current, typed: merged.typed })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const draft = readProfileDraft(place, profile.drafts)
    if (draft) {
      begun.current = draft
      takeOver(profile, draft.typed)
      showToast({ title: texts.draftKept })
    }
    const watching = form.watch(() => keepProfileDraft(place, { ...begun.current, typed: form.getValues() }))
    return () => watching.unsubscribe()
  }, [])

  /** Takes another text into the field, instead of the own. */
  function use<F extends keyof ProfileTyped>(field: F, text: ProfileTyped[F]) {
    form.setValue(field as keyof ProfileTyped, text, { shouldDirty: true, shouldValidate: true })
    settle(field)
  }
  const settle = (field: keyof ProfileTyped) => setTheirs(({ [field]: _, ...others }) => others)
  return { ...api, theirs, use, cancel: forget }
}
