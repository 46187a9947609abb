import { z } from 'zod'
import { emptyIsNull, idField, isStorable, linesField } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import { minuteOf } from '@/lib/platform/time/dates'
import { ProviderEventKind } from '@/prisma/generated/enums'
import type { ShownEnrollment } from '../enrollments/schema'
import { atMost, daycareId, dayField, lineField, UNSTORABLE } from '../inquiries/schema'
import { EVENT_LIMITS } from '../limits'

const MISSING = message('enrollment.errors.whatIsIt')

export const eventParams = z.object({ id: idField(message('enrollment.eventErrors.notOne')) })

const NO_TIME = message('enrollment.errors.time')
const minutes = z
  .string(NO_TIME)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, NO_TIME)
  .transform(minuteOf)

/** The fields that events and calendar entries share. */
export const datedFields = {
  title: lineField(MISSING, EVENT_LIMITS.title),
  day: dayField(message('enrollment.errors.day'), message('enrollment.errors.century')),
  startMinute: emptyIsNull(minutes),
}

/** An event as form fields send it. `enrollmentIds`: the chosen families' enrollments; null for all. */
const fields = z.object({
  kind: z.enum(ProviderEventKind, message('enrollment.eventErrors.kind')),
  title: datedFields.title,
  note: linesField(message('enrollment.errors.nothing'))
    .pipe(z.string().max(EVENT_LIMITS.note, atMost(EVENT_LIMITS.note)))
    .refine(isStorable, UNSTORABLE)
    .default(''),
  day: datedFields.day,
  startMinute: datedFields.startMinute,
  endMinute: emptyIsNull(minutes),
  enrollmentIds: z
    .array(idField(message('enrollment.eventErrors.noFamily')), message('enrollment.eventErrors.families'))
    .min(1, message('enrollment.eventErrors.oneFamily'))
    .max(EVENT_LIMITS.families, message('enrollment.eventErrors.fewerFamilies'))
    .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b))
    .nullable()
    .default(null),
})

type Times = Pick<z.output<typeof fields>, 'startMinute' | 'endMinute'>
const isInOrder = ({ startMinute, endMinute }: Times) =>
  endMinute === null || (startMinute !== null && endMinute > startMinute)
const order = { path: ['endMinute'], message: message('enrollment.eventErrors.order') }

export type EventInput = z.output<typeof fields>

const CHANGED = message('enrollment.eventErrors.changedMeanwhile')
/** An edit. `version`: the `sequence` that the sender has read. If omitted, a newer version is overwritten. */
export const eventChange = fields.extend({ version: z.int(CHANGED).optional() }).refine(isInOrder, order)
export type EventChange = z.output<typeof eventChange>

/** Adds the provider's public id. */
export const newEventInput = fields.extend({ daycareId }).refine(isInOrder, order)
export type NewEventInput = z.output<typeof newEventInput>

/** An event's content. Days are "2026-11-24", minutes count from midnight, both in the provider's time zone. */
export type EventContent = {
  kind: ProviderEventKind
  title: string
  note: string
  day: string
  /** Null for all day. */
  startMinute: number | null
  endMinute: number | null
}

/** The enrollments an event was sent to, or null for every enrolled family. */
export type EventFamilies = readonly number[] | null

/** The data of a family's enrollment that events need. Days are "2026-11-24". */
export type EventEnrollment = { id: number; startsOn: string; endsOn: string | null; confirmedOn: string }

/** An event as its recipients see it. */
export type ShownEvent = EventContent & {
  id: number
  /** `slug`: its public id. */
  provider: { slug: string; name: string; timeZone: string }
  isCancelled: boolean
  sequence: number
  changedAt: Date
  /** Set only for the provider's own people. */
  enrollmentIds: EventFamilies
}

/** One of the user's providers, and the families an event can be sent to. */
export type EventSender = {
  /** Public id. */
  id: string
  name: string
  /** "America/New_York" */
  timeZone: string
  today: string
  /** Current and upcoming enrollments, each with the family's name. */
  families: { name: string; enrollment: ShownEnrollment }[]
}
