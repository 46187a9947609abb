import { z } from 'zod'
import { readWrittenHours } from '@/lib/profiles/rules/read-hours'
import { factsForm } from '@/lib/profiles/schema/facts'
import { profileTexts } from '@/lib/profiles/schema/typed'
import {
  ACCREDITATIONS,
  CARE_TYPES,
  CURRICULA,
  KINDS,
  LANGUAGES,
  PROGRAMS,
  SCHEDULES,
} from '@/lib/providers/catalogue/traits'
import { LIMITS } from '@/lib/providers/schema/provider-draft'
import { longText } from '@/lib/providers/schema/typed-texts'
import { EDIT_REASONS } from '../rules/edit-reasons'

const MOST_NAMES = 20
const OLDEST_MONTHS = 215
const WHOLE = 'Please write a whole number.'

/** The chosen codes of a list, in its order. */
const codes = (choices: readonly { code: string }[]) =>
  z
    .array(z.string())
    .refine((chosen) => chosen.every((one) => choices.some(({ code }) => code === one)), 'This is not in the list.')
    .transform((chosen) => choices.filter(({ code }) => chosen.includes(code)).map(({ code }) => code))

/** A whole number up to `max`, or nothing. */
const numberText = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .regex(/^\d{0,6}$/, WHOLE)
    .transform((text) => (text === '' ? null : Number(text)))
    .refine((value) => value === null || (value >= min && value <= max), `Please write ${min} to ${max}.`)

const names = longText(MOST_NAMES * LIMITS.name)
  .transform((text) => [...new Set(text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim()))].filter(Boolean))
  .refine((list) => list.length <= MOST_NAMES, `At most ${MOST_NAMES} other names are kept.`)
  .refine((list) => list.every((name) => name.length <= LIMITS.name), `A name has at most ${LIMITS.name} characters.`)

const { businessLogo, ...texts } = profileTexts.shape
const gone = z.array(z.string().max(300)).max(LIMITS.photos).default([])

/** The form of a provider's file, as it is typed and as it is read. What stands in lists of its own can be taken away, not added. */
export const editForm = z
  .object({
    ...texts,
    alternateNames: names,
    kind: z.enum(
      KINDS.map(({ code }) => code),
      'Please choose a kind.',
    ),
    careTypes: codes(CARE_TYPES).refine((list) => list.length > 0, 'Please choose at least one care type.'),
    programs: codes(PROGRAMS),
    curricula: codes(CURRICULA),
    accreditations: codes(ACCREDITATIONS),
    languages: codes(LANGUAGES),
    schedules: codes(SCHEDULES),
    ageMinMonths: numberText(OLDEST_MONTHS),
    ageMaxMonths: numberText(OLDEST_MONTHS),
    capacity: numberText(LIMITS.capacity, 1),
    registrationFee: factsForm.shape.bands.shape.infant.shape.tuition,
    siblingDiscountPercent: numberText(100),
    bands: factsForm.shape.bands,
    removesLogo: z.boolean().default(false),
    removedPhotos: gone,
    removedActivities: gone,
    removedTours: gone,
    reason: z.enum(EDIT_REASONS, 'Please say why.'),
  })
  .transform(({ openingTime, closingTime, otherHours, ...rest }, context) => {
    const read = readWrittenHours({ openingTime, closingTime, otherHours })
    if ('hours' in read) return { ...rest, hours: read.hours }
    const path = [closingTime || !otherHours ? 'openingTime' : 'otherHours']
    context.addIssue({ code: 'custom', message: read.problem, path })
    return z.NEVER
  })
  .superRefine(({ ageMinMonths: from, ageMaxMonths: to }, context) => {
    if (from !== null && to !== null && from > to)
      context.addIssue({ code: 'custom', message: 'The oldest is younger than the youngest.', path: ['ageMaxMonths'] })
  })
export type EditTyped = z.input<typeof editForm>
export type EditInput = z.output<typeof editForm>

/** The call: the form, and what its sender has read. */
export const editInput = z.intersection(editForm, z.object({ version: z.string().max(64) }))
