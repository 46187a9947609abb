import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useMessageText } from '@/components/platform/use-message-text'
import { AmenityChoices } from '@/components/providers/amenity-choices'
import { ChoiceGroup } from '@/components/ui/fields/choice'
import { TextField } from '@/components/ui/fields/text-field'
import { readSeasons, readWrittenHours, type WrittenHours } from '@/lib/listings/profiles/rules/read-hours'
import { writeSeasons } from '@/lib/listings/profiles/rules/write-hours'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { weekdayLines } from '@/lib/providers/hours/rules/hours'
import { AGE_BANDS, type AgeBandCode, bandLabel } from '@/lib/providers/rules/ages'

type AmenityChecklistProps = { chosen: readonly string[]; register: () => ComponentProps<'input'>; error?: string }

/** All choices by group, each with its number of selected ones. */
export function AmenityChecklist({ chosen, register, error }: AmenityChecklistProps) {
  const t = useTranslations('listings.profile')
  return (
    <ChoiceGroup
      legend={t('fields.amenities')}
      hint={<span role="status">{t('chosen', { count: chosen.length, all: AMENITIES.length })}</span>}
      error={error}
    >
      <AmenityChoices
        amenities={AMENITIES}
        register={register}
        lineOf={(label, amenities) => {
          const count = amenities.filter(({ code }) => chosen.includes(code)).length
          return { summary: `${label} · ${t('chosen', { count, all: amenities.length })}` }
        }}
      />
    </ChoiceGroup>
  )
}

/** A preview of the parsed hours while they are entered; or what cannot be parsed. */
export function HoursUnderstood({ seasonalHours, ...written }: WrittenHours & { seasonalHours: string }) {
  const t = useTranslations('listings.profile')
  const hours = useTranslations('providers.hours')
  const locale = useLocale()
  const messageText = useMessageText()
  const read = readWrittenHours(written)
  const lines =
    'hours' in read ? (weekdayLines(hours, locale, read.hours) ?? [t('hoursUnknown')]) : [messageText(read.problem)]
  const seasons = readSeasons(seasonalHours)
  const more =
    'seasons' in seasons
      ? writeSeasons(locale, seasons.seasons).split('\n').filter(Boolean)
      : [messageText(seasons.problem)]
  return (
    <div aria-live="polite" className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="font-semibold">{t('understood')}</p>
      <ul className="numbers mt-1">
        {[...lines, ...more].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

type RoomFieldsProps = {
  /** react-hook-form's props of a field, and its error. */
  field: (
    code: AgeBandCode,
    name: 'openings' | 'tuition',
  ) => UseFormRegisterReturn & { defaultValue?: string; error: string | undefined }
}

/** Openings and tuition of each age band. */
export function RoomFields({ field }: RoomFieldsProps) {
  const t = useTranslations('listings.facts')
  const ages = useTranslations('providers.ages')
  return (
    <div className="divide-y divide-line border-y border-line">
      {AGE_BANDS.map(({ code }) => (
        <fieldset
          key={code}
          className="grid grid-cols-2 items-start gap-x-4 gap-y-1 py-3 sm:grid-cols-[7rem_9rem_13rem]"
        >
          <legend className="contents">
            <span className="col-span-2 font-semibold sm:col-span-1 sm:pt-9">{bandLabel(ages, code)}</span>
          </legend>
          <TextField label={t('openings')} inputMode="numeric" {...field(code, 'openings')} />
          <TextField label={t('tuition')} inputMode="decimal" {...field(code, 'tuition')} />
        </fieldset>
      ))}
    </div>
  )
}
