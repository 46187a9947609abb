import { lazy, Suspense } from 'react'
import { useIsParent } from '@/components/accounts/session'
import type { NeedsQuery } from '@/components/families/fit/fit-view'
import { withMessages } from '@/components/platform/browser-messages'
import { ChipCheckbox } from '@/components/ui/actions/chip'
import { ChoiceGroup } from '@/components/ui/fields/choice'
import { TextField } from '@/components/ui/fields/text-field'
import { DAYS } from '@/lib/families/profile/rules/needs'
import { clockText, timeText, weekdayNames } from '@/lib/platform/time/dates'
import { AMENITIES, AMENITY_GROUPS } from '@/lib/providers/catalogue/amenities'
import { ageBandOf, MAX_CHILD_MONTHS } from '@/lib/providers/rules/ages'
import { STALE_DAYS } from '@/lib/providers/rules/openings'
import { RATIO_OPTIONS } from '@/lib/providers/search-documents/rules'
import {
  AGE_RANGES,
  choicesOf,
  DEFAULT_DETOUR,
  DEFAULT_DISTANCE,
  DETOURS,
  DISTANCES,
  DROP_OFF_TIMES,
  PICK_UP_TIMES,
} from '@/lib/search/catalogue/options'
import type { SearchCounts } from '@/lib/search/rules/facets'
import { choiceKey } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'
import { AccountMessages } from '@/messages/parts/account'
import { needsQuery } from '../search-summary'
import type { ChildField, FilterTexts } from '../types'
import { Checkbox, CheckList, OneOf, type Option, optionsOf, PriceFields } from './filter-controls'
import { choiceLabel } from './filter-texts'

export type TypedValue = { typed: string; error?: string }
export type ChildValues = Record<ChildField, TypedValue>

export type FilterFieldsProps = {
  group: 'child' | 'openings' | 'price' | 'hours' | 'distance' | 'type' | 'program' | 'more'
  /** The group's. */
  title: string
  search: Search
  /** How many providers each choice would find; one that is not listed was not counted. */
  choices: SearchCounts['choices']
  isCounty: boolean
  work: TypedValue
  child: ChildValues
  /** The same search for a child with these needs. */
  hrefFor: (needs: NeedsQuery) => string
  /** The URL of the histogram's data. */
  pricesAddress: string
  /** Called with the number of providers within the price limit while it is being moved. */
  onCount: (count: number | null) => void
  texts: FilterTexts
}

const OwnChildren = withMessages(
  AccountMessages,
  lazy(() => import('@/components/families/fit/for-parents').then((file) => ({ default: file.OwnChildren }))),
)

/** The lists of the groups "Type", "Programs" and "More". */
const TYPES = ['kind', 'childcareType'] as const
const PROGRAMS = ['program', 'schedule'] as const
const MORE = ['curriculumStyle', 'accreditation', 'teacherRatio', 'language'] as const

/** What is in a group of the filter form: an explanation and the fields. */
export function FilterFields(props: FilterFieldsProps) {
  return (
    <>
      <Hint about={props.title} text={hintOf(props)} t={props.texts.t} />
      <Fields {...props} />
    </>
  )
}

function hintOf({ group, search, texts: { t } }: FilterFieldsProps): string {
  if (group === 'distance') return t(search.workZip === null ? 'distanceHint' : 'wayHint')
  if (group === 'openings' || group === 'price' || group === 'hours') return t(`${group}Hint`, { days: STALE_DAYS })
  return t(`${group}Hint`)
}

