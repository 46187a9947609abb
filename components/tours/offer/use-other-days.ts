import { useEffect, useState } from 'react'
import { z } from 'zod'
import { forgetDraft, keepDraft, readDraft } from '@/components/forms/draft'
import type { ShownOffer } from '@/lib/tours/types'
import type { OtherDay } from './other-days'

type Days = ShownOffer['otherDays']
const kept = z.array(z.object({ day: z.string(), times: z.string() }))
const keyed = (days: Days): OtherDay[] => days.map((one, key) => ({ ...one, key }))

/** Days with other times as they are typed, kept in this tab until they are saved. */
export function useOtherDays(userId: number, providerId: string, start: Days) {
  const name = `tour-days-${providerId}`
  const [days, setDays] = useState(() => keyed(start))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const draft = readDraft(userId, name)
    const [mine, base] = [draft.days, draft.base].map((text) => kept.safeParse(readJson(text)).data)
    if (mine) setDays(keyed(laidOver(start, base ?? start, mine)))
  }, [userId, name])

  function change(next: OtherDay[]) {
    setDays(next)
    keepDraft(userId, name, { base: JSON.stringify(start), days: JSON.stringify(next) })
  }
  return { days, change, forgetDays: () => forgetDraft(userId, name) }
}

const isIn = (days: Days, one: Days[number]) => days.some(({ day, times }) => day === one.day && times === one.times)

/** What was typed from `base` on, over what a colleague has saved since: what either added stays, what either took away is gone. */
function laidOver(theirs: Days, base: Days, mine: Days): Days {
  if (theirs.length === base.length && theirs.every((one) => isIn(base, one))) return mine
  const added = mine.filter((one) => !isIn(base, one) && !isIn(theirs, one))
  return [...theirs.filter((one) => !isIn(base, one) || isIn(mine, one)), ...added]
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
