'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { FormAlert } from '@/components/forms/form-alert'
import { mergeTyped } from '@/components/forms/merge-typed'
import { useApiForm } from '@/components/forms/use-api-form'
import { deleteDraft, readTypedDraft, storeTypedDraft } from '@/components/forms/use-draft'
import { useLeaving } from '@/components/forms/use-submit'
import { AmenityChecklist, HoursUnderstood, RoomFields } from '@/components/listings/profile/provider-fields'
import { useMessageText } from '@/components/platform/use-message-text'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/links'
import { Checkbox, ChoiceGroup } from '@/components/ui/fields/choice'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { editFieldName, isEditField, reasonOptions } from '@/lib/admin/directory/rules/edit-sheet'
import { type EditTyped, editForm } from '@/lib/admin/directory/schema'
import { languageOf, TRANSLATED_FIELDS } from '@/lib/listings/profiles/catalogue'
import type { ProfileValues } from '@/lib/listings/profiles/types'
import { SITE } from '@/lib/platform/config/site'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { type Locale, languageNameIn } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { KINDS, kindLabel, TRAIT_LIST_NAMES, TRAIT_LISTS, traitLabel } from '@/lib/providers/catalogue/traits'

type Typed = Omit<EditTyped, 'reason'>

const nameOf = (id: number) => `edit-provider-${id}`

/** `userId` owns the draft. */
type EditStart = { userId: number; id: number; version: string; typed: Typed }

const currentValues = z.object({
  version: z.string(),
  typed: z.custom<Typed>((value) => value instanceof Object),
})

/**
 * The form of a provider's record. Input survives a reload. When another admin has saved, their values replace
 * untouched fields; `conflicts` lists the fields that both have changed.
 */
function useEditForm({ userId, id, version, typed }: EditStart) {
  const t = useTranslations('admin.providerEdit')
  const router = useRouter()
  const { isLeaving, leaveTo } = useLeaving()
  const basedOn = useRef({ version, base: typed })
  const [conflicts, setConflicts] = useState<string[]>()

  const api = useApiForm<EditTyped, unknown>({
    schema: editForm,
    start: typed,
    fallback: t('notSaved'),
    send: async () => {
      setConflicts(undefined)
      try {
        const body = { ...form.getValues(), version: basedOn.current.version }
        await callApi(dashboardRoutes.api.directoryProvider(id), { method: 'PATCH', body })
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await mergeCurrentValues()
        throw error
      }
      deleteDraft(userId, nameOf(id))
      showToast({ title: t('saved') })
      leaveTo(dashboardRoutes.admin.provider(id))
      router.refresh()
    },
  })
  const { form } = api

  useEffect(() => {
    const draft = readTypedDraft<Typed, EditTyped>(userId, nameOf(id), typed)
    if (!draft) return
    const { reason, ...mine } = draft.typed
    const merged = mergeTyped(draft.base, mine, typed)
    form.reset({ ...merged.typed, reason }, { keepDefaultValues: true })
    if (merged.conflicts.length > 0) setConflicts(merged.conflicts)
  }, [form, userId, id, typed])

  useEffect(() => {
    const saveDraft = () => storeTypedDraft(userId, nameOf(id), { base: basedOn.current.base, typed: form.getValues() })
    const { unsubscribe } = form.watch(saveDraft)
    return unsubscribe
  }, [form, userId, id])

  async function mergeCurrentValues() {
    const now = currentValues.parse(await callApi(dashboardRoutes.api.directoryProvider(id)))
    const { reason, ...mine } = form.getValues()
    const merged = mergeTyped(basedOn.current.base, mine, now.typed)
    basedOn.current = { version: now.version, base: now.typed }
    form.reset({ ...merged.typed, reason }, { keepDefaultValues: true })
    setConflicts(merged.conflicts)
  }
  return { ...api, conflicts, isLeaving }
}

type ChoicesProps = {
  legend: string
  choices: readonly { code: string }[]
  labelOf: (code: string) => string
  register: () => ComponentProps<'input'>
  error?: string
}

/** Check boxes of one list. */
const Choices = ({ legend, choices, labelOf, register, error }: ChoicesProps) => (
  <ChoiceGroup legend={legend} error={error}>
    <div className="sm:grid sm:grid-cols-3 sm:gap-x-6">
      {choices.map(({ code }) => (
        <Checkbox key={code} value={code} label={labelOf(code)} {...register()} />
      ))}
    </div>
  </ChoiceGroup>
)

