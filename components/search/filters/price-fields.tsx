import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { fieldClasses } from '@/components/ui/fields/field'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { MAX_WEEKLY_DOLLARS } from '@/lib/providers/rules/tuition'
import type { Search } from '@/lib/search/schema'
import { Checkbox } from './filter-choices'
import { filterMessages as messages } from './messages'

/** Its code and its figures load when the filter is opened. */
const PriceSlider = lazy(() => import('./price-slider').then((file) => ({ default: file.PriceSlider })))

type PriceFieldsProps = {
  search: Search
  /** The address of the histogram's figures. */
  pricesAddress: string
  /** How many results the limit leaves while it is being moved. */
  onCount: (count: number | null) => void
}

/** The highest weekly price: a field, above it a histogram of the results' prices with a handle. */
export function PriceFields({ search: { priceRange, hide }, pricesAddress, onCount }: PriceFieldsProps) {
  const field = useRef<HTMLInputElement>(null)
  const isAlive = useIsHydrated()
  const chosen = priceRange?.maxDollars ?? null
  const [most, setMost] = useState(chosen)
  // Results of an earlier limit may arrive while the handle is being moved on.
  const isAhead = useRef(false)
  const latest = useRef(most)
  const move = (limit: number | null) => {
    latest.current = limit
    isAhead.current = limit !== chosen
    setMost(limit)
  }
  useEffect(() => {
    if (isAhead.current && latest.current !== chosen) return
    isAhead.current = false
    setMost(chosen)
  }, [chosen])
  // Only addresses have a lowest price.
  const least = priceRange && priceRange.minDollars > 0 ? priceRange.minDollars : null
  return (
    <>
      {isAlive && (
        <Suspense fallback={<div className="price-bars" />}>
          <PriceSlider
            address={pricesAddress}
            most={most}
            onMove={(limit, count) => {
              move(limit)
              // With a lowest price the bars say too much.
              onCount(least === null ? count : null)
              if (field.current) field.current.value = limit === null ? '' : String(limit)
            }}
          />
        </Suspense>
      )}
      <label className="flex items-center justify-center gap-2 text-ui font-semibold">
        {messages.priceUpTo}
        <input
          ref={field}
          type="number"
          name="priceRange"
          inputMode="numeric"
          min={0}
          max={MAX_WEEKLY_DOLLARS}
          placeholder={messages.any}
          defaultValue={chosen ?? ''}
          onInput={({ currentTarget: { value } }) => move(value === '' ? null : Number(value))}
          className={fieldClasses(false, 'w-24')}
        />
        {messages.aWeek}
      </label>
      {least !== null && (
        <Checkbox
          name="priceRange"
          value={`${least}-`}
          label={messages.price({ minDollars: least, maxDollars: null })}
          isOn
        />
      )}
      {hide.includes('unknown') || chosen === null ? null : (
        <p className="mt-2 text-xs text-soft">{messages.hideUnknownHint}</p>
      )}
    </>
  )
}