function Fields({
  group,
  title,
  child,
  work,
  hrefFor,
  isCounty,
  pricesAddress,
  onCount,
  ...shared
}: FilterFieldsProps) {
  const { search, choices, texts } = shared
  const { t } = texts
  const isParent = useIsParent()
  switch (group) {
    case 'child':
      return (
        <>
          {isParent && (
            <Suspense fallback={null}>
              <OwnChildren needs={needsQuery(search)} hrefFor={hrefFor} />
            </Suspense>
          )}
          <ChildFields {...shared} child={child} />
        </>
      )
    case 'openings':
      return (
        <Checkbox
          name="openings"
          value="confirmed"
          label={t('openingsConfirmed')}
          count={choices[choiceKey('openings', 'confirmed')]}
          isOn={search.openings}
        />
      )
    case 'price':
      return <PriceFields search={search} pricesAddress={pricesAddress} onCount={onCount} t={t} />
    case 'hours':
      return <HourFields {...shared} />
    case 'distance':
      return <PlaceFields {...shared} isCounty={isCounty} work={work} />
    case 'type':
      return <Lists {...shared} fields={TYPES} />
    case 'program':
      return <Lists {...shared} fields={PROGRAMS} group={title} />
    case 'more':
      return (
        <>
          <Lists {...shared} fields={MORE} />
          <AmenityLists {...shared} />
          <Checkbox name="hide" value="unknown" label={t('hideUnknown')} isOn={search.hide.includes('unknown')} />
        </>
      )
  }
}

/** An explanation behind "?". */
function Hint({ about, text, t }: { about: string; text: string; t: FilterTexts['t'] }) {
  return (
    <details className="filter-hint">
      <summary>
        <span aria-hidden>?</span>
        <span className="sr-only">{t('explain', { group: about.toLowerCase() })}</span>
      </summary>
      <p>{text}</p>
    </details>
  )
}

type FieldsProps = Pick<FilterFieldsProps, 'search' | 'choices' | 'texts'>

type ListName = (typeof TYPES | typeof PROGRAMS | typeof MORE)[number]

/** Lists of choices, each under its name, which is not shown again below a group of the same name. */
function Lists({
  fields,
  group,
  search,
  choices,
  texts,
}: FieldsProps & { fields: readonly ListName[]; group?: string }) {
  const { t } = texts
  const options = (field: ListName) =>
    (field === 'teacherRatio' ? RATIO_OPTIONS : choicesOf(field)).map(({ code }) => ({
      code,
      label: choiceLabel(texts, field, code),
    }))
  return fields.map((field) => (
    <ChoiceGroup key={field} legend={t(field)} legendHidden={t(field) === group} className="mb-4">
      <CheckList name={field} chosen={search[field]} options={optionsOf(field, options(field), choices)} />
    </ChoiceGroup>
  ))
}

function AmenityLists({ search, choices, texts: { amenities } }: FieldsProps) {
  const labeled = AMENITIES.map(({ code, group }) => ({ code, group, label: amenities(code) }))
  return AMENITY_GROUPS.map((code) => (
    <ChoiceGroup key={code} legend={amenities(`groups.${code}`)} className="mb-4">
      <CheckList
        name="amenity"
        chosen={search.amenity}
        options={optionsOf(
          'amenity',
          labeled.filter(({ group }) => group === code),
          choices,
        )}
      />
    </ChoiceGroup>
  ))
}

/** The age and start of the child's care, and the ages that providers must take. Browsers without month fields accept "3/2027" as well. */
function ChildFields({ search, choices, child, texts: { t } }: FieldsProps & Pick<FilterFieldsProps, 'child'>) {
  const band = search.age === null ? null : ageBandOf(search.age)
  return (
    <div className="grid gap-3">
      {band && <p className="text-sm text-soft">{t('roomOf', { band: band.code })}</p>}
      <TextField
        type="number"
        name="age"
        inputMode="numeric"
        min={0}
        max={MAX_CHILD_MONTHS}
        label={t('age')}
        hint={t('ageMonthsHint')}
        defaultValue={child.age.typed}
        error={child.age.error}
      />
      <TextField
        type="month"
        name="start"
        min="2010-01"
        max="2060-12"
        autoComplete="off"
        label={t('start')}
        defaultValue={child.start.typed}
        error={child.start.error}
      />
      <ChoiceGroup legend={t('ageRanges')}>
        <CheckList
          name="ageRange"
          chosen={search.ageRange}
          options={optionsOf(
            'ageRange',
            AGE_RANGES.map(({ code }) => ({ code, label: t(`ageGroupsWithAges.${code}`) })),
            choices,
          )}
        />
      </ChoiceGroup>
    </div>
  )
}

