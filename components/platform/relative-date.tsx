'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { relativeTime } from '@/lib/platform/time/dates'

/** "3 weeks ago". `text` was right when the page was rendered; the browser updates it. */
export function RelativeDate({ time, text }: { time: string; text: string }) {
  const t = useTranslations('platform.time')
  const [shown, setShown] = useState(text)
  useEffect(() => setShown(relativeTime(t, time, new Date())), [t, time])
  return <time dateTime={time}>{shown}</time>
}
