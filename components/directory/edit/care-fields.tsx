import type { useApiForm } from '@/components/forms/use-api-form'
import { AmenityChecklist } from '@/components/profiles/edit/amenity-checklist'
import { TextField } from '@/components/ui/text-field'
import { FIELD_LABELS as LABELS } from '@/lib/directory/rules/edit-fields'
import type { EditTyped } from '@/lib/directory/schema/edit'
import { ACCREDITATIONS, CARE_TYPES, CURRICULA, LANGUAGES, PROGRAMS, SCHEDULES } from '@/lib/providers/catalogue/traits'
import { editTexts as texts } from '../texts'
import { Choices } from './choices'

type EditForm = ReturnType<typeof useApiForm<EditTyped, unknown>>

const LISTS = [
  ['careTypes', CARE_TYPES],
  ['programs', PROGRAMS],
  ['curricula', CURRICULA],
  ['accreditations', ACCREDITATIONS],
  ['languages', LANGUAGES],
  ['schedules', SCHEDULES],
] as const

/** For whom it is, and what it does there: numbers and boxes to check. */
export function CareFields({ form, field, errors }: Pick<EditForm, 'form' | 'field' | 'errors'>) {
  return (
    <>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        <TextField label={texts.youngest} inputMode="numeric" optional {...field('ageMinMonths')} />
        <TextField label={texts.oldest} inputMode="numeric" optional {...field('ageMaxMonths')} />
        <TextField label={texts.capacity} inputMode="numeric" optional {...field('capacity')} />
        <TextField label={texts.registrationFee} inputMode="decimal" optional {...field('registrationFee')} />
        <TextField label={texts.siblingDiscount} inputMode="numeric" optional {...field('siblingDiscountPercent')} />
      </div>
      {LISTS.map(([name, choices]) => (
        <Choices
          key={name}
          legend={LABELS[name]}
          choices={choices}
          register={() => form.register(name)}
          error={errors[name]?.message}
        />
      ))}
      <AmenityChecklist
        chosen={form.watch('amenities')}
        register={() => form.register('amenities')}
        error={errors.amenities?.message}
      />
    </>
  )
}