/** The distance from home, or the detour on the way to work. */
function PlaceFields({
  search,
  choices,
  isCounty,
  work,
  texts: { t },
}: FieldsProps & Pick<FilterFieldsProps, 'isCounty' | 'work'>) {
  const isWay = search.workZip !== null
  return (
    <>
      {!isWay && (
        <OneOf
          name="distance"
          chosen={search.distance === null ? '' : String(search.distance)}
          options={distanceOptions(choices, isCounty, t)}
        />
      )}
      <ChoiceGroup legend={t('way')} className="mt-4">
        <TextField
          name="workZip"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          label={t('workZip')}
          optional
          hint={t('workZipHint')}
          error={work.error}
          defaultValue={work.typed}
        />
      </ChoiceGroup>
      {isWay && (
        <ChoiceGroup legend={t('detour')} className="mt-4">
          <OneOf
            name="detour"
            chosen={search.detour === null ? '' : String(search.detour)}
            options={detourOptions(choices, t)}
          />
        </ChoiceGroup>
      )}
    </>
  )
}

/** The default has an empty value, because the URL omits it. */
function distanceOptions(choices: SearchCounts['choices'], isCounty: boolean, t: FilterTexts['t']): Option[] {
  const all = DISTANCES.map((miles) => ({ code: String(miles), label: t('miles', { miles }) }))
  if (isCounty)
    return [{ value: '', label: t('wholeCounty') }, ...all.map(({ code, label }) => ({ value: code, label }))]
  return optionsOf('distance', all, choices).map(withoutDefault(DEFAULT_DISTANCE))
}

function detourOptions(choices: SearchCounts['choices'], t: FilterTexts['t']): Option[] {
  const all = DETOURS.map((miles) => ({ code: String(miles), label: t('miles', { miles }) }))
  return optionsOf('detour', all, choices).map(withoutDefault(DEFAULT_DETOUR))
}

function withoutDefault(usual: number) {
  return (option: Option): Option => (option.value === String(usual) ? { ...option, value: '' } : option)
}

/** The days and times of care. */
function HourFields({ search, choices, texts: { t, locale } }: FieldsProps) {
  const days = weekdayNames(locale, 'short')
  const times = { dropOff: DROP_OFF_TIMES, pickUp: PICK_UP_TIMES }
  return (
    <>
      <ChoiceGroup legend={t('days')} className="mb-4">
        <div className="flex flex-wrap gap-2">
          {DAYS.map(({ code }, day) => (
            <ChipCheckbox key={code} name="days" value={code} defaultChecked={search.days.includes(code)}>
              {days[day]}
            </ChipCheckbox>
          ))}
        </div>
      </ChoiceGroup>
      {(['dropOff', 'pickUp'] as const).map((field) => (
        <ChoiceGroup key={field} legend={t(field)} className="mb-4">
          <OneOf
            name={field}
            chosen={search[field] === null ? '' : clockText(search[field])}
            options={[
              { value: '', label: t('any') },
              ...optionsOf(field, timeOptions(times[field], search[field]), choices),
            ]}
          />
        </ChoiceGroup>
      ))}
      <Checkbox name="hide" value="hours" label={t('hideHours')} isOn={search.hide.includes('hours')} />
      <Checkbox
        name="openNow"
        value="1"
        label={t('openNow')}
        count={choices[choiceKey('openNow', '1')]}
        isOn={search.openNow}
      />
    </>
  )
}

/** The time steps, and the URL's time if it is none of them. In minutes after midnight. */
function timeOptions(steps: readonly number[], own: number | null) {
  const minutes = own === null || steps.includes(own) ? steps : [...steps, own].toSorted((a, b) => a - b)
  return minutes.map((minute) => ({ code: clockText(minute), label: timeText(minute) }))
}
