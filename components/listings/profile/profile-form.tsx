'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormAlert } from '@/components/forms/form-alert'
import { InertWhileSending } from '@/components/forms/restored-focus'
import { useAction } from '@/components/forms/use-action'
import { Button } from '@/components/ui/actions/button'
import { ChipLink } from '@/components/ui/actions/chip'
import { ButtonLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { Icon } from '@/components/ui/surface/icon'
import { DECISION_DAYS, isListField, languageOf, TRANSLATED_FIELDS } from '@/lib/listings/profiles/catalogue'
import {
  type FormField,
  isImmediateAsTyped,
  profileFieldOf,
  SECTIONS,
  type Section,
  toFormFields,
} from '@/lib/listings/profiles/rules/changes'
import { amenityLabels, applyProposed, isSameValue, NO_VALUES, valueLines } from '@/lib/listings/profiles/rules/values'
import type { ProfileTyped } from '@/lib/listings/profiles/schema/form'
import type { OwnProfile, ProfileChangeView } from '@/lib/listings/profiles/types'
import { SITE } from '@/lib/platform/config/site'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { type Locale, languageNameIn, listText } from '@/lib/platform/language/locales'
import { LogoField } from '../photos/cover-dialog'
import { lowerFirst, rejectedFields, useFieldName, useValueTexts } from './profile-fields'
import { AmenityChecklist, HoursUnderstood } from './provider-fields'
import { useProfileForm } from './use-profile-form'

type Rejected = { text: string | string[]; reason: string }

/** What was proposed and rejected, as form values, so that it can be corrected. */
function rejectedMessages(locale: Locale, change: ProfileChangeView | null): Partial<Record<FormField, Rejected>> {
  if (!change) return {}
  const typed = toFormFields(locale, applyProposed(NO_VALUES, change.fields))
  const hours: readonly FormField[] = ['openingTime', 'closingTime', 'otherHours']
  const entries = rejectedFields(change).flatMap(({ field, reason }) => {
    if (field === 'photos' || isListField(field)) return []
    const names: readonly FormField[] =
      field === 'hours' ? hours.filter((one) => !isSameValue(typed[one], '')) : [field]
    return names.map((name): [keyof ProfileTyped, Rejected] => [name, { text: typed[name], reason }])
  })
  return Object.fromEntries(entries)
}

type OtherTextProps = { words: string; text: string; onUse: () => void }

/** Another text for the field above: a colleague's, or a rejected one. No text is lost. */
function OtherText({ words, text, onUse }: OtherTextProps) {
  const t = useTranslations('listings.profile')
  return (
    <div className="mt-2 rounded-md bg-sun-soft px-4 py-3 text-sm">
      <p className="font-semibold">{words}</p>
      <p className="mt-1 whitespace-pre-line break-words">{text || t('empty')}</p>
      <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={onUse}>
        {t('useThis')}
      </Button>
    </div>
  )
}

type Api = ReturnType<typeof useProfileForm>

/** Those of these fields whose input differs from the page with the proposal applied. */
const useChangedFields = ({ form, base }: Pick<Api, 'form' | 'base'>, fields: readonly FormField[]): FormField[] => {
  const typed = useWatch({ control: form.control, name: [...fields] })
  return fields.filter((name, index) => !isSameValue(typed[index], base[name]))
}

type FieldStateProps = { api: Api; profile: OwnProfile; name: FormField }

/** A field's state: whether families see it, whether it awaits approval, or what happens when the input is sent. */
function FieldState({ api, profile, name }: FieldStateProps) {
  const t = useTranslations('listings.profile')
  const texts = useValueTexts()
  const { live, change, atOnceRules } = profile
  const [changed] = useChangedFields(api, [name])
  const field = profileFieldOf(name)
  const proposed = change?.status === 'pending' ? change.fields[field] : undefined
  if (changed) {
    const isImmediate = isImmediateAsTyped(name, api.form.getValues(name), live, atOnceRules)
    return (
      <StateLine tone={isImmediate ? 'live' : 'waits'}>
        {isImmediate ? t('goesLive') : t('goesToReview', DECISION_DAYS)}
      </StateLine>
    )
  }
  if (proposed) {
    const now = field === 'businessLogo' ? '' : valueLines(texts, field, live).join(', ')
    return (
      <StateLine tone="waits">
        {now.length > 0 && now.length < 120 ? t('waitsOver', { live: now }) : t('waits')}
      </StateLine>
    )
  }
  return isSameValue(toFormFields(texts.locale, live)[name], name === 'amenities' ? [] : '') ? null : (
    <StateLine tone="live">{t('isLive')}</StateLine>
  )
}

export function StateLine({ tone, children }: { tone: 'live' | 'waits'; children: ReactNode }) {
  return (
    <p className={classNames('mt-1 flex items-center gap-1.5 text-xs', tone === 'live' ? 'text-pine' : 'text-on-sun')}>
      <Icon name={tone === 'live' ? 'check' : 'clock'} size="sm" />
      {children}
    </p>
  )
}

type SectionFormProps = { api: Api; profile: OwnProfile; section: Section; children: ReactNode }

/** One section: its fields, and its own buttons as soon as something in it is changed. */
function SectionForm({ api, profile: { live, atOnceRules }, section, children }: SectionFormProps) {
  const t = useTranslations('listings.profile')
  const { form, sending, refusal, save, undo } = api
  const changed = useChangedFields(api, section.fields)
  const isBusy = sending === section.id
  const name = t(`sections.${section.id}`)
  const isImmediate = changed.every((one) => isImmediateAsTyped(one, form.getValues(one), live, atOnceRules))
  const [action, busy] = isImmediate ? [t('save'), t('saving')] : [t('submit'), t('submitting')]
  return (
    <form
      id={`edit-${section.id}`}
      aria-labelledby={`edit-${section.id}-title`}
      className="scroll-mt-24 border-t border-line pt-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (changed.length > 0 && sending === null) void save(section, event.currentTarget)
      }}
    >
      <h3 id={`edit-${section.id}-title`} className="mb-4 text-lead font-bold tracking-tight">
        {name}
      </h3>
      <FormAlert>{refusal?.section === section.id ? refusal.sentence : undefined}</FormAlert>
      <div className="grid gap-6">{children}</div>
      {(changed.length > 0 || isBusy) && (
        <div className="mt-5 flex flex-wrap gap-2.5">
          <Button
            type="submit"
            busy={isBusy}
            disabled={sending !== null && !isBusy}
            aria-label={t('submitSection', { action: isBusy ? busy : action, section: name })}
          >
            {isBusy ? busy : action}
          </Button>
          <Button
            variant="quiet"
            disabled={isBusy}
            aria-label={t('submitSection', { action: t('undo'), section: name })}
            onClick={() => undo(section.fields)}
          >
            {t('undo')}
          </Button>
        </div>
      )}
    </form>
  )
}

