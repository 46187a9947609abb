import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { NeedsQuery } from '@/components/families/fit/fit-view'
import { useIsParent } from '@/components/families/fit/own-fit'
import { ChipCheckbox } from '@/components/ui/actions/chip'
import { ChoiceGroup } from '@/components/ui/fields/choice'
import { TextField } from '@/components/ui/fields/text-field'
import { Badge } from '@/components/ui/surface/badge'
import { DAYS } from '@/lib/families/profile/rules'
import { clockText } from '@/lib/platform/time/dates'
import { AMENITIES, AMENITY_GROUPS } from '@/lib/providers/catalogue/amenities'
import { MAX_CHILD_MONTHS } from '@/lib/providers/rules/ages'
import { timeText } from '@/lib/providers/rules/hours'
import {
  AGE_RANGES,
  DEFAULT_DETOUR,
  DEFAULT_DISTANCE,
  DETOURS,
  DISTANCES,
  DROP_OFF_TIMES,
  PICK_UP_TIMES,
  PRICE_STEPS,
} from '@/lib/search/catalogue/options'
import type { SearchCounts } from '@/lib/search/rules/facets'
import { choiceKey } from '@/lib/search/rules/filters'
import { valueText } from '@/lib/search/rules/search-query'
import type { Search } from '@/lib/search/schema'
import type { ChildField } from '../types'
import { LISTS } from './active-filters'
import { Checkbox, CheckList, OneOf, type Option, optionsOf } from './filter-choices'
import { filterMessages as messages } from './messages'

export type TypedValue = { typed: string; error?: string }
export type ChildValues = Record<ChildField, TypedValue>

export type FilterGroupsProps = {
  search: Search
  /** How many providers each choice would find; one that is not listed was not counted. */
  choices: SearchCounts['choices']
  isCounty: boolean
  work: TypedValue
  child: ChildValues
  /** The same search for a child with these needs. */
  hrefFor: (needs: NeedsQuery) => string
  /** Renders the content of closed groups too. */
  showsAll: boolean
}

const OwnChildren = lazy(() => import('@/components/families/fit/own-children'))

const LIST_FIELDS = [
  'program',
  'kind',
  'childcareType',
  'curriculumStyle',
  'accreditation',
  'teacherRatio',
  'schedule',
  'language',
] as const

/** Every filter. The common ones are open; the others render when opened: there are a hundred choices. */
export function FilterGroups({ search, choices, isCounty, work, child, hrefFor, showsAll }: FilterGroupsProps) {
  const isParent = useIsParent()
  return (
    <>
      <FilterGroup
        id="child"
        isUsual
        title={messages.child}
        hint={messages.childHint}
        chosen={Number(search.age !== null) + search.ageRange.length}
      >
        {isParent && (
          <Suspense fallback={null}>
            <OwnChildren hrefFor={hrefFor} />
          </Suspense>
        )}
        <ChildFields search={search} choices={choices} child={child} />
      </FilterGroup>
      <FilterGroup
        id="openings"
        isUsual
        title={messages.openings}
        hint={messages.openingsHint}
        chosen={Number(search.openings)}
      >
        <Checkbox
          name="openings"
          value="confirmed"
          label={messages.openingsConfirmed}
          count={choices[choiceKey('openings', 'confirmed')]}
          isOn={search.openings}
        />
      </FilterGroup>
      <FilterGroup
        id="price"
        isUsual
        title={messages.priceRange}
        hint={messages.priceHint}
        chosen={Number(search.priceRange !== null)}
      >
        <OneOf name="priceRange" chosen={priceOf(search)} options={priceOptions(search, choices)} />
      </FilterGroup>
      <PlaceGroups search={search} choices={choices} isCounty={isCounty} work={work} />
      <FilterGroup
        id="hours"
        title={messages.hours}
        hint={messages.hoursHint}
        chosen={
          [search.days.length > 0, search.dropOff !== null, search.pickUp !== null, search.openNow].filter(Boolean)
            .length
        }
        showsAll={showsAll}
      >
        <HourFields search={search} choices={choices} />
      </FilterGroup>
      {LIST_FIELDS.map((field) => (
        <FilterGroup
          key={field}
          id={field}
          title={messages[field]}
          hint={messages[`${field}Hint`]}
          chosen={search[field].length}
          showsAll={showsAll}
        >
          <CheckList name={field} chosen={search[field]} options={optionsOf(field, LISTS[field], choices)} />
        </FilterGroup>
      ))}
      <FilterGroup
        id="amenity"
        title={messages.amenity}
        hint={messages.amenityHint}
        chosen={search.amenity.length}
        showsAll={showsAll}
      >
        {AMENITY_GROUPS.map(({ code, label }) => (
          <ChoiceGroup key={code} legend={label} className="mb-4">
            <CheckList
              name="amenity"
              chosen={search.amenity}
              options={optionsOf(
                'amenity',
                AMENITIES.filter(({ group }) => group === code),
                choices,
              )}
            />
          </ChoiceGroup>
        ))}
      </FilterGroup>
      <div className="py-3">
        <Checkbox name="hide" value="unknown" label={messages.hideUnknown} isOn={search.hide.includes('unknown')} />
        <p className="text-xs text-soft">{messages.hideUnknownHint}</p>
      </div>
    </>
  )
}

