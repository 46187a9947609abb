'use client'

import { useRouter } from 'next/navigation'
import { tellFamilyChanged } from '@/components/fit/fit-hint'
import { FormAlert } from '@/components/forms/form-alert'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { ChipCheckbox } from '@/components/ui/chip'
import { ChoiceGroup } from '@/components/ui/choice-group'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { DAYS } from '@/lib/families/rules/days'
import { ACTIVITIES } from '@/lib/families/rules/wishes'
import { preferencesForm } from '@/lib/families/schema/preferences'
import type { Preferences } from '@/lib/families/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { AmenityWishes } from './amenity-wishes'
import { familyTexts as texts } from './texts'
import { typedPreferences } from './typed-preferences'

/** What the family needs, all of it optional. */
export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const router = useRouter()
  const { field, form, submit, refusal, isSubmitting } = useApiForm({
    schema: preferencesForm,
    start: typedPreferences(preferences),
    send: async (body) => {
      await callApi(routes.api.familyPreferences(), { method: 'PUT', body })
      tellFamilyChanged()
      showToast({ title: texts.preferencesSaved })
      router.refresh()
    },
    fallback: texts.fallback,
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <FormAlert>{refusal}</FormAlert>
      <TextField label={texts.budget} inputMode="decimal" className="sm:max-w-60" {...field('weeklyBudget')} />
      <ChoiceGroup legend={texts.days}>
        <div className="flex flex-wrap gap-2">
          {DAYS.map(({ code, label, name }) => (
            <ChipCheckbox key={code} value={code} aria-label={name} {...form.register('days')}>
              {label}
            </ChipCheckbox>
          ))}
        </div>
      </ChoiceGroup>
      <div className="grid grid-cols-2 gap-4">
        <TextField type="time" label={texts.dropOff} {...field('dropOff')} />
        <TextField type="time" label={texts.pickUp} {...field('pickUp')} />
        <TextField label={texts.homeZip} inputMode="numeric" autoComplete="postal-code" {...field('homeZip')} />
        <TextField label={texts.workZip} inputMode="numeric" autoComplete="off" {...field('workZip')} />
      </div>
      <ChoiceGroup legend={texts.activities}>
        <div className="flex flex-wrap gap-2">
          {ACTIVITIES.map(({ code, label }) => (
            <ChipCheckbox key={code} value={code} {...form.register('preferredActivities')}>
              {label}
            </ChipCheckbox>
          ))}
        </div>
      </ChoiceGroup>
      <AmenityWishes chosen={preferences.preferredAmenities} register={() => form.register('preferredAmenities')} />
      <Button type="submit" className="justify-self-start" busy={isSubmitting}>
        {texts.savePreferences}
      </Button>
    </form>
  )
}
