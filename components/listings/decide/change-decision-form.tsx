'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useDecision } from '@/components/admin/approvals/use-decision'
import { FormAlert } from '@/components/forms/form-alert'
import { deleteDraft, readDraft, storeDraft, useDraft } from '@/components/forms/use-draft'
import { useSending } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/actions/button'
import { Checkbox, ChoiceGroup, Radio } from '@/components/ui/fields/choice'
import { TextAreaField } from '@/components/ui/fields/text-field'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { showToast } from '@/components/ui/overlays/toasts'
import { isListField, languageOf, PROFILE_FIELDS, type ProfileField } from '@/lib/listings/profiles/catalogue'
import { isSameValue } from '@/lib/listings/profiles/rules/values'
import { hoursText, typedSeasons } from '@/lib/listings/profiles/rules/write-hours'
import { PROFILE_LIMITS } from '@/lib/listings/profiles/schema/form'
import type {
  ChangeToDecide,
  ProfilePhoto,
  ProfileValues,
  ProposedFields,
  RollBack,
} from '@/lib/listings/profiles/types'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import type { Locale } from '@/lib/platform/language/locales'
import { Difference, Differences, FieldValue } from '../profile/field-values'
import { useFieldName } from '../profile/profile-fields'

type Choice = 'accept' | 'reject'

type Decision = { accepted: true; value?: string | string[] } | { accepted: false; reason: string }

/** As the server names it in an error. */
const reasonName = (field: ProfileField) => `decisions.${field}.reason`

/** The decisions from the form's fields: "aboutUs" is the choice, with its reason and "aboutUs-value". */
function readDecisionForm(proposed: readonly ProfileField[], fields: FormData) {
  const decisions: Partial<Record<ProfileField, Decision>> = {}
  const text = (name: string) => String(fields.get(name) ?? '')
  for (const field of proposed) {
    const choice = text(field)
    if (choice === 'reject') decisions[field] = { accepted: false, reason: text(reasonName(field)) }
    if (choice === 'accept') decisions[field] = { accepted: true, ...editedValue(field, fields) }
  }
  return decisions
}

/** The admin's edit of the proposed value; no value if it is unchanged. */
function editedValue(field: ProfileField, fields: FormData): { value?: string | string[] } {
  if (field === 'photos') return acceptedPhotos(fields)
  const [value, offered] = [fields.get(`${field}-value`), fields.get(`${field}-offered`)]
  return typeof value === 'string' && value.replaceAll('\r', '') !== offered ? { value } : {}
}

/** The photos to accept, as an edit; no value if the admin left none of the proposed ones out. */
function acceptedPhotos(fields: FormData): { value?: string[] } {
  const value = fields.getAll('photos-keep').map(String)
  return value.length === Number(fields.get('photos-offered')) ? {} : { value }
}

/** Which of the proposed photos to accept: initially all. */
function PhotoChoice({ photos, error }: { photos: readonly ProfilePhoto[]; error: string | undefined }) {
  const t = useTranslations('listings.decide')
  const photoTexts = useTranslations('listings.photos')
  return (
    <div className="mt-3">
      <input type="hidden" name="photos-offered" value={photos.length} />
      <ChoiceGroup legend={t('keepPhotos')} error={error}>
        {photos.map(({ path, alt }, index) => (
          <Checkbox
            key={path}
            name="photos-keep"
            value={path}
            defaultChecked
            label={`${photoTexts('place', { place: index + 1, count: photos.length })}: ${alt}`}
          />
        ))}
      </ChoiceGroup>
    </div>
  )
}

type FieldDecisionProps = {
  field: ProfileField
  fields: ProposedFields
  live: ProfileValues
  /** Shown below both values. */
  place: ReactNode
  choice: Choice | undefined
  onChoose: (choice: Choice) => void
  error: string | undefined
  draft: Record<string, string>
}

/** One field: both values, the choice, and its details. */
function FieldDecision({ field, fields, live, place, choice, onChoose, error, draft }: FieldDecisionProps) {
  const t = useTranslations('listings.decide')
  const nameOf = useFieldName()
  const isElsewhere = !isSameValue(fields[field]?.from, live[field])
  const offered = offeredText(useLocale(), field, fields)
  // An edit of what the provider has replaced since is not restored.
  const edited = draft[`${field}-offered`] === offered ? draft[`${field}-value`] : undefined
  return (
    <div className="py-6">
      <ChoiceGroup legend={nameOf(field)} error={choice === 'reject' ? undefined : error}>
        <Difference field={field} fields={fields} />
        {place}
        {isElsewhere && (
          <div className="mt-3 rounded-md bg-sun-soft px-4 py-3 text-sm">
            <p className="font-semibold">{t('pageHasChanged')}</p>
            <FieldValue field={field} values={live} />
          </div>
        )}
        <div className="mt-3 flex gap-8">
          {(['accept', 'reject'] as const).map((one) => (
            <Radio
              key={one}
              name={field}
              value={one}
              label={t(one)}
              checked={choice === one}
              onChange={() => onChoose(one)}
            />
          ))}
        </div>
      </ChoiceGroup>
      {choice === 'reject' && (
        <TextAreaField
          name={reasonName(field)}
          label={t('reason')}
          hint={t('reasonHint')}
          rows={2}
          required
          maxLength={PROFILE_LIMITS.reason}
          defaultValue={draft[reasonName(field)]}
          error={error}
          className="mt-3"
        />
      )}
      {choice === 'accept' && field === 'photos' && <PhotoChoice photos={fields.photos?.to ?? []} error={error} />}
      {choice === 'accept' && offered !== null && (
        <Disclosure
          summary={t('edit')}
          open={error !== undefined || (edited !== undefined && edited !== offered)}
          className="border-b-0"
        >
          <input type="hidden" name={`${field}-offered`} value={offered} />
          <TextAreaField
            name={`${field}-value`}
            label={nameOf(field)}
            labelHidden
            hint={field === 'hours' ? t('hoursHint') : undefined}
            lang={languageOf(field)}
            rows={field === 'aboutUs' || languageOf(field) ? 8 : 2}
            defaultValue={edited ?? offered}
          />
        </Disclosure>
      )}
    </div>
  )
}