type FilterGroupProps = {
  id: string
  title: string
  hint: string
  chosen: number
  /** Open, and rendered with the page. */
  isUsual?: boolean
  /** One of its fields is invalid. */
  hasError?: boolean
  showsAll?: boolean
  children: ReactNode
}

/**
 * One group of the filter form, with a sentence that explains it. A closed one shows its number of selected choices.
 */
function FilterGroup({
  id,
  title,
  hint,
  chosen,
  isUsual = false,
  hasError = false,
  showsAll,
  children,
}: FilterGroupProps) {
  const [isOpen, setIsOpen] = useState(isUsual || hasError || chosen > 0)
  // Selections in a group that was closed again are still part of the form.
  const [wasOpen, setWasOpen] = useState(isOpen)
  const isRendered = wasOpen || chosen > 0 || showsAll
  return (
    <details
      className="filter-group"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setIsOpen(open)
        if (open) setWasOpen(true)
      }}
    >
      <summary>
        {title}
        {chosen > 0 && (
          <Badge tone="mint" className="ml-auto">
            {messages.more(chosen)}
          </Badge>
        )}
      </summary>
      {isRendered ? (
        <fieldset id={`group-${id}`}>
          <legend className="sr-only">{title}</legend>
          <p>{hint}</p>
          {children}
        </fieldset>
      ) : (
        // Without JavaScript: the same form, with all groups.
        <button type="submit" name="filters" value="all">
          {messages.showChoices}
        </button>
      )}
    </details>
  )
}

/** The age and start of the child's care, and the ages that providers must take. Browsers without month fields accept "3/2027" as well. */
function ChildFields({ search, choices, child }: Pick<FilterGroupsProps, 'search' | 'choices' | 'child'>) {
  return (
    <div className="grid gap-3">
      <TextField
        type="number"
        name="age"
        inputMode="numeric"
        min={0}
        max={MAX_CHILD_MONTHS}
        label={messages.age}
        hint={messages.ageMonthsHint}
        defaultValue={child.age.typed}
        error={child.age.error}
      />
      <TextField
        type="month"
        name="start"
        min="2010-01"
        max="2060-12"
        autoComplete="off"
        label={messages.start}
        defaultValue={child.start.typed}
        error={child.start.error}
      />
      <ChoiceGroup legend={messages.ageRanges}>
        <CheckList
          name="ageRange"
          chosen={search.ageRange}
          options={optionsOf(
            'age',
            AGE_RANGES.map(({ code }) => ({ code, label: messages.ageRangeWithHint(code) })),
            choices,
          )}
        />
      </ChoiceGroup>
    </div>
  )
}

const priceOf = (search: Search) => String(valueText(search, 'priceRange'))

/** The price steps, and the URL's price if it is none of them. */
function priceOptions(search: Search, choices: SearchCounts['choices']): Option[] {
  const steps = PRICE_STEPS.map((dollars) => ({
    code: `0-${dollars}`,
    label: messages.price({ minDollars: 0, maxDollars: dollars }),
  }))
  const own = priceOf(search)
  const isOwn = search.priceRange !== null && !steps.some(({ code }) => code === own)
  return [
    { value: '', label: messages.any },
    ...optionsOf('priceRange', steps, choices),
    ...(isOwn && search.priceRange ? [{ value: own, label: messages.price(search.priceRange) }] : []),
  ]
}