type EditFields = ReturnType<typeof useApiForm<EditTyped, unknown>>

/** Who is cared for and what is offered: numbers and check boxes. */
function CareFields({ form, field, errors }: Pick<EditFields, 'form' | 'field' | 'errors'>) {
  const t = useTranslations('admin.providerEdit')
  const traits = useTranslations('providers.traits')
  const offers = useTranslations('providers.offers')
  const messageText = useMessageText()
  const names = useTranslations('admin.sheet.fields')
  return (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <TextField label={t('youngest')} inputMode="numeric" optional {...field('ageMinMonths')} />
        <TextField label={t('oldest')} inputMode="numeric" optional {...field('ageMaxMonths')} />
        <TextField label={names('capacity')} inputMode="numeric" optional {...field('capacity')} />
        <TextField label={t('registrationFee')} inputMode="decimal" optional {...field('registrationFee')} />
        <TextField label={t('siblingDiscount')} inputMode="numeric" optional {...field('siblingDiscountPercent')} />
      </div>
      {TRAIT_LIST_NAMES.map((name) => (
        <Choices
          key={name}
          legend={names(name)}
          choices={TRAIT_LISTS[name]}
          labelOf={(code) => traitLabel({ traits, offers }, name, code)}
          register={() => form.register(name)}
          error={messageText(errors[name]?.message ?? '') || undefined}
        />
      ))}
      <AmenityChecklist
        chosen={form.watch('amenities')}
        register={() => form.register('amenities')}
        error={messageText(errors.amenities?.message ?? '') || undefined}
      />
    </>
  )
}

type EditPartProps = { title: string; lead?: string; children: ReactNode }

/** A section of the form under its heading. */
const EditPart = ({ title, lead, children }: EditPartProps) => (
  <section className="grid gap-5 border-t border-line pt-8">
    <header>
      <h2 className="text-section tracking-tight">{title}</h2>
      {lead && <p className="mt-1 text-soft">{lead}</p>}
    </header>
    {children}
  </section>
)

type Removable = Pick<ProfileValues, 'businessLogo' | 'photos' | 'activities' | 'virtualTours'>
type RemovalFieldsProps = { form: ReturnType<typeof useApiForm<EditTyped, unknown>>['form']; lists: Removable }

/** What can be removed from the page: logo, photos, activities, tours. */
function RemovalFields({ form, lists: { businessLogo, photos, activities, virtualTours } }: RemovalFieldsProps) {
  const t = useTranslations('admin.providerEdit')
  const count = photos.length + activities.length + virtualTours.length
  if (count === 0 && !businessLogo) return <p className="text-soft">{t('noLists')}</p>
  return (
    <div>
      {businessLogo && <Checkbox label={t('removeLogo')} {...form.register('removesLogo')} />}
      {photos.map(({ path, alt }) => (
        <Checkbox key={path} value={path} label={t('photo', { alt })} {...form.register('removedPhotos')} />
      ))}
      {activities.map(({ name }) => (
        <Checkbox key={name} value={name} label={t('activity', { name })} {...form.register('removedActivities')} />
      ))}
      {virtualTours.map(({ place, title }) => (
        <Checkbox key={place} value={place} label={t('tour', { title })} {...form.register('removedTours')} />
      ))}
    </div>
  )
}

type EditFormProps = { start: EditStart; lists: Removable; isHome: boolean }

