'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { useApiForm } from '@/components/forms/use-api-form'
import { useRefresh, useReloadOnConflict } from '@/components/forms/use-submit'
import { AmenityChoices } from '@/components/providers/amenity-choices'
import { Button } from '@/components/ui/actions/button'
import { ChipCheckbox } from '@/components/ui/actions/chip'
import { ChoiceGroup } from '@/components/ui/fields/choice'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { ACTIVITIES, DAYS, PLACE_AMENITIES } from '@/lib/families/profile/rules/needs'
import { preferencesForm, type SavedPreferences, type TypedPreferences } from '@/lib/families/profile/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { weekdayNames } from '@/lib/platform/time/dates'
import { moneyText } from '@/lib/providers/rules/tuition'
import { notifyFamilyChanged } from '../fit/fit-hint'

/** The saved preferences as form values. */
function typedPreferences({ weeklyBudgetCents, version: _, ...rest }: SavedPreferences): TypedPreferences {
  const { dropOff, pickUp, homeZip, workZip } = rest
  return {
    ...rest,
    // Codes that are no longer offered are not selected.
    preferredAmenities: offered(PLACE_AMENITIES, rest.preferredAmenities),
    preferredActivities: offered(ACTIVITIES, rest.preferredActivities),
    weeklyBudget: weeklyBudgetCents === null ? '' : moneyText(weeklyBudgetCents).slice(1),
    dropOff: dropOff ?? '',
    pickUp: pickUp ?? '',
    homeZip: homeZip ?? '',
    workZip: workZip ?? '',
  }
}

const offered = <Code extends string>(choices: readonly { code: Code }[], chosen: readonly string[]): Code[] =>
  choices.flatMap(({ code }) => (chosen.includes(code) ? [code] : []))

type AmenityWishesProps = { chosen: readonly string[]; register: () => ComponentProps<'input'> }

/** The checklist by groups; groups with a selection start open. */
function AmenityWishes({ chosen, register }: AmenityWishesProps) {
  const t = useTranslations('families.children')
  return (
    <ChoiceGroup legend={t('amenities')}>
      <AmenityChoices
        amenities={PLACE_AMENITIES}
        register={register}
        lineOf={(summary, amenities) => ({ summary, open: amenities.some(({ code }) => chosen.includes(code)) })}
      />
    </ChoiceGroup>
  )
}

/** What the family needs, all optional. */
export function PreferencesForm({ userId, preferences }: { userId: number; preferences: SavedPreferences }) {
  const t = useTranslations('families.children')
  const amenities = useTranslations('providers.amenities')
  const locale = useLocale()
  const days = { long: weekdayNames(locale), short: weekdayNames(locale, 'short') }
  const { isRefreshing, refresh } = useRefresh()
  const { reloadOnConflict } = useReloadOnConflict()
  const { version } = preferences
  const { field, form, submit, refusal, isSubmitting } = useApiForm({
    schema: preferencesForm,
    start: typedPreferences(preferences),
    version,
    draft: { userId, name: 'preferences' },
    send: async (typed) => {
      const body = { ...typed, version }
      await reloadOnConflict(callApi(dashboardRoutes.api.familyPreferences(), { method: 'PUT', body }))
      notifyFamilyChanged()
      showToast({ title: t('preferencesSaved') })
      refresh()
    },
    fallback: t('fallback'),
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <FormAlert>{refusal}</FormAlert>
      <TextField label={t('budget')} inputMode="decimal" className="sm:max-w-60" {...field('weeklyBudget')} />
      <ChoiceGroup legend={t('days')}>
        <div className="flex flex-wrap gap-2">
          {DAYS.map(({ code }, day) => (
            <ChipCheckbox key={code} value={code} aria-label={days.long[day]} {...form.register('days')}>
              {days.short[day]}
            </ChipCheckbox>
          ))}
        </div>
      </ChoiceGroup>
      <div className="grid grid-cols-2 gap-4">
        <TextField type="time" label={t('dropOff')} {...field('dropOff')} />
        <TextField type="time" label={t('pickUp')} {...field('pickUp')} />
        <TextField label={t('homeZip')} inputMode="numeric" autoComplete="postal-code" {...field('homeZip')} />
        <TextField label={t('workZip')} inputMode="numeric" autoComplete="off" {...field('workZip')} />
      </div>
      <ChoiceGroup legend={t('activities')}>
        <div className="flex flex-wrap gap-2">
          {ACTIVITIES.map(({ code }) => (
            <ChipCheckbox key={code} value={code} {...form.register('preferredActivities')}>
              {amenities(code)}
            </ChipCheckbox>
          ))}
        </div>
      </ChoiceGroup>
      <AmenityWishes chosen={preferences.preferredAmenities} register={() => form.register('preferredAmenities')} />
      <Button type="submit" className="justify-self-start" busy={isSubmitting || isRefreshing}>
        {t('savePreferences')}
      </Button>
    </form>
  )
}
