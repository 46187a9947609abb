import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import { addDays } from './days'
import type { Outline } from './outlines'

type Fees = Partial<Pick<ProviderDraft, 'capacity' | 'registrationFeeCents' | 'siblingDiscountPercent'>>

/** Places and fees; a list of a state holds the capacity and nothing else of these. */
export function feesOf({ kind, voice, random: root }: Outline): Fees {
  const random = root.fork('fees')
  const [least, most] = {
    center: [38, 176],
    family_home: [6, 10],
    faith: [36, 120],
    school: [40, 160],
    head_start: [40, 140],
  }[kind] as [number, number]
  const isLargeHome = kind === 'family_home' && root.fork('capacity').chance(0.2)
  const capacity = isLargeHome ? 12 : random.int(least, most)
  const fees: Fees = {}
  if (random.chance({ full: 0.93, partial: 0.75, file: 0.9 }[voice])) fees.capacity = capacity
  if (voice === 'full' && kind !== 'head_start') {
    if (random.chance(0.5)) fees.registrationFeeCents = random.int(8, 35) * 500
    if (random.chance(0.42)) fees.siblingDiscountPercent = random.pick([5, 10, 10, 10, 15])
  }
  return fees
}

/** About one in thirty pays to be shown first; for a few of them that has run out. */
export function sponsoredUntil({ status, voice, kind, random: root }: Outline, today: string): string | null {
  const random = root.fork('sponsored')
  if (status !== 'open' || voice !== 'full' || kind !== 'center' || !random.chance(0.08)) return null
  return `${addDays(today, random.chance(0.8) ? random.int(60, 200) : -random.int(3, 60))}T00:00:00Z`
}
