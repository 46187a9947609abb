import { lazy, Suspense, useRef } from 'react'
import { withMessages } from '@/components/platform/browser-messages'
import { ChipCheckbox } from '@/components/ui/actions/chip'
import { fieldClasses } from '@/components/ui/fields/field'
import { useIsHydrated } from '@/components/ui/hooks'
import { MAX_WEEKLY_DOLLARS, moneyText } from '@/lib/providers/rules/tuition'
import type { Facet, SearchCounts } from '@/lib/search/rules/facets'
import { choiceKey } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'
import { SearchLaterMessages } from '@/messages/parts/search-later'
import type { FilterTexts } from '../types'
import { priceText } from './filter-texts'

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
