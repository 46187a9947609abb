'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { timeText, weekdayNames } from '@/lib/platform/time/dates'
import { type OpenState, openStateInSeason } from '@/lib/providers/hours/rules/open-hours'
import type { HoursInterval, Season } from '@/lib/providers/types'

type OpenNowProps = { hours: HoursInterval[]; seasons: Season[]; timeZone: string }

/** Open or closed, in the provider's time zone. Computed in the browser, because the cached page is older than the visit. */
export function OpenNow({ hours, seasons, timeZone }: OpenNowProps) {
  const t = useTranslations('providers.detailBrowser')
  const locale = useLocale()
  const [state, setState] = useState<OpenState>({ state: 'unknown' })
  useEffect(() => {
    const update = () => setState(openStateInSeason(hours, seasons, timeZone, new Date()))
    update()
    const timer = setInterval(update, 30_000)
    return () => clearInterval(timer)
  }, [hours, seasons, timeZone])
  const isOpen = state.state === 'open' || state.state === 'open-all-day'
  // Reserves the line, so that nothing shifts at hydration.
  return (
    <p className={isOpen ? 'min-h-6 font-semibold text-pine' : 'min-h-6 text-soft'}>{stateText(t, locale, state)}</p>
  )
}

function stateText(t: Translate<'providers.detailBrowser'>, locale: Locale, state: OpenState): string | null {
  switch (state.state) {
    case 'unknown':
      return null
    case 'open-all-day':
      return t('open.allDay')
    case 'open':
      return t('open.until', { time: timeText(state.closesMinute) })
    case 'closed': {
      if (!state.opens) return t('open.closed')
      const time = timeText(state.opens.minute)
      return state.opens.inDays === 0
        ? t('open.today', { time })
        : t('open.later', { day: weekdayNames(locale)[state.opens.weekday] ?? '', time })
    }
  }
}
