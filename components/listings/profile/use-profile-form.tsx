'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { lockFields } from '@/components/forms/use-submit'
import { useMessageText } from '@/components/platform/use-message-text'
import { useLocalPath } from '@/components/ui/language'
import { showToast } from '@/components/ui/overlays/toasts'
import { byLanguage, DRAFT_DAYS } from '@/lib/listings/profiles/catalogue'
import {
  type FormField,
  mergeEdits,
  profileFieldOf,
  SECTIONS,
  type Section,
  type SectionId,
  toFormFields,
} from '@/lib/listings/profiles/rules/changes'
import { applyProposed, isSameValue } from '@/lib/listings/profiles/rules/values'
import { type ProfileTyped, profileForm, profileTexts } from '@/lib/listings/profiles/schema/form'
import type { OwnProfile, ProfileChangeView, ProfileValues } from '@/lib/listings/profiles/types'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import {
  type DraftPlace,
  deleteTyped,
  fetchPublished,
  readProfileDrafts,
  storeTyped,
  useSentMessage,
} from './profile-drafts'

/** The input, the version of the page it is based on, and that version's values. */
type ProfileDraft = { version: string; base: ProfileTyped; typed: ProfileTyped }

function readProfileDraft(place: DraftPlace, drafts: OwnProfile['drafts']): ProfileDraft | null {
  const { version, base, typed } = readProfileDrafts(place, drafts)
  const [first, second] = [readTyped(base), readTyped(typed)]
  return version && first && second ? { version, base: first, typed: second } : null
}

function storeProfileDraft(place: DraftPlace, { version, base, typed }: ProfileDraft): void {
  storeTyped(place, { version, base: JSON.stringify(base), typed: JSON.stringify(typed) })
}

