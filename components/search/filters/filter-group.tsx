import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { withMessages } from '@/components/platform/browser-messages'
import { Button } from '@/components/ui/actions/button'
import { ChipCheckbox } from '@/components/ui/actions/chip'
import { fieldClasses } from '@/components/ui/fields/field'
import { useDetailsMenu, useIsHydrated } from '@/components/ui/hooks'
import { MAX_WEEKLY_DOLLARS, moneyText } from '@/lib/providers/rules/tuition'
import type { Facet, SearchCounts } from '@/lib/search/rules/facets'
import { choiceKey } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'
import { SearchLaterMessages } from '@/messages/parts/search-later'
import type { FilterTexts } from '../types'
import { priceText } from './filter-texts'

export type FilterGroupProps = {
  id: string
  title: string
  /** The title before a value, if a shorter one says enough: "Age: 9 months". */
  short?: string
  /** The title above the fields, if it says more: "Price for infants". */
  heading?: string | null
  /** What is chosen: "9 months", "2 chosen"; empty if nothing is. */
  value: string
  hint: string
  /** In the phone's sheet: groups are sections below each other, and the common ones are open. */
  isSheet: boolean
  isUsual?: boolean
  /** One of its fields is invalid. */
  hasError?: boolean
  /** Opens every group, one below the other: the page without JavaScript. */
  showsAll: boolean
  total: number
  t: FilterTexts['t']
  children: ReactNode
}

/**
 * One group of the filter form: a popover in a bar on wide screens, a section of the sheet on phones. Its fields render when it is opened,
 * because there are a hundred of them, or when something in it is chosen, because then they are part of the form.
 */
export function FilterGroup({
  id,
  title,
  short = title,
  heading,
  value,
  hint,
  isSheet,
  isUsual = false,
  hasError = false,
  showsAll,
  total,
  t,
  children,
}: FilterGroupProps) {
  const group = useRef<HTMLDetailsElement>(null)
  const isOpenAtFirst = showsAll || hasError || (isSheet && (isUsual || value !== ''))
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  // Selections in a group that was closed again are still part of the form.
  const [wasOpen, setWasOpen] = useState(isOpen)
  useDetailsMenu(group, { isOff: isSheet || showsAll })
  // It may have been opened before hydration.
  useEffect(() => {
    if (!group.current?.open) return
    setIsOpen(true)
    setWasOpen(true)
  }, [])

  return (
    <details
      ref={group}
      className="filter-group"
      name={isSheet || showsAll ? undefined : 'filters'}
      data-on={value === '' ? undefined : ''}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setIsOpen(open)
        if (open) setWasOpen(true)
      }}
    >
      <summary>{summaryText()}</summary>
      <div>
        {wasOpen || value !== '' || showsAll ? (
          <fieldset id={`group-${id}`}>
            <legend>{heading || title}</legend>
            <Hint about={title} text={hint} t={t} />
            {children}
          </fieldset>
        ) : (
          // Without JavaScript: the same form, with all groups.
          <button type="submit" name="filters" value="all">
            {t('showChoices')}
          </button>
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

/** One option of a field, with the number of providers it would find. */
export type Option = { value: string; label: string; count?: number }

/** The options of a field with the number of providers each would find. */
export function optionsOf(
  group: Facet['group'],
  options: readonly { code: string; label: string }[],
  choices: SearchCounts['choices'],
): Option[] {
  return options.map(({ code, label }) => ({ value: code, label, count: choices[choiceKey(group, code)] }))
}

/** Any number of options. */
export function CheckList({ name, options, chosen }: { name: string; options: Option[]; chosen: readonly string[] }) {
  return options.map((option) => (
    <Checkbox key={option.value} name={name} isOn={chosen.includes(option.value)} {...option} />
  ))
}

/** One option, as chips; the first is usually "any". */
export function OneOf({ name, options, chosen }: { name: string; options: Option[]; chosen: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      {options.map(({ value, label, count }) => (
        <ChipCheckbox
          key={value}
          type="radio"
          name={name}
          value={value}
          count={count}
          defaultChecked={chosen === value}
        >
          {label}
        </ChipCheckbox>
      ))}
    </div>
  )
}

/** A check box in few elements (`checkbox` in app/styles/filters.css): the form has over a hundred. */
export function Checkbox({ name, value, label, count, isOn }: Option & { name: string; isOn: boolean }) {
  return (
    <label className="checkbox">
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      {label}
      {count !== undefined && <b>{count.toLocaleString('en-US')}</b>}
    </label>
  )
}

/** Its code and its data load when the filter is opened. */
const PriceSlider = withMessages(
  SearchLaterMessages,
  lazy(() => import('./price-slider').then((file) => ({ default: file.PriceSlider }))),
)

type PriceFieldsProps = {
  search: Search
  /** The URL of the histogram's data. */
  pricesAddress: string
  /** Called with the number of results within the limit while it is being moved. */
  onCount: (count: number | null) => void
  t: FilterTexts['t']
}

/** The highest weekly price: a field, and above it a histogram of the results' prices with a handle. */
export function PriceFields({ search: { priceRange, hide, over }, pricesAddress, onCount, t }: PriceFieldsProps) {
  const field = useRef<HTMLInputElement>(null)
  const isAlive = useIsHydrated()
  const chosen = priceRange?.maxDollars ?? null
  // A minimum price comes only from a URL. With one, the bars would count too many, so their count is not used.
  const least = priceRange && priceRange.minDollars > 0 ? priceRange.minDollars : null
  return (
    <>
      {isAlive && (
        <Suspense fallback={<div className="price-bars" />}>
          <PriceSlider
            address={pricesAddress}
            chosen={chosen}
            field={field}
            onCount={(count) => onCount(least === null && !over ? count : null)}
          />
        </Suspense>
      )}
      <label className="flex items-center justify-center gap-2 text-ui font-semibold">
        {t('priceUpTo')}
        <input
          ref={field}
          type="number"
          name="priceRange"
          inputMode="numeric"
          min={0}
          max={MAX_WEEKLY_DOLLARS}
          placeholder={t('any')}
          defaultValue={chosen ?? ''}
          className={fieldClasses(false, 'w-24')}
        />
        {t('aWeek')}
      </label>
      {least !== null && (
        <Checkbox
          name="priceRange"
          value={`${least}-`}
          label={priceText({ minDollars: least, maxDollars: null }, t)}
          isOn
        />
      )}
      {chosen !== null && least === null && (
        <>
          {/* An unchecked box sends nothing, and without any value providers over the price are hidden. */}
          <input type="hidden" name="over" value="show" />
          <Checkbox name="over" value="hide" label={t('hideOver', { price: moneyText(chosen * 100) })} isOn={!over} />
        </>
      )}
      {hide.includes('unknown') || chosen === null ? null : (
        <p className="mt-2 text-xs text-soft">{t('hideUnknownHint')}</p>
      )}
    </>
  )
}
