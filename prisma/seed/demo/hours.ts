import type { ProviderDraft } from '@/lib/providers/schema/provider-draft'
import type { Random } from '@/tests/support/factories/random'
import type { Outline } from './outlines'

type Hours = NonNullable<ProviderDraft['hours']>
export type Opening = { hours: Hours; schedules: NonNullable<ProviderDraft['schedules']> }

const WEEKDAYS = [0, 1, 2, 3, 4]
const at = (hour: number, minute = 0) => hour * 60 + minute

const on = (days: readonly number[], opensMinute: number, closesMinute: number): Hours =>
  days.map((weekday) => ({ weekday, opensMinute, closesMinute }))

/** When a provider is open, and the schedules that follow from it; both empty where nobody has said. */
export function openingOf(outline: Outline): Opening {
  const random = outline.random.fork('hours')
  const opening = weekOf(outline, random)
  const dropIn = random.chance(outline.kind === 'school' || outline.kind === 'head_start' ? 0.02 : 0.15)
  if (!random.chance({ full: 0.97, partial: 0.85, file: 0.3 }[outline.voice])) return { hours: [], schedules: [] }
  return { ...opening, schedules: dropIn ? [...opening.schedules, 'drop_in'] : opening.schedules }
}

function weekOf(outline: Outline, random: Random): Opening {
  const special = random.next()
  if (outline.kind === 'center' && !outline.isMontessori && outline.careTypes.includes('daycare')) {
    if (special < 0.03) return { hours: on([...WEEKDAYS, 5, 6], 0, 1440), schedules: ['night', 'weekend'] }
    if (special < 0.06) return { hours: on(WEEKDAYS, at(6), at(23, 30)), schedules: ['night'] }
    if (special < 0.11)
      return { hours: [...on(WEEKDAYS, at(6, 30), at(18)), ...on([5], at(8), at(17))], schedules: ['weekend'] }
  }
  if (outline.kind === 'family_home') {
    if (special < 0.06) return { hours: on(WEEKDAYS, at(14), at(1)), schedules: ['night'] }
    if (special < 0.13)
      return { hours: [...on(WEEKDAYS, at(6), at(18)), ...on([5, 6], at(7), at(16))], schedules: ['weekend'] }
  }
  return { hours: plainWeek(outline, random), schedules: [] }
}

function plainWeek({ kind, careTypes, isMontessori }: Outline, random: Random): Hours {
  const early = random.pick([at(6), at(6, 30), at(6, 30), at(7), at(7), at(7), at(7, 15), at(7, 30)])
  const late = random.pick([at(17, 30), at(17, 45), at(18), at(18), at(18), at(18, 30)])
  if (kind === 'school' && !careTypes.includes('preschool'))
    return [...on(WEEKDAYS, at(6, 45), at(8, 30)), ...on(WEEKDAYS, at(14, 30), at(18))]
  if (kind === 'school') return on(WEEKDAYS, at(7, 30), careTypes.includes('after_school') ? late : at(15))
  if (kind === 'head_start') return on(WEEKDAYS, random.pick([at(7, 30), at(8)]), random.pick([at(14, 30), at(15, 30)]))
  if (!careTypes.includes('daycare')) {
    const style = random.next()
    if (style < 0.2) return on([0, 1, 2, 3], at(9), at(13))
    if (style < 0.4) return [...on(WEEKDAYS, at(8, 30), at(12)), ...on([0, 2, 4], at(13), at(16))]
    if (style < 0.6) return on(WEEKDAYS, at(8, 30), random.pick([at(12, 30), at(13), at(14, 30)]))
    return on(WEEKDAYS, random.pick([at(7, 30), at(8)]), random.pick([at(15), at(16), at(17, 30)]))
  }
  if (random.chance(0.08)) return [...on([0, 1, 2, 3], early, late), ...on([4], early, at(16))]
  return on(WEEKDAYS, isMontessori ? Math.max(early, at(7)) : early, late)
}