/** The location filters: the distance from home, or the detour on the way to work. */
function PlaceGroups({
  search,
  choices,
  isCounty,
  work,
}: Pick<FilterGroupsProps, 'search' | 'choices' | 'isCounty' | 'work'>) {
  const isWay = search.workZip !== null
  // A map area replaces both.
  if (search.bounds) return null
  return (
    <>
      {!isWay && (
        <FilterGroup
          id="distance"
          isUsual
          title={messages.distance}
          hint={messages.distanceHint}
          chosen={Number(search.distance !== null)}
        >
          <OneOf
            name="distance"
            chosen={search.distance === null ? '' : String(search.distance)}
            options={distanceOptions(choices, isCounty)}
          />
        </FilterGroup>
      )}
      <FilterGroup id="way" isUsual title={messages.way} hint={messages.wayHint} chosen={Number(isWay)}>
        <TextField
          name="workZip"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          label={messages.workZip}
          optional
          hint={messages.workZipHint}
          error={work.error}
          defaultValue={work.typed}
        />
        {isWay && (
          <ChoiceGroup legend={messages.detour} className="mt-4">
            <OneOf
              name="detour"
              chosen={search.detour === null ? '' : String(search.detour)}
              options={detourOptions(choices)}
            />
          </ChoiceGroup>
        )}
      </FilterGroup>
    </>
  )
}

/** The default has no value, as in the URL. */
function distanceOptions(choices: SearchCounts['choices'], isCounty: boolean): Option[] {
  const all = DISTANCES.map((miles) => ({ code: String(miles), label: messages.miles(miles) }))
  if (isCounty)
    return [{ value: '', label: messages.wholeCounty }, ...all.map(({ code, label }) => ({ value: code, label }))]
  return optionsOf('distance', all, choices).map(withoutDefault(DEFAULT_DISTANCE))
}

function detourOptions(choices: SearchCounts['choices']): Option[] {
  const all = DETOURS.map((miles) => ({ code: String(miles), label: messages.detourOf(miles) }))
  return optionsOf('detour', all, choices).map(withoutDefault(DEFAULT_DETOUR))
}

function withoutDefault(usual: number) {
  return (option: Option): Option => (option.value === String(usual) ? { ...option, value: '' } : option)
}

/** The days and times of care. */
function HourFields({ search, choices }: Pick<FilterGroupsProps, 'search' | 'choices'>) {
  const times = { dropOff: DROP_OFF_TIMES, pickUp: PICK_UP_TIMES }
  return (
    <>
      <ChoiceGroup legend={messages.days} className="mb-4">
        <div className="flex flex-wrap gap-2">
          {DAYS.map(({ code, label }) => (
            <ChipCheckbox key={code} name="days" value={code} defaultChecked={search.days.includes(code)}>
              {label}
            </ChipCheckbox>
          ))}
        </div>
      </ChoiceGroup>
      {(['dropOff', 'pickUp'] as const).map((field) => (
        <ChoiceGroup key={field} legend={messages[field]} className="mb-4">
          <OneOf
            name={field}
            chosen={search[field] === null ? '' : clockText(search[field])}
            options={[
              { value: '', label: messages.any },
              ...optionsOf(field, timeOptions(times[field], search[field]), choices),
            ]}
          />
        </ChoiceGroup>
      ))}
      <Checkbox name="hide" value="hours" label={messages.hideHours} isOn={search.hide.includes('hours')} />
      <Checkbox
        name="openNow"
        value="1"
        label={messages.openNow}
        count={choices[choiceKey('openNow', '1')]}
        isOn={search.openNow}
      />
      <p className="text-xs text-soft">{messages.openNowHint}</p>
    </>
  )
}

/** The time steps, and the URL's time if it is none of them. In minutes after midnight. */
function timeOptions(steps: readonly number[], own: number | null) {
  const minutes = own === null || steps.includes(own) ? steps : [...steps, own].toSorted((a, b) => a - b)
  return minutes.map((minute) => ({ code: clockText(minute), label: timeText(minute) }))
}
