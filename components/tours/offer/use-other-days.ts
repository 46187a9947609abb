import { useEffect, useState } from 'react'
import { z } from 'zod'
import { forgetDraft, keepDraft, readDraft } from '@/components/forms/draft'
import type { ShownOffer } from '@/lib/tours/types'
import type { OtherDay } from './other-days'

const kept = z.array(z.object({ day: z.string(), times: z.string() }))
const keyed = (days: ShownOffer['otherDays']): OtherDay[] => days.map((one, key) => ({ ...one, key }))

/** Days with other times as they are typed, kept in this tab until they are saved. */
export function useOtherDays(userId: number, providerId: string, start: ShownOffer['otherDays']) {
  const name = `tour-days-${providerId}`
  const [days, setDays] = useState(() => keyed(start))

  useEffect(() => {
    const read = kept.safeParse(readJson(readDraft(userId, name).days))
    if (read.success) setDays(keyed(read.data))
  }, [userId, name])

  function change(next: OtherDay[]) {
    setDays(next)
    keepDraft(userId, name, { days: JSON.stringify(next) })
  }
  return { days, change, forgetDays: () => forgetDraft(userId, name) }
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
