import { useTranslations } from 'next-intl'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '@/lib/platform/http/api-client'
import type { Translate } from '@/lib/platform/language/types'
import { STALE_DAYS } from '@/lib/providers/rules/openings'
import { moneyText } from '@/lib/providers/rules/tuition'
import { countWithin, endOf, type PriceBars } from '@/lib/search/rules/price-bars'

const dollarText = (dollars: number) => moneyText(dollars * 100)

type PriceSliderProps = {
  /** The URL of the histogram's data. */
  address: string
  /** The limit of the search in dollars; null for none. */
  chosen: number | null
  /** The form's field: the handle writes into it, and follows what is typed. */
  field: RefObject<HTMLInputElement | null>
  /** Called with the number of results within the limit while it is being moved. */
  onCount: (count: number) => void
}

/** Eighteen bars of the results' prices, and a handle that sets the limit. Without any price there is nothing to show. */
export function PriceSlider({ address, chosen, field, onCount }: PriceSliderProps) {
  const t = useTranslations('search.prices')
  const bars = usePriceBars(address)
  const [chosenLimit, setChosenLimit] = useLimit(chosen, field)
  if (bars === 'loading') return <div className="price-bars" />
  if (bars === null) return <p className="mb-2 text-sm text-soft">{t('none', { days: STALE_DAYS })}</p>
  const end = endOf(bars)
  const limit = chosenLimit === null || chosenLimit >= end ? null : chosenLimit
  const count = countWithin(bars, limit)
  return (
    <div className="price-bars">
      <Bars bars={bars} limit={limit} t={t} />
      <input
        type="range"
        min={bars.from}
        max={end}
        step={bars.step}
        aria-label={t('most')}
        aria-valuetext={limit === null ? t('any', { count }) : t('upTo', { price: dollarText(limit), count })}
        value={limit ?? end}
        onChange={({ currentTarget: { valueAsNumber } }) => {
          const next = valueAsNumber >= end ? null : valueAsNumber
          setChosenLimit(next)
          onCount(countWithin(bars, next))
          if (field.current) field.current.value = next === null ? '' : String(next)
        }}
      />
      <p aria-hidden>
        <span>{dollarText(bars.from)}</span>
        <span>{t('andMore', { price: dollarText(end) })}</span>
      </p>
    </div>
  )
}

/** The limit while it is being moved or typed. Results for an earlier limit that arrive late do not reset it. */
function useLimit(chosen: number | null, field: RefObject<HTMLInputElement | null>) {
  const [most, setMost] = useState(chosen)
  const latest = useRef({ most, isAhead: false })
  const move = useCallback(
    (limit: number | null) => {
      latest.current = { most: limit, isAhead: limit !== chosen }
      setMost(limit)
    },
    [chosen],
  )
  useEffect(() => {
    if (latest.current.isAhead && latest.current.most !== chosen) return
    latest.current = { most: chosen, isAhead: false }
    setMost(chosen)
  }, [chosen])
  useEffect(() => {
    const typed = field.current
    const onInput = () => move(typed?.value ? Number(typed.value) : null)
    typed?.addEventListener('input', onInput)
    return () => typed?.removeEventListener('input', onInput)
  }, [field, move])
  return [most, move] as const
}

/** 'loading' at first; null without prices, or if loading fails. While another search loads, the previous bars stay. */
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
/** The height of the slider's track in the drawing's units. It is drawn below the bars, so that both end at the same place. */
const TRACK_HEIGHT = 2.4

type BarsProps = { bars: PriceBars; limit: number | null; t: Translate<'search.prices'> }

function Bars({ bars: { from, step, counts }, limit, t }: BarsProps) {
  const highest = Math.max(...counts)
  const width = counts.length * BAR_WIDTH
  const part = limit === null ? width : (Math.max(0, limit - from) / step) * BAR_WIDTH
  const endOfBar = (index: number) => from + (index + 1) * step
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${BAR_HEIGHT + TRACK_HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        {counts.map((count, index) => {
          // Even a single provider has a visible bar.
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
          .flatMap((count, index) => {
            const [low, high] = [dollarText(endOfBar(index) - step), dollarText(endOfBar(index))]
            return count > 0 ? [t('bar', { count, low, high })] : []
          })
          .join('; ')}
      </figcaption>
    </figure>
  )
}
