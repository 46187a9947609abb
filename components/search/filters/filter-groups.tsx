import dynamic from 'next/dynamic'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { useDetailsMenu } from '@/components/ui/hooks'
import { timeText } from '@/lib/platform/time/dates'
import { ageBandOf, bandPlural } from '@/lib/providers/rules/ages'
import type { Search } from '@/lib/search/schema'
import type { FilterTexts } from '../types'
import type { FilterFieldsProps } from './filter-fields'
import { careTimes, shortChildText, shortPriceText } from './filter-texts'

/** The code of the fields loads when a group is first opened, or with the page if something in one is chosen. */
const loadFields = () => import('./filter-fields').then((file) => file.FilterFields)
const FilterFields = dynamic(loadFields)

type FilterGroupsProps = Omit<FilterFieldsProps, 'group' | 'title'> & {
  /** In the phone's sheet. */
  isSheet: boolean
  /** Every group is open, one below the other. */
  showsAll: boolean
  /** How many providers the search found. */
  total: number
  /** Where the form is sent to show every group. */
  allAddress: string
}

/** Every filter, in the order in which people think of them: the child first. */
export function FilterGroups({ isSheet, showsAll, total, allAddress, ...fields }: FilterGroupsProps) {
  const { search, child, work, texts } = fields
  const { t } = texts
  const room = search.age === null ? null : ageBandOf(search.age)
  const shared = { isSheet, showsAll, total, allAddress, fields }
  const { curriculumStyle, accreditation, teacherRatio, language, amenity } = search
  const more = [curriculumStyle, accreditation, teacherRatio, language, amenity].flat()
  return (
    <>
      <FilterGroup
        {...shared}
        id="child"
        isUsual
        title={t('child')}
        short={t('childShortTitle')}
        value={childValue(search, texts)}
        hasError={Boolean(child.age.error || child.start.error)}
      />
      <FilterGroup
        {...shared}
        id="openings"
        isUsual
        title={t('openings')}
        value={search.openings ? t('confirmed') : ''}
      />
      <FilterGroup
        {...shared}
        id="price"
        isUsual
        title={t('priceRange')}
        heading={room && t('priceFor', { children: bandPlural(texts.ages, room.code) })}
        value={search.priceRange ? shortPriceText(search.priceRange, t) : ''}
      />
      <FilterGroup
        {...shared}
        id="hours"
        isUsual
        title={t('hours')}
        short={t('hoursShortTitle')}
        value={hoursValue(search, t)}
      />
      {!search.bounds && (
        <FilterGroup
          {...shared}
          id="distance"
          title={t('distance')}
          value={distanceValue(search, t)}
          hasError={Boolean(work.error)}
        />
      )}
      <FilterGroup
        {...shared}
        id="type"
        title={t('type')}
        value={countValue(search.kind.length + search.childcareType.length, t)}
      />
      <FilterGroup
        {...shared}
        id="program"
        title={t('program')}
        value={countValue(search.program.length + search.schedule.length, t)}
      />
      <FilterGroup
        {...shared}
        id="more"
        title={t('moreFilters')}
        value={countValue(more.length + Number(search.hide.includes('unknown')), t)}
      />
    </>
  )
}

const countValue = (count: number, t: FilterTexts['t']) => (count === 0 ? '' : t('more', { count }))

function childValue({ age, start, ageRange }: Search, texts: FilterTexts): string {
  if (age !== null) return shortChildText(texts, age, start)
  return ageRange.map((code) => texts.t(`ageGroups.${code}`)).join(', ')
}

function hoursValue({ days, dropOff, pickUp, openNow }: Search, t: FilterTexts['t']): string {
  if (dropOff !== null && pickUp !== null) return careTimes(dropOff, pickUp)
  if (dropOff !== null) return t('openBy', { time: timeText(dropOff) })
  if (pickUp !== null) return t('openUntil', { time: timeText(pickUp) })
  return days.length > 0 ? countValue(days.length, t) : openNow ? t('openNow') : ''
}

function distanceValue({ workZip, distance }: Search, t: FilterTexts['t']): string {
  if (workZip !== null) return t('wayTo', { zip: workZip })
  return distance === null ? '' : t('miles', { miles: distance })
}

type FilterGroupProps = {
  id: FilterFieldsProps['group']
  title: string
  /** The title before a value, if a shorter one says enough: "Age: 9 months". */
  short?: string
  /** The title above the fields, if it says more: "Price for infants". */
  heading?: string | null
  /** What is chosen: "9 months", "2 chosen"; empty if nothing is. */
  value: string
  /** In the phone's sheet: groups are sections below each other, and the common ones are open. */
  isSheet: boolean
  isUsual?: boolean
  /** One of its fields is invalid. */
  hasError?: boolean
  /** Opens every group, one below the other: the page without JavaScript. */
  showsAll: boolean
  total: number
  allAddress: string
  fields: Omit<FilterFieldsProps, 'group' | 'title'>
}

/**
 * One group of the filter form: a popover in a bar on wide screens, a section of the sheet on phones. Its fields render when it is opened,
 * because there are a hundred of them, or when something in it is chosen, because then they are part of the form.
 */
function FilterGroup({
  id,
  title,
  short = title,
  heading,
  value,
  isSheet,
  isUsual = false,
  hasError = false,
  showsAll,
  total,
  allAddress,
  fields,
}: FilterGroupProps) {
  const { t } = fields.texts
  const group = useRef<HTMLDetailsElement>(null)
  const isOpenAtFirst = showsAll || hasError || (isSheet && (isUsual || value !== ''))
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const [code, setCode] = useState<'unloaded' | 'loading' | 'loaded'>('unloaded')
  // Once loaded, the fields stay when the group is closed: selections in it are part of the form.
  const hasFields = code === 'loaded' || value !== '' || hasError || showsAll
  const open = useCallback(() => {
    setIsOpen(true)
    if (hasFields) return setCode('loaded')
    setCode('loading')
    loadFields().then(
      () => setCode('loaded'),
      () => setCode('unloaded'),
    )
  }, [hasFields])
  useDetailsMenu(group, { isOff: isSheet || showsAll })
  // It may have been opened before hydration.
  useEffect(() => {
    if (group.current?.open) open()
  }, [open])

  return (
    <details
      ref={group}
      className="filter-group"
      name={isSheet || showsAll ? undefined : 'filters'}
      data-on={value === '' ? undefined : ''}
      open={isOpen}
      onToggle={({ currentTarget }) => (currentTarget.open ? open() : setIsOpen(false))}
    >
      <summary>{summaryText()}</summary>
      <div>
        {hasFields ? (
          <fieldset id={`group-${id}`}>
            <legend>{heading || title}</legend>
            <FilterFields group={id} title={title} {...fields} />
          </fieldset>
        ) : (
          // Without JavaScript, or if the code cannot load: the same form, with all groups.
          code === 'unloaded' && (
            <button type="submit" name="filters" value="all" formAction={allAddress}>
              {t('showChoices')}
            </button>
          )
        )}
        {isOpen && !isSheet && !showsAll && (
          <Button type="submit" className="filter-show" onClick={() => group.current?.removeAttribute('open')}>
            {t('show', { count: total })}
          </Button>
        )}
      </div>
    </details>
  )

  function summaryText(): string {
    if (isSheet && heading) return heading
    return value === '' ? title : `${short}: ${value}`
  }
}
