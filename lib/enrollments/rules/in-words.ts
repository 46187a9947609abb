import { dayText } from '@/lib/providers/rules/dates'
import type { EnrollmentStatus } from '@/prisma/generated/enums'
import type { ShownPlace } from '../types'
import { phaseOf } from './days'

type Row = { id: number; status: EnrollmentStatus; startsOn: Date; endsOn: Date | null }

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** A place with its days in words, as of today at the provider. */
export function shownPlace({ id, status, ...days }: Row, today: string): ShownPlace {
  const [startsOn, endsOn] = [dayOf(days.startsOn), days.endsOn && dayOf(days.endsOn)]
  const phase = phaseOf({ status, startsOn, endsOn }, today)
  const [first, last] = [dayText(startsOn, today), endsOn ? dayText(endsOn, today) : '']
  const wasNever = endsOn !== null && endsOn < startsOn
  const when = {
    coming: `from ${first}`,
    present: `since ${first}`,
    leaving: `until ${last}`,
    past: wasNever ? `ended ${last}, before it began` : `${first} to ${last}`,
  }[phase]
  return { id, status, phase, startsOn, endsOn, when }
}
