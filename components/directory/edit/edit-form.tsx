'use client'

import { FormAlert } from '@/components/forms/form-alert'
import { HoursUnderstood } from '@/components/profiles/edit/hours-understood'
import { RoomFields } from '@/components/profiles/facts/room-fields'
import { profileTexts } from '@/components/profiles/texts'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { SelectField } from '@/components/ui/select-field'
import { TextAreaField } from '@/components/ui/text-area-field'
import { TextField } from '@/components/ui/text-field'
import { isEditField, FIELD_LABELS as LABELS } from '@/lib/directory/rules/edit-fields'
import { routes } from '@/lib/platform/routes'
import { KINDS } from '@/lib/providers/catalogue/traits'
import { REASON_OPTIONS } from '../reason-options'
import { fileTexts, editTexts as texts } from '../texts'
import { CareFields } from './care-fields'
import { EditPart } from './edit-part'
import { GoneFields, type Removable } from './gone-fields'
import { type EditStart, useEditForm } from './use-edit-form'

const KIND_OPTIONS = KINDS.map(({ code, label }) => ({ value: code, label }))

type EditFormProps = { start: EditStart; lists: Removable; isHome: boolean }

/** Everything of a provider that an admin can put right. */
export function EditForm({ start, lists, isHome }: EditFormProps) {
  const { form, field, submit, refusal, isSubmitting, errors, disputed } = useEditForm(start)
  const [openingTime, closingTime, otherHours, seasonalHours] = form.watch([
    'openingTime',
    'closingTime',
    'otherHours',
    'seasonalHours',
  ])
  return (
    <form method="post" onSubmit={submit} noValidate className="grid max-w-reading gap-8">
      <EditPart title={texts.basics}>
        <TextField label={LABELS.businessName} required autoComplete="off" {...field('businessName')} />
        <TextAreaField
          label={texts.otherNames}
          hint={texts.otherNamesHint}
          rows={2}
          optional
          {...field('alternateNames')}
        />
        <SelectField label={LABELS.kind} options={KIND_OPTIONS} {...field('kind')} />
      </EditPart>
      <EditPart title={texts.contact}>
        <TextField
          label={LABELS.address}
          hint={isHome ? profileTexts.homeAddressHint : profileTexts.addressHint}
          required
          autoComplete="off"
          {...field('address')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={LABELS.phone} type="tel" optional autoComplete="off" {...field('phone')} />
          <TextField label={LABELS.email} type="email" optional autoComplete="off" {...field('email')} />
        </div>
        <TextField label={LABELS.website} inputMode="url" optional {...field('website')} />
      </EditPart>
      <EditPart title={texts.words}>
        <TextAreaField label={LABELS.aboutUs} rows={6} optional {...field('aboutUs')} />
        <TextField
          label={LABELS.servicesOffered}
          hint={profileTexts.servicesHint}
          optional
          {...field('servicesOffered')}
        />
      </EditPart>
      <EditPart title={texts.hours}>
        <div className="grid grid-cols-2 gap-4">
          <TextField
            label={profileTexts.openingTime}
            hint={profileTexts.openingHint}
            optional
            {...field('openingTime')}
          />
          <TextField label={profileTexts.closingTime} optional {...field('closingTime')} />
        </div>
        <TextAreaField
          label={profileTexts.otherHours}
          hint={profileTexts.otherHoursHint}
          rows={2}
          optional
          {...field('otherHours')}
        />
        <TextAreaField
          label={LABELS.seasonalHours}
          hint={profileTexts.seasonalHint}
          rows={2}
          optional
          {...field('seasonalHours')}
        />
        <HoursUnderstood {...{ openingTime, closingTime, otherHours, seasonalHours }} />
      </EditPart>
      <EditPart title={texts.rooms}>
        <RoomFields
          field={(code, name) => ({
            ...form.register(`bands.${code}.${name}`),
            error: errors.bands?.[code]?.[name]?.message,
          })}
        />
      </EditPart>
      <EditPart title={texts.care}>
        <CareFields form={form} field={field} errors={errors} />
      </EditPart>
      <EditPart title={texts.lists} lead={texts.listsLead}>
        <GoneFields form={form} lists={lists} />
      </EditPart>
      <div className="grid gap-5 border-t border-line pt-8">
        {disputed ? <FormAlert>{meanwhileText(disputed)}</FormAlert> : <FormAlert>{refusal}</FormAlert>}
        <SelectField label={fileTexts.reason} options={REASON_OPTIONS} {...field('reason')} />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" busy={isSubmitting}>
            {texts.save}
          </Button>
          <ButtonLink variant="secondary" href={routes.admin.provider(start.id)}>
            {texts.cancel}
          </ButtonLink>
        </div>
      </div>
    </form>
  )
}

const meanwhileText = (disputed: readonly string[]) =>
  disputed.length === 0
    ? texts.meanwhileNone
    : `${texts.meanwhile} ${disputed.map((name) => (isEditField(name) ? LABELS[name] : name)).join(', ')}.`