const [NAME, ABOUT, ADDRESS, CONTACT, HOURS, AMENITIES] = SECTIONS

type ProfileFormProps = { userId: number; profile: OwnProfile }

/** Everything members may propose about their provider, in sections that are sent separately. */
export function ProfileForm({ userId, profile }: ProfileFormProps) {
  const t = useTranslations('listings.profile')
  const photos = useTranslations('listings.photos')
  const rules = useTranslations('settings.immediateRules')
  const api = useProfileForm(userId, profile)
  const { form, field, errorOf, theirs, use, sending, cancel } = api
  const locale = useLocale()
  const nameOf = useFieldName()
  const rejected = rejectedMessages(locale, profile.change)
  const [openingTime, closingTime, otherHours, seasonalHours, businessLogo] = useWatch({
    control: form.control,
    name: ['openingTime', 'closingTime', 'otherHours', 'seasonalHours', 'businessLogo'],
  })
  const amenities = useTranslations('providers.amenities')
  const shared = { api, profile }

  /** What is shown below a field: its state, and other texts for it. */
  function below(name: FormField) {
    const [their, refused] = [theirs[name], rejected[name]]
    const shown = (text: string | string[]) =>
      name === 'businessLogo'
        ? photos('otherLogo')
        : typeof text === 'string'
          ? text
          : amenityLabels(amenities, text).join(', ')
    return (
      <>
        <FieldState {...shared} name={name} />
        {their !== undefined && (
          <OtherText words={t('theirWords')} text={shown(their)} onUse={() => use(name, their)} />
        )}
        {refused && (
          <OtherText
            words={t('rejectedWords', { reason: refused.reason })}
            text={shown(refused.text)}
            onUse={() => use(name, refused.text)}
          />
        )}
      </>
    )
  }
  const live = profile.atOnceRules.map((rule) => lowerFirst(rules(`${rule}.label`)))

  return (
    <div className="grid gap-8">
      <header>
        <h2 className="text-section tracking-tight">{t('editTitle')}</h2>
        <p className="mt-1 text-soft">
          {t('editLead', DECISION_DAYS)} {live.length > 0 && t('immediate', { rules: listText(locale, live) })}
        </p>
        <nav aria-label={t('sectionsLabel')} className="mt-4">
          <ul className="flex flex-wrap gap-2">
            {SECTIONS.map(({ id }) => (
              <li key={id}>
                <ChipLink href={`#edit-${id}`}>{t(`sections.${id}`)}</ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <SectionForm {...shared} section={NAME}>
        <div>
          <TextField label={t('fields.businessName')} required autoComplete="organization" {...field('businessName')} />
          {below('businessName')}
        </div>
        <div>
          <InertWhileSending isSending={sending !== null} className="contents">
            <LogoField
              label={t('fields.businessLogo')}
              providerId={profile.id}
              path={businessLogo}
              error={errorOf('businessLogo')}
              onChange={(path) => form.setValue('businessLogo', path, { shouldDirty: true })}
            />
          </InertWhileSending>
          {below('businessLogo')}
        </div>
      </SectionForm>
      <SectionForm {...shared} section={ABOUT}>
        <div>
          <TextAreaField label={t('fields.aboutUs')} rows={8} optional {...field('aboutUs')} />
          {below('aboutUs')}
        </div>
        {TRANSLATED_FIELDS.map((name) => (
          <div key={name}>
            <TextAreaField
              label={nameOf(name)}
              hint={t('aboutUsInHint', { language: languageNameIn(locale, languageOf(name)) })}
              lang={languageOf(name)}
              rows={8}
              optional
              {...field(name)}
            />
            {below(name)}
          </div>
        ))}
        <div>
          <TextField
            label={t('fields.servicesOffered')}
            hint={t('servicesHint')}
            optional
            {...field('servicesOffered')}
          />
          {below('servicesOffered')}
        </div>
      </SectionForm>
      <SectionForm {...shared} section={ADDRESS}>
        <div>
          <TextField
            label={t('fields.address')}
            hint={profile.isHome ? t('homeAddressHint') : t('addressHint', { example: SITE.example.address })}
            required
            autoComplete="off"
            {...field('address')}
          />
          {below('address')}
        </div>
      </SectionForm>
      <SectionForm {...shared} section={CONTACT}>
        <div className="grid gap-6 sm:grid-cols-2">
          <div>
            <TextField label={t('fields.phone')} type="tel" hint={t('contactHint')} optional {...field('phone')} />
            {below('phone')}
          </div>
          <div>
            <TextField label={t('fields.email')} type="email" hint={t('contactHint')} optional {...field('email')} />
            {below('email')}
          </div>
        </div>
        <div>
          <TextField
            label={t('fields.website')}
            inputMode="url"
            hint={t('contactHint')}
            optional
            {...field('website')}
          />
          {below('website')}
        </div>
      </SectionForm>
      <SectionForm {...shared} section={HOURS}>
        <div className="grid grid-cols-2 gap-4">
          <div>
            <TextField label={t('openingTime')} hint={t('openingHint')} optional {...field('openingTime')} />
            {below('openingTime')}
          </div>
          <div>
            <TextField label={t('closingTime')} optional {...field('closingTime')} />
            {below('closingTime')}
          </div>
        </div>
        <div>
          <TextAreaField
            label={t('otherHours')}
            hint={t('otherHoursHint')}
            rows={3}
            optional
            {...field('otherHours')}
          />
          {below('otherHours')}
        </div>
        <div>
          <TextAreaField
            label={t('fields.seasonalHours')}
            hint={t('seasonalHint')}
            rows={3}
            optional
            {...field('seasonalHours')}
          />
          {below('seasonalHours')}
        </div>
        <HoursUnderstood {...{ openingTime, closingTime, otherHours, seasonalHours }} />
      </SectionForm>
      <SectionForm {...shared} section={AMENITIES}>
        <InertWhileSending isSending={sending !== null}>
          <Amenities api={api} />
          {below('amenities')}
        </InertWhileSending>
      </SectionForm>
      <p className="border-t border-line pt-6">
        <ButtonLink variant="secondary" href={dashboardRoutes.publicProfile({ provider: profile.id })} onClick={cancel}>
          {t('cancel')}
        </ButtonLink>
      </p>
    </div>
  )
}

function Amenities({ api: { form, errorOf } }: { api: Api }) {
  const chosen = useWatch({ control: form.control, name: 'amenities' })
  return <AmenityChecklist chosen={chosen} register={() => form.register('amenities')} error={errorOf('amenities')} />
}

/** Withdraws the proposal; the page stays as it is. */
export function WithdrawChange({ providerId }: { providerId: string }) {
  const t = useTranslations('listings.profile')
  const router = useRouter()
  const { run, isBusy } = useAction(t('withdrawFailed'), 'toast')
  async function withdraw() {
    await callApi(dashboardRoutes.api.profileChanges({ providerId }), { method: 'DELETE' })
    showToast({ title: t('withdrawn') })
    router.refresh()
  }
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void run(withdraw)}>
      {t('withdraw')}
    </Button>
  )
}
