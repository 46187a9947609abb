'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { InertWhileSending } from '@/components/forms/restored-focus'
import { Button } from '@/components/ui/actions/button'
import { ButtonLink } from '@/components/ui/actions/button-link'
import { TextAreaField, TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { isListField } from '@/lib/listings/profiles/catalogue'
import { type FormField, toFormFields } from '@/lib/listings/profiles/rules/changes'
import { amenityLabels, applyProposed, isSameValue, NO_VALUES } from '@/lib/listings/profiles/rules/values'
import type { ProfileTyped } from '@/lib/listings/profiles/schema/form'
import type { OwnProfile, ProfileChangeView } from '@/lib/listings/profiles/types'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { LogoField } from '../photos/cover-dialog'
import { photoMessages } from '../photos/messages'
import { rejectedFields, profileMessages as texts } from './messages'
import { AmenityChecklist, HoursUnderstood } from './provider-fields'
import { useProfileForm } from './use-profile-form'

type Rejected = { text: string | string[]; reason: string }

/** What was proposed and rejected, as form values, so that it can be corrected. */
export function rejectedMessages(change: ProfileChangeView | null): Partial<Record<FormField, Rejected>> {
  if (!change) return {}
  const typed = toFormFields(applyProposed(NO_VALUES, change.fields))
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
  return (
    <div className="mt-2 rounded-md bg-sun-soft px-4 py-3 text-sm">
      <p className="font-semibold">{words}</p>
      <p className="mt-1 whitespace-pre-line break-words">{text || texts.empty}</p>
      <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={onUse}>
        {texts.useThis}
      </Button>
    </div>
  )
}

type ProfileFormProps = { userId: number; profile: OwnProfile }

/** The form for everything members may propose about their provider. */
export function ProfileForm({ userId, profile }: ProfileFormProps) {
  const { form, field, submit, refusal, isSubmitting, errors, theirs, use, cancel } = useProfileForm(userId, profile)
  const rejected = rejectedMessages(profile.change)
  const [openingTime, closingTime, otherHours, seasonalHours, businessLogo] = form.watch([
    'openingTime',
    'closingTime',
    'otherHours',
    'seasonalHours',
    'businessLogo',
  ])
  const { fields } = texts

  /** Other texts for a field, below it. */
  function others(name: FormField) {
    const [their, refused] = [theirs[name], rejected[name]]
    const shown = (text: string | string[]) =>
      name === 'businessLogo'
        ? photoMessages.otherLogo
        : typeof text === 'string'
          ? text
          : amenityLabels(text).join(', ')
    return (
      <>
        {their !== undefined && (
          <OtherText words={texts.theirWords} text={shown(their)} onUse={() => use(name, their)} />
        )}
        {refused && (
          <OtherText
            words={texts.rejectedWords(refused.reason)}
            text={shown(refused.text)}
            onUse={() => use(name, refused.text)}
          />
        )}
      </>
    )
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <header>
        <h2 className="text-section tracking-tight">{texts.editTitle}</h2>
        <p className="mt-1 text-soft">{texts.editLead}</p>
      </header>
      <FormAlert>{refusal}</FormAlert>
      <div>
        <TextField label={fields.businessName} required autoComplete="organization" {...field('businessName')} />
        {others('businessName')}
      </div>
      <div>
        <InertWhileSending isHeld={isSubmitting} className="contents">
          <LogoField
            label={fields.businessLogo}
            providerId={profile.id}
            path={businessLogo}
            error={errors.businessLogo?.message}
            onChange={(path) => form.setValue('businessLogo', path, { shouldDirty: true })}
          />
        </InertWhileSending>
        {others('businessLogo')}
      </div>
      <div>
        <TextAreaField label={fields.aboutUs} rows={8} optional {...field('aboutUs')} />
        {others('aboutUs')}
      </div>
      <div>
        <TextField label={fields.servicesOffered} hint={texts.servicesHint} optional {...field('servicesOffered')} />
        {others('servicesOffered')}
      </div>
      <div>
        <TextField
          label={fields.address}
          hint={profile.isHome ? texts.homeAddressHint : texts.addressHint}
          required
          autoComplete="off"
          {...field('address')}
        />
        {others('address')}
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <TextField label={fields.phone} type="tel" hint={texts.contactHint} optional {...field('phone')} />
          {others('phone')}
        </div>
        <div>
          <TextField label={fields.email} type="email" hint={texts.contactHint} optional {...field('email')} />
          {others('email')}
        </div>
      </div>
      <div>
        <TextField label={fields.website} inputMode="url" hint={texts.contactHint} optional {...field('website')} />
        {others('website')}
      </div>
      <div className="grid gap-4">
        <div className="grid grid-cols-2 gap-4">
          <div>
            <TextField label={texts.openingTime} hint={texts.openingHint} optional {...field('openingTime')} />
            {others('openingTime')}
          </div>
          <div>
            <TextField label={texts.closingTime} optional {...field('closingTime')} />
            {others('closingTime')}
          </div>
        </div>
        <div>
          <TextAreaField
            label={texts.otherHours}
            hint={texts.otherHoursHint}
            rows={3}
            optional
            {...field('otherHours')}
          />
          {others('otherHours')}
        </div>
        <div>
          <TextAreaField
            label={fields.seasonalHours}
            hint={texts.seasonalHint}
            rows={3}
            optional
            {...field('seasonalHours')}
          />
          {others('seasonalHours')}
        </div>
        <HoursUnderstood {...{ openingTime, closingTime, otherHours, seasonalHours }} />
      </div>
      <InertWhileSending isHeld={isSubmitting}>
        <AmenityChecklist
          chosen={form.watch('amenities')}
          register={() => form.register('amenities')}
          error={errors.amenities?.message}
        />
        {others('amenities')}
      </InertWhileSending>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? texts.submitting : texts.submit}
        </Button>
        <ButtonLink variant="secondary" href={routes.publicProfile({ provider: profile.id })} onClick={cancel}>
          {texts.cancel}
        </ButtonLink>
      </div>
    </form>
  )
}

/** Withdraws the proposal; the page stays as it is. */
export function WithdrawChange({ providerId }: { providerId: string }) {
  const router = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  async function withdraw() {
    setIsBusy(true)
    try {
      await callApi(routes.api.profileChanges({ providerId }), { method: 'DELETE' })
      showToast({ title: texts.withdrawn })
      router.refresh()
    } catch (error) {
      console.error(error)
      showToast({ title: texts.withdrawFailed, tone: 'destructive' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="secondary" busy={isBusy} onClick={() => void withdraw()}>
      {texts.withdraw}
    </Button>
  )
}
