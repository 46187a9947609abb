'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import type { NextTourTime } from '@/lib/enrollment/tours/schema'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { routes } from '@/lib/platform/http/routes'
import { weekdayText } from '@/lib/platform/time/zoned-time'
import { ForParentsLink } from './contact'

export type TourTimesProps = {
  /** The provider's public id. */
  id: string
  /** Shown while there is no time to book. */
  fallback: ReactNode
}

/** The next times that are free to book. Each leads to the request with that time chosen; a time that has passed is not shown. */
export default function TourTimes({ id, fallback }: TourTimesProps) {
  const t = useTranslations('providers.detailBrowser')
  const locale = useLocale()
  const times = useTourTimes(id)
  if (times === undefined) return null
  if (times.length === 0) return fallback
  return (
    <ul aria-label={t('tours.title')} className="grid grid-cols-3 gap-2">
      {times.map(({ at, local, time }) => {
        const day = weekdayText(locale, local.slice(0, 10))
        return (
          <li key={at}>
            <ForParentsLink
              id={id}
              reason="request"
              href={routes.requestInformation(id, { at: local })}
              variant="secondary"
              wide
              label={t('tours.book', { day, time })}
              className="min-h-14 flex-col gap-0! px-1! leading-tight"
            >
              {/* The space is not visible, but makes the button's text match its accessible name. */}
              <span className="text-xs font-medium text-soft">{day}</span> <span className="text-sm">{time}</span>
            </ForParentsLink>
          </li>
        )
      })}
    </ul>
  )
}

/** Undefined until the server has responded. Fetched again when the first time passes, and when the visitor returns to the page. */
function useTourTimes(id: string): readonly NextTourTime[] | undefined {
  const [times, setTimes] = useState<readonly NextTourTime[]>()
  const first = times?.[0]?.at
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      if (document.visibilityState !== 'visible') return
      const next = await fetchTourTimes(id)
      if (isCurrent) setTimes(next.filter(({ at }) => Date.parse(at) > Date.now()))
    }
    const timer =
      first === undefined ? undefined : setTimeout(load, Math.min(Date.parse(first) - Date.now(), MAX_TIMER))
    if (first === undefined) void load()
    document.addEventListener('visibilitychange', load)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', load)
    }
  }, [id, first])
  return times
}

/** The longest delay that browsers accept. */
const MAX_TIMER = 2_147_483_647

/** Empty if the request fails: the page then offers to ask for a time. */
async function fetchTourTimes(id: string): Promise<readonly NextTourTime[]> {
  try {
    const response = await fetch(accountRoutes.api.tourOffers({ daycareId: id }))
    const answer: unknown = response.ok ? await response.json() : null
    return hasTimes(answer) ? answer.times : []
  } catch (error) {
    console.error(error)
    return []
  }
}

/** The shape that app/api/tour-offers returns. */
function hasTimes(answer: unknown): answer is { times: NextTourTime[] } {
  return typeof answer === 'object' && answer !== null && 'times' in answer && Array.isArray(answer.times)
}
