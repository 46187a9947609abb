'use client'

import { FormAlert } from '@/components/forms/form-alert'
import { Held } from '@/components/forms/held'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { TextAreaField } from '@/components/ui/text-area-field'
import { TextField } from '@/components/ui/text-field'
import { routes } from '@/lib/platform/routes'
import type { TypedField } from '@/lib/profiles/rules/merge-edits'
import { amenityLabels } from '@/lib/profiles/rules/values'
import type { OwnProfile } from '@/lib/profiles/types'
import { LogoField } from '../photos/logo-field'
import { photoTexts } from '../photos/texts'
import { profileTexts as texts } from '../texts'
import { AmenityChecklist } from './amenity-checklist'
import { HoursUnderstood } from './hours-understood'
import { OtherText } from './other-text'
import { rejectedTexts } from './rejected-texts'
import { useProfileForm } from './use-profile-form'

type ProfileFormProps = { userId: number; profile: OwnProfile }

/** Everything that a provider's people may say about it, to send to an admin. */
export function ProfileForm({ userId, profile }: ProfileFormProps) {
  const { form, field, submit, refusal, isSubmitting, errors, theirs, use, cancel } = useProfileForm(userId, profile)
  const rejected = rejectedTexts(profile.change)
  const [openingTime, closingTime, otherHours, seasonalHours, businessLogo] = form.watch([
    'openingTime',
    'closingTime',
    'otherHours',
    'seasonalHours',
    'businessLogo',
  ])
  const { fields } = texts

  /** What else was written for a field, below it. */
  function others(name: TypedField) {
    const [their, refused] = [theirs[name], rejected[name]]
    const shown = (text: string | string[]) =>
      name === 'businessLogo' ? photoTexts.otherLogo : typeof text === 'string' ? text : amenityLabels(text).join(', ')
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
        <Held isHeld={isSubmitting} className="contents">
          <LogoField
            label={fields.businessLogo}
            providerId={profile.id}
            path={businessLogo}
            error={errors.businessLogo?.message}
            onChange={(path) => form.setValue('businessLogo', path, { shouldDirty: true })}
          />
        </Held>
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
      <Held isHeld={isSubmitting}>
        <AmenityChecklist
          chosen={form.watch('amenities')}
          register={() => form.register('amenities')}
          error={errors.amenities?.message}
        />
        {others('amenities')}
      </Held>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? texts.submitting : texts.submit}
        </Button>
        <ButtonLink variant="secondary" href={routes.careproviderDashboard({ provider: profile.id })} onClick={cancel}>
          {texts.cancel}
        </ButtonLink>
      </div>
    </form>
  )
}
