import { z } from 'zod'
import { readWrittenHours } from '@/lib/listings/profiles/rules/read-hours'
import { factsForm } from '@/lib/listings/profiles/schema/facts'
import { profileTexts } from '@/lib/listings/profiles/schema/form'
import { idField, MAX_ID, pageField, searchWordsField } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import {
  ACCREDITATIONS,
  CARE_TYPES,
  CURRICULA,
  KINDS,
  LANGUAGES,
  PROGRAMS,
  SCHEDULES,
} from '@/lib/providers/catalogue/traits'
import { LIMITS, longText } from '@/lib/providers/schema'
import { ProviderStatus } from '@/prisma/generated/enums'
import { EDIT_FIELDS, EDIT_REASONS } from './rules/edit-sheet'
import { SIDES } from './rules/merge-choices'

const NOT_FOUND = message('admin.directoryErrors.noProvider')
/** The filter for providers without a source. */
export const NO_SOURCE = 'none'

export const providerParams = z.object({
  id: idField(NOT_FOUND),
})

/** The list's query. Invalid values are ignored. */
export const directoryQuery = z.object({
  q: searchWordsField(),
  status: z.enum(ProviderStatus).optional().catch(undefined),
  source: z.string().max(60).optional().catch(undefined),
  claimed: z.enum(['yes', 'no']).optional().catch(undefined),
  /** An import batch: the providers that it added. */
  batch: z.coerce.number().int().min(1).max(MAX_ID).optional().catch(undefined),
  page: pageField(),
})
export type DirectoryQuery = z.output<typeof directoryQuery>

const MAX_NAMES = 20
const OLDEST_MONTHS = 215
const WHOLE = message('admin.directoryErrors.wholeNumber')

/** The chosen codes, in the list's order. */
const codes = (choices: readonly { code: string }[]) =>
  z
    .array(z.string())
    .refine(
      (chosen) => chosen.every((one) => choices.some(({ code }) => code === one)),
      message('admin.directoryErrors.notListed'),
    )
    .transform((chosen) => choices.filter(({ code }) => chosen.includes(code)).map(({ code }) => code))

/** A whole number up to `max`, or empty. */
const numberText = (max: number, min = 0) =>
  z
    .string()
    .trim()
    .regex(/^\d{0,6}$/, WHOLE)
    .transform((text) => (text === '' ? null : Number(text)))
    .refine(
      (value) => value === null || (value >= min && value <= max),
      message('admin.directoryErrors.range', { least: String(min), most: String(max) }),
    )

const names = longText(MAX_NAMES * LIMITS.name)
  .transform((text) => [...new Set(text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim()))].filter(Boolean))
  .refine(
    (list) => list.length <= MAX_NAMES,
    message('admin.directoryErrors.tooManyNames', { most: String(MAX_NAMES) }),
  )
  .refine(
    (list) => list.every((name) => name.length <= LIMITS.name),
    message('admin.directoryErrors.nameTooLong', { most: String(LIMITS.name) }),
  )

const { businessLogo, ...texts } = profileTexts.shape
const gone = z.array(z.string().max(300)).max(LIMITS.photos).default([])

/** The edit form, as typed and as parsed. Items with lists of their own can be removed here, not added. */
export const editForm = z
  .object({
    ...texts,
    alternateNames: names,
    kind: z.enum(
      KINDS.map(({ code }) => code),
      message('admin.directoryErrors.chooseKind'),
    ),
    careTypes: codes(CARE_TYPES).refine((list) => list.length > 0, message('admin.directoryErrors.chooseCareType')),
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
    reason: z.enum(EDIT_REASONS, message('admin.directoryErrors.reason')),
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
      context.addIssue({
        code: 'custom',
        message: message('admin.directoryErrors.agesCrossed'),
        path: ['ageMaxMonths'],
      })
  })
export type EditTyped = z.input<typeof editForm>
export type EditInput = z.output<typeof editForm>

/** The form, and the version its sender has read. */
export const editInput = z.intersection(editForm, z.object({ version: z.string().max(64) }))

/** The statuses an admin can set; merging is separate. */
export const SET_STATUSES = ['open', 'temporarily_closed', 'closed'] as const
const status = z.enum(SET_STATUSES, message('admin.directoryErrors.chooseStatus'))

export const statusInput = z.object({
  status,
  /** The status when the sender looked. */
  from: status,
  reason: z.enum(EDIT_REASONS, message('admin.directoryErrors.reason')),
})
export type StatusInput = z.output<typeof statusInput>

const { id } = providerParams.shape
const version = z.string().max(64)

/** The query of the page that compares two providers: which one survives and which one is merged into it. */
export const pairQuery = z.object({ keep: id, drop: id })

export const mergeInput = z
  .object({
    keepId: id,
    dropId: id,
    /** The versions the sender has read. */
    versions: z.object({ keep: version, drop: version }),
    choices: z.partialRecord(z.enum(EDIT_FIELDS), z.enum(SIDES)),
    isSure: z.literal(true, message('admin.directoryErrors.confirmCompared')),
  })
  .refine(({ keepId, dropId }) => keepId !== dropId, message('admin.directoryErrors.itself'))
export type MergeInput = z.output<typeof mergeInput>

/** Whether two similar providers are distinct. */
export const distinctionInput = z
  .object({ oneId: id, otherId: id, areTwo: z.boolean() })
  .refine(({ oneId, otherId }) => oneId !== otherId, message('admin.directoryErrors.twoProviders'))
export type DistinctionInput = z.output<typeof distinctionInput>

/** The content of provider_edits.fields: text before and after, by field. */
export const storedEdit = z.record(z.string(), z.object({ from: z.string(), to: z.string() }))