/**
 * The value as text that an admin may edit; null for checklists, lists and pictures, which only the provider can
 * choose.
 */
function offeredText(locale: Locale, field: ProfileField, fields: ProposedFields): string | null {
  if (field === 'amenities' || field === 'businessLogo' || field === 'photos' || isListField(field)) return null
  if (field === 'hours') return hoursText(locale, fields.hours?.to ?? [])
  if (field === 'seasonalHours') return typedSeasons(locale, fields.seasonalHours?.to ?? '')
  return fields[field]?.to ?? ''
}

/**
 * The texts of unsent decisions, for a reload after a conflict. The choices are made again: the provider may have
 * changed the values.
 */
function useDecisionDraft(userId: number, name: string) {
  const [draft] = useState(() => readDraft(userId, name))
  const storeInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = [...new FormData(currentTarget)].map(([field, value]) => [field, String(value)])
    storeDraft(userId, name, { ...readDraft(userId, name), ...Object.fromEntries(typed) })
  }
  return { draft, storeInput, discard: () => deleteDraft(userId, name) }
}

/** `place`: the effect of a new address on the map. */
type DecisionFormProps = { userId: number; toDecide: ChangeToDecide; place: ReactNode }

/** Decides every field, then submits them together. */
export function ChangeDecisionForm({ userId, toDecide, place }: DecisionFormProps) {
  const t = useTranslations('listings.decide')
  const { change, live } = toDecide
  const [choices, setChoices] = useState<Partial<Record<ProfileField, Choice>>>({})
  const proposed = PROFILE_FIELDS.filter((field) => change.fields[field])
  const { draft, storeInput, discard } = useDecisionDraft(userId, `decide-change-${change.id}`)
  const { onSubmit, refusal, isSending, errors } = useDecision(async (fields) => {
    const body = { version: change.version, decisions: readDecisionForm(proposed, fields) }
    await callApi(dashboardRoutes.api.profileChangeDecision(change.id), { method: 'POST', body })
    discard()
    return t('saved')
  })
  return (
    <form onSubmit={onSubmit} onInput={storeInput} noValidate>
      <Button
        variant="secondary"
        onClick={() => setChoices(Object.fromEntries(proposed.map((field) => [field, 'accept'])))}
      >
        {t('acceptAll')}
      </Button>
      <div className="mt-4 divide-y divide-line border-y border-line">
        {proposed.map((field) => (
          <FieldDecision
            key={field}
            field={field}
            fields={change.fields}
            live={live}
            place={field === 'address' && place}
            choice={choices[field]}
            onChoose={(choice) => setChoices({ ...choices, [field]: choice })}
            error={errors[field] ?? errors[reasonName(field)]}
            draft={draft}
          />
        ))}
      </div>
      <div className="mt-5 grid gap-4">
        <FormAlert>{refusal && !refusal.isAtField ? (refusal.sentence ?? t('notSaved')) : undefined}</FormAlert>
        <Button type="submit" busy={isSending} className="justify-self-start">
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

type RollBackFormProps = { userId: number; id: number; rollBack: RollBack }

/** What a rollback would change, and the button for it. */
export function RollBackForm({ userId, id, rollBack: { fields, version, later } }: RollBackFormProps) {
  const t = useTranslations('listings.decide')
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const { storeInput, discard } = useDraft(form, userId, `roll-back-${id}`)
  const { onSubmit, isSending, errors, alertOf } = useSending(async (typed) => {
    const body = { version, reason: typed.get('reason') }
    await callApi(dashboardRoutes.api.profileRollBack(id), { method: 'POST', body })
    discard()
    showToast({ title: t('rolledBack') })
    router.refresh()
  })
  if (Object.keys(fields).length === 0) return <p className="mt-2 max-w-prose text-soft">{t('nothingToRollBack')}</p>
  return (
    <form ref={form} onSubmit={onSubmit} onInput={storeInput} noValidate className="mt-2 grid gap-4">
      <p className="max-w-prose text-soft">{t('rollBackText', { later })}</p>
      <div className="border-y border-line">
        <Differences fields={fields} proposal={t('before')} />
      </div>
      <FormAlert>{alertOf(t('notRolledBack'), ['reason'])}</FormAlert>
      <TextAreaField
        name="reason"
        label={t('reason')}
        hint={t('rollBackHint')}
        rows={2}
        required
        maxLength={PROFILE_LIMITS.reason}
        error={errors.reason}
        className="max-w-narrow"
      />
      <Button type="submit" variant="danger" busy={isSending} className="justify-self-start">
        {t('rollBack')}
      </Button>
    </form>
  )
}
