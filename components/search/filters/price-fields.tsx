import { useRef } from 'react'
import { fieldClasses } from '@/components/ui/fields/field'
import { MAX_WEEKLY_DOLLARS, moneyText } from '@/lib/providers/rules/tuition'
import { PRICE_STEPS } from '@/lib/search/catalogue/options'
import type { SearchCounts } from '@/lib/search/rules/facets'
import { choiceKey } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'
import { Checkbox } from './filter-choices'
import { filterMessages as messages } from './messages'

type PriceFieldsProps = { search: Search; choices: SearchCounts['choices'] }

const STEP = PRICE_STEPS[1] - PRICE_STEPS[0]
/** The slider's range is that of the bars above it; the field below takes any price. */
const SLIDER = { min: PRICE_STEPS[0] - STEP, max: PRICE_STEPS.at(-1), step: 25 }

/** The highest weekly price, with a histogram of the results' prices. */
export function PriceFields({ search: { priceRange, hide }, choices }: PriceFieldsProps) {
  const field = useRef<HTMLInputElement>(null)
  const most = priceRange?.maxDollars ?? null
  // Only addresses have a lowest price.
  const least = priceRange && priceRange.minDollars > 0 ? priceRange.minDollars : null
  const counts = PRICE_STEPS.map((dollars) => choices[choiceKey('priceRange', `0-${dollars}`)] ?? 0)
  return (
    <>
      <PriceHistogram counts={counts} most={most} />
      <input
        type="range"
        {...SLIDER}
        aria-label={messages.priceMost}
        defaultValue={most ?? SLIDER.max}
        onInput={({ currentTarget }) => {
          if (field.current) field.current.value = currentTarget.value
        }}
        className="price-slider"
      />
      <p aria-hidden className="price-ends">
        <span>{moneyText(SLIDER.min * 100)}</span>
        <span>{moneyText((SLIDER.max ?? 0) * 100)}</span>
      </p>
      <label className="mt-2 flex items-center gap-2 text-ui">
        {messages.priceUpTo}
        <input
          ref={field}
          type="number"
          name="priceRange"
          inputMode="numeric"
          min={0}
          max={MAX_WEEKLY_DOLLARS}
          placeholder={messages.any}
          defaultValue={most ?? ''}
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
      {hide.includes('unknown') || most === null ? null : (
        <p className="mt-2 text-xs text-soft">{messages.hideUnknownHint}</p>
      )}
    </>
  )
}

const BAR_HEIGHT = 40

/** How many results have a price in each step; those up to `most` are highlighted. `counts` are cumulative. */
function PriceHistogram({ counts, most }: { counts: readonly number[]; most: number | null }) {
  const bars = counts.map((count, index) => Math.max(0, count - (counts[index - 1] ?? 0)))
  const highest = Math.max(1, ...bars)
  return (
    <figure className="price-histogram">
      <svg viewBox={`0 0 ${bars.length * 10} ${BAR_HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {bars.map((count, index) => {
          const height = (count / highest) * BAR_HEIGHT
          const isWithin = most === null || (PRICE_STEPS[index] ?? 0) <= most
          return (
            <rect
              key={PRICE_STEPS[index]}
              x={index * 10 + 0.5}
              y={BAR_HEIGHT - height}
              width="9"
              height={height}
              className={isWithin ? 'fill-pine' : 'fill-line-strong'}
            />
          )
        })}
      </svg>
      <figcaption className="sr-only">
        {PRICE_STEPS.map((dollars, index) => messages.priceBar(dollars, counts[index] ?? 0)).join('; ')}
      </figcaption>
    </figure>
  )
}