/** A draft from an older release may lack a language, which is then empty. A draft that lacks another field is unusable. */
function readTyped(text: string | undefined): ProfileTyped | null {
  try {
    const value: unknown = { ...byLanguage(() => ''), ...JSON.parse(text ?? 'null') }
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

/** Says that there is an unsent edit. Checked in the browser, where it may just have been discarded. */
export function UnsentHint({ userId, profile: { id, drafts } }: UnsentHintProps) {
  const t = useTranslations('listings.profile')
  const [isUnsent, setIsUnsent] = useState(false)
  useEffect(() => {
    const draft = readProfileDraft({ userId, providerId: id, part: 'details' }, drafts)
    setIsUnsent(draft !== null && !isSameValue(draft.base, draft.typed))
  }, [userId, id, drafts])
  return isUnsent ? <p className="mt-1 text-soft">{t('unsent', { days: DRAFT_DAYS })}</p> : null
}

const FORM_FIELDS: readonly FormField[] = SECTIONS.flatMap(({ fields }) => [...fields])

/** The values an edit is based on. */
type CurrentValues = { live: ProfileValues; change: Pick<ProfileChangeView, 'status' | 'fields'> | null }

type Refusal = { section: SectionId; sentence: string }

/**
 * The edit form, sent section by section: input is stored until it is sent. When another member has changed the page
 * since, their changes replace untouched fields, and are in `theirs` where both made changes.
 */
export function useProfileForm(userId: number, profile: OwnProfile) {
  const path = useLocalPath()
  const t = useTranslations('listings.profile')
  const messageText = useMessageText()
  const locale = useLocale()
  /** An edit's initial values: the page, with the proposal applied. */
  const startOf = ({ live, change }: CurrentValues): ProfileTyped =>
    toFormFields(locale, change?.status === 'pending' ? applyProposed(live, change.fields) : live)
  const sentMessage = useSentMessage()
  const router = useRouter()
  const [editBase, setEditBase] = useState({ version: profile.version, base: startOf(profile) })
  // A ref for callbacks, because the form is watched by a function of the first render.
  const editBaseRef = useRef(editBase)
  const [theirs, setTheirs] = useState<Partial<ProfileTyped>>({})
  const [sending, setSending] = useState<SectionId | null>(null)
  const [refusal, setRefusal] = useState<Refusal>()
  const place: DraftPlace = { userId, providerId: profile.id, part: 'details' }
  const discardDraft = () => deleteTyped(place, profile.drafts)
  const form = useForm<ProfileTyped, unknown, z.output<typeof profileForm>>({
    resolver: zodResolver(profileForm),
    defaultValues: editBase.base,
  })
  const { errors } = form.formState

  function rebase(next: typeof editBase) {
    editBaseRef.current = next
    setEditBase(next)
  }

  /** Rebases the edit on the current values, and returns the merged input. */
  function mergeCurrentValues(current: CurrentValues & { version: string }, mine: ProfileTyped): ProfileTyped {
    const merged = mergeEdits(editBaseRef.current.base, mine, startOf(current))
    rebase({ version: current.version, base: startOf(current) })
    form.reset(merged.typed, { keepDefaultValues: true })
    setTheirs(merged.theirs)
    storeProfileDraft(place, { ...editBaseRef.current, typed: merged.typed })
    return merged.typed
  }

  /** Sends the fields of one section. The input in the others stays. */
  async function save({ id, fields }: Section, target: HTMLFormElement) {
    setRefusal(undefined)
    if (!(await form.trigger([...fields], { shouldFocus: true }))) return
    const typed = form.getValues()
    const body = {
      ...Object.fromEntries(fields.map((name) => [name, typed[name]])),
      careproviderUserId: userId,
      providerId: profile.id,
      status: 'pending',
      version: editBaseRef.current.version,
    }
    const release = lockFields(target)
    setSending(id)
    try {
      const answer = await callApi(dashboardRoutes.api.profileChanges(), { method: 'POST', body })
      showToast(sentMessage(answer, fields.map(profileFieldOf)))
      await finishSaving(fields)
    } catch (error) {
      await showErrors(error, id)
    } finally {
      setSending(null)
      release()
    }
  }

  /** After saving: back to the profile, unless something else is typed and not sent. */
  async function finishSaving(sent: readonly FormField[]) {
    const { base } = editBaseRef.current
    const mine = form.getValues()
    const left = FORM_FIELDS.filter((name) => !sent.includes(name) && !isSameValue(mine[name], base[name]))
    if (left.length > 0) {
      // What was sent is saved even if this fails. The next save then hits a conflict, and loads the page's version.
      const current = await fetchPublished(profile.id).catch(() => null)
      const others = Object.fromEntries(left.map((name) => [name, mine[name]]))
      if (current) mergeCurrentValues(current, { ...startOf(current), ...others })
      return
    }
    discardDraft()
    router.push(path(dashboardRoutes.publicProfile({ provider: profile.id })))
    router.refresh()
  }

  async function showErrors(error: unknown, section: SectionId) {
    if (!(error instanceof ApiError)) console.error(error)
    const { fields = {}, sentence = t('notSent') } = error instanceof ApiError ? error : {}
    const known = FORM_FIELDS.filter((name) => fields[name])
    known.forEach((name, index) => {
      form.setError(name, { message: fields[name] }, { shouldFocus: index === 0 })
    })
    if (known.length > 0) return
    setRefusal({ section, sentence })
    if (!(error instanceof ApiError) || error.status !== 409) return
    const current = await fetchPublished(profile.id).catch(() => null)
    if (current) mergeCurrentValues(current, form.getValues())
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    const draft = readProfileDraft(place, profile.drafts)
    if (draft) {
      editBaseRef.current = draft
      mergeCurrentValues(profile, draft.typed)
      showToast({ title: t('draftKept') })
    }
    const watching = form.watch(() => storeProfileDraft(place, { ...editBaseRef.current, typed: form.getValues() }))
    return () => watching.unsubscribe()
  }, [])

  /** Replaces the field's text with another one. */
  function use<F extends FormField>(field: F, text: ProfileTyped[F]) {
    form.setValue(field as FormField, text, { shouldDirty: true, shouldValidate: true })
    setTheirs(({ [field]: _, ...others }) => others)
  }

  /** Resets fields to the page with the proposal applied. */
  function undo(fields: readonly FormField[]) {
    for (const name of fields) form.setValue(name, editBaseRef.current.base[name])
    form.clearErrors([...fields])
    setRefusal(undefined)
  }

  /** The error message of a field. */
  const errorOf = (name: FormField) => messageText(errors[name]?.message ?? '') || undefined

  /** A text field's props. Its value is in the HTML, before hydration. */
  const field = (name: Exclude<FormField, 'amenities'>) => ({
    ...form.register(name),
    defaultValue: editBase.base[name] || undefined,
    error: errorOf(name),
  })
  return { form, base: editBase.base, field, errorOf, theirs, use, undo, save, sending, refusal, cancel: discardDraft }
}
