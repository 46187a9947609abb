import { useEffect, useRef, useState } from 'react'
import { fieldClasses } from '@/components/ui/fields/field'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { callApi } from '@/lib/platform/http/api-client'
import { MAX_WEEKLY_DOLLARS, moneyText } from '@/lib/providers/rules/tuition'
import { countWithin, endOf, type PriceBars } from '@/lib/search/rules/price-bars'
import type { Search } from '@/lib/search/schema'
import { Checkbox } from './filter-group'
import { filterMessages as messages } from './messages'

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

type PriceSliderProps = {
  address: string
  /** The limit in dollars; null for none. */
  most: number | null
  onMove: (most: number | null, count: number) => void
}

/** Eighteen bars of the results' prices, and a handle that sets the limit. Without any price there is nothing to show. */
function PriceSlider({ address, most, onMove }: PriceSliderProps) {
  const bars = usePriceBars(address)
  if (bars === 'loading') return <div className="price-bars" />
  if (bars === null) return <p className="mb-2 text-sm text-soft">{messages.noPrices}</p>
  const end = endOf(bars)
  const limit = most === null || most >= end ? null : most
  return (
    <div className="price-bars">
      <Bars bars={bars} limit={limit} />
      <input
        type="range"
        min={bars.from}
        max={end}
        step={bars.step}
        aria-label={messages.priceMost}
        aria-valuetext={messages.priceWith(limit, countWithin(bars, limit))}
        value={limit ?? end}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          const chosen = valueAsNumber >= end ? null : valueAsNumber
          onMove(chosen, countWithin(bars, chosen))
        }}
      />
      <p aria-hidden>
        <span>{moneyText(bars.from * 100)}</span>
        <span>{messages.andMore(end)}</span>
      </p>
    </div>
  )
}

/** 'loading' until they are there; null without prices, or if they do not load. Another search shows the bars before until then. */
function usePriceBars(address: string): PriceBars | null | 'loading' {
  const [bars, setBars] = useState<PriceBars | null | 'loading'>('loading')
  useEffect(() => {
    let isCurrent = true
    callApi(address).then(
      (found) => isCurrent && setBars(found as PriceBars | null),
      () => isCurrent && setBars(null),
    )
    return () => {
      isCurrent = false
    }
  }, [address])
  return bars
}

const BAR_HEIGHT = 40
const BAR_WIDTH = 10
/** The slider's track, under the bars: they end where it ends. */
const TRACK_HEIGHT = 2.4

function Bars({ bars: { from, step, counts }, limit }: { bars: PriceBars; limit: number | null }) {
  const highest = Math.max(...counts)
  const width = counts.length * BAR_WIDTH
  const part = limit === null ? width : (Math.max(0, limit - from) / step) * BAR_WIDTH
  const endOfBar = (index: number) => from + (index + 1) * step
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${BAR_HEIGHT + TRACK_HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {counts.map((count, index) => {
          // A single provider is still seen.
          const height = count === 0 ? 0 : Math.max(2, (count / highest) * BAR_HEIGHT)
          const isWithin = limit === null || endOfBar(index) <= limit
          return (
            <rect
              key={endOfBar(index)}
              x={index * BAR_WIDTH + 0.5}
              y={BAR_HEIGHT - height}
              width={BAR_WIDTH - 1}
              height={height}
              rx="1"
              data-within={isWithin || undefined}
            />
          )
        })}
        <rect y={BAR_HEIGHT} width={width} height={TRACK_HEIGHT} />
        <rect y={BAR_HEIGHT} width={part} height={TRACK_HEIGHT} data-within />
      </svg>
      <figcaption className="sr-only">
        {counts
          .flatMap((count, index) =>
            count > 0 ? [messages.priceBar(count, endOfBar(index) - step, endOfBar(index))] : [],
          )
          .join('; ')}
      </figcaption>
    </figure>
  )
}