/** Everything an admin can correct for a provider. */
export function EditForm({ start, lists, isHome }: EditFormProps) {
  const traits = useTranslations('providers.traits')
  const t = useTranslations('admin.providerEdit')
  const file = useTranslations('admin.providerFile')
  const profile = useTranslations('listings.profile')
  const sheet = useTranslations('admin.sheet')
  const locale = useLocale()
  const messageText = useMessageText()
  const names = useTranslations('admin.sheet.fields')
  const reasons = reasonOptions(useTranslations('admin.sheet.reasons'), file('chooseReason'))
  const { form, field, submit, refusal, isSubmitting, isLeaving, errors, conflicts } = useEditForm(start)
  const [openingTime, closingTime, otherHours, seasonalHours] = form.watch([
    'openingTime',
    'closingTime',
    'otherHours',
    'seasonalHours',
  ])
  return (
    <form method="post" onSubmit={submit} noValidate className="grid max-w-reading gap-8">
      <EditPart title={t('basics')}>
        <TextField label={names('businessName')} required autoComplete="off" {...field('businessName')} />
        <TextAreaField
          label={names('alternateNames')}
          hint={t('otherNamesHint')}
          rows={2}
          optional
          {...field('alternateNames')}
        />
        <SelectField
          label={names('kind')}
          options={KINDS.map(({ code }) => ({ value: code, label: kindLabel(traits, code) }))}
          {...field('kind')}
        />
      </EditPart>
      <EditPart title={t('contact')}>
        <TextField
          label={names('address')}
          hint={isHome ? profile('homeAddressHint') : profile('addressHint', { example: SITE.example.address })}
          required
          autoComplete="off"
          {...field('address')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={names('phone')} type="tel" optional autoComplete="off" {...field('phone')} />
          <TextField label={names('email')} type="email" optional autoComplete="off" {...field('email')} />
        </div>
        <TextField label={names('website')} inputMode="url" optional {...field('website')} />
      </EditPart>
      <EditPart title={t('words')}>
        <TextAreaField label={names('aboutUs')} rows={6} optional {...field('aboutUs')} />
        {TRANSLATED_FIELDS.map((name) => (
          <TextAreaField
            key={name}
            label={editFieldName(sheet, locale, name)}
            hint={profile('aboutUsInHint', { language: languageNameIn(locale, languageOf(name)) })}
            lang={languageOf(name)}
            rows={6}
            optional
            {...field(name)}
          />
        ))}
        <TextField
          label={names('servicesOffered')}
          hint={profile('servicesHint')}
          optional
          {...field('servicesOffered')}
        />
      </EditPart>
      <EditPart title={names('hours')}>
        <div className="grid grid-cols-2 gap-4">
          <TextField label={profile('openingTime')} hint={profile('openingHint')} optional {...field('openingTime')} />
          <TextField label={profile('closingTime')} optional {...field('closingTime')} />
        </div>
        <TextAreaField
          label={profile('otherHours')}
          hint={profile('otherHoursHint')}
          rows={2}
          optional
          {...field('otherHours')}
        />
        <TextAreaField
          label={names('seasonalHours')}
          hint={profile('seasonalHint')}
          rows={2}
          optional
          {...field('seasonalHours')}
        />
        <HoursUnderstood {...{ openingTime, closingTime, otherHours, seasonalHours }} />
      </EditPart>
      <EditPart title={t('rooms')}>
        <RoomFields
          field={(code, name) => ({
            ...form.register(`bands.${code}.${name}`),
            error: messageText(errors.bands?.[code]?.[name]?.message ?? '') || undefined,
          })}
        />
      </EditPart>
      <EditPart title={t('care')}>
        <CareFields form={form} field={field} errors={errors} />
      </EditPart>
      <EditPart title={t('lists')} lead={t('listsLead')}>
        <RemovalFields form={form} lists={lists} />
      </EditPart>
      <div className="grid gap-5 border-t border-line pt-8">
        {conflicts ? (
          <FormAlert>{conflictText(t, sheet, locale, conflicts)}</FormAlert>
        ) : (
          <FormAlert>{refusal}</FormAlert>
        )}
        <SelectField label={file('reason')} options={reasons} {...field('reason')} />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" busy={isSubmitting || isLeaving}>
            {t('save')}
          </Button>
          <ButtonLink variant="secondary" href={dashboardRoutes.admin.provider(start.id)}>
            {t('cancel')}
          </ButtonLink>
        </div>
      </div>
    </form>
  )
}

/** Says that another admin has saved, and which fields both have changed. */
function conflictText(
  t: Translate<'admin.providerEdit'>,
  sheet: Translate<'admin.sheet'>,
  locale: Locale,
  conflicts: readonly string[],
): string {
  if (conflicts.length === 0) return t('meanwhileNone')
  const fields = conflicts.map((name) => (isEditField(name) ? editFieldName(sheet, locale, name) : name))
  return t('meanwhile', { fields: fields.join(', ') })
}
