import { z } from 'zod'
import { idField } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import { ProviderEventKind } from '@/prisma/generated/enums'
import type { ShownEnrollment } from '../enrollments/schema'
import { EVENT_LIMITS } from '../limits'

const MISSING = message('enrollment.errors.whatIsIt')
const UNSTORABLE = message('enrollment.errors.unstorable')
const UNKNOWN = message('enrollment.errors.noProvider')

export const eventParams = z.object({ id: idField(message('enrollment.eventErrors.notOne')) })

const atMost = (most: number) => message('enrollment.errors.atMost', { most })
const emptyIsNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())

const NO_TIME = message('enrollment.errors.time')
const minutes = z
  .string(NO_TIME)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, NO_TIME)
  .transform((clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)))

/** An event as form fields send it. `enrollmentIds`: the chosen families' enrollments; null for all. */
const fields = z.object({
  kind: z.enum(ProviderEventKind, message('enrollment.eventErrors.kind')),
  title: z
    .string(MISSING)
    .trim()
    .min(1, MISSING)
    .max(EVENT_LIMITS.title, atMost(EVENT_LIMITS.title))
    .refine((title) => !/\p{Cc}|\p{Cs}/u.test(title), UNSTORABLE),
  note: z
    .string(message('enrollment.errors.nothing'))
    .transform((note) => note.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().max(EVENT_LIMITS.note, atMost(EVENT_LIMITS.note)))
    .refine((note) => !note.includes('\0') && !/\p{Cs}/u.test(note), UNSTORABLE)
    .default(''),
  day: z.iso
    .date(message('enrollment.errors.day'))
    .refine((day) => day >= '2000-01-01' && day < '2100-01-01', message('enrollment.errors.century')),
  startMinute: emptyIsNull(minutes),
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

export const eventInput = fields.refine(isInOrder, order)
export type EventInput = z.output<typeof eventInput>

/** Adds the provider's public id. */
export const newEventInput = fields
  .extend({ daycareId: z.string(UNKNOWN).min(1, UNKNOWN).max(200, UNKNOWN) })
  .refine(isInOrder, order)
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

/** What events need of a family's enrollment. Days are "2026-11-24". */
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
