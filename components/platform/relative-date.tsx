'use client'

import { useEffect, useState } from 'react'
import { relativeTime } from '@/lib/platform/time/dates'

/** "3 weeks ago". `text` was right when the page was rendered; the browser updates it. */
export function RelativeDate({ time, text }: { time: string; text: string }) {
  const [shown, setShown] = useState(text)
  useEffect(() => setShown(relativeTime(time, new Date())), [time])
  return <time dateTime={time}>{shown}</time>
}
