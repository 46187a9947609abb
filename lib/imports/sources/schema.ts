import { z } from 'zod'
import { idField, MAX_ID } from '@/lib/platform/http/fields'
import { type Message, message } from '@/lib/platform/language/message'
import { ImportKind, ImportPlace, ImportSchedule } from '@/prisma/generated/enums'
import type { Difference } from '../types'
import { MAX_CLOSED_PERCENT } from '../uploads/rules'
import type { ShownRecords, ShownReport } from '../uploads/schema'
import type { ShownRunState, Timing } from './rules'

const NONE = message('imports.sourceErrors.noSource')
export const CHANGED = message('imports.sourceErrors.changedMeanwhile')
export const sourceParams = z.object({ id: idField(NONE) })

const CLOSED_TEXT = message('imports.sourceErrors.closedPercent', { most: String(MAX_CLOSED_PERCENT) })
const CHANGED_TEXT = message('imports.sourceErrors.changedPercent')
const NEW_TEXT = message('imports.sourceErrors.wholeOrEmpty')

const chosen = (problem: Message, min: number, max: number) =>
  z.coerce.number(problem).int(problem).min(min, problem).max(max, problem)
const filled = (problem: Message) => z.string(problem).trim().min(1, problem)
const checked = z.union([z.boolean(), z.literal('on').transform(() => true)]).default(false)

/** The form data of a source. Whether its place and its preset or mapping are valid is checked when it is saved. */
export const sourceInput = z.object({
  name: filled(message('imports.sourceErrors.name')).max(80, message('imports.sourceErrors.nameTooLong')),
  kind: z.enum(ImportKind, message('imports.sourceErrors.kind')),
  place: z.enum(ImportPlace, message('imports.sourceErrors.place')),
  address: z.string().trim().max(2_000, message('imports.sourceErrors.addressTooLong')).default(''),
  /** A preset, or "saved:" and the name of a mapping. */
  reading: z.string().max(100).default(''),
  /** Instead of `reading`, the text of a mapping. */
  mapping: z.string().max(60_000, message('imports.sourceErrors.mappingTooLong')).default(''),
  schedule: z.enum(ImportSchedule, message('imports.sourceErrors.schedule')),
  weekday: chosen(message('imports.sourceErrors.weekday'), 0, 6).default(1),
  monthDay: chosen(message('imports.sourceErrors.monthDay'), 1, 28).default(1),
  hour: chosen(message('imports.sourceErrors.hour'), 0, 23).default(4),
  closesMissing: checked,
  maxClosedPercent: z.coerce.number(CLOSED_TEXT).min(0, CLOSED_TEXT).max(MAX_CLOSED_PERCENT, CLOSED_TEXT),
  maxChangedPercent: z.coerce.number(CHANGED_TEXT).min(0, CHANGED_TEXT).max(100, CHANGED_TEXT),
  maxNew: z
    .union([z.literal('').transform(() => null), chosen(NEW_TEXT, 0, 10_000_000)], NEW_TEXT)
    .nullable()
    .default(null),
  ownerId: chosen(message('imports.sourceErrors.owner'), 1, MAX_ID),
  /** For an edit, the version that the sender has read. If omitted, a newer version is overwritten. */
  version: z.string(CHANGED).max(64, CHANGED).optional(),
})
export type SourceInput = z.output<typeof sourceInput>

/** What can be done with a source or with its last run. */
export const sourceActionInput = z.object({
  action: z.enum(['run', 'apply', 'discard', 'undo', 'pause', 'resume']),
  /** For `run`: a file that this admin uploaded for the source. For `apply`, `discard` and `undo`: the file that the admin saw. */
  uploadId: z.int().positive().max(MAX_ID).optional(),
})
export type SourceActionInput = z.output<typeof sourceActionInput>

const percent = z.number()
/** The limits that a run exceeded. */
export const storedExceededLimits = z.array(
  z.discriminatedUnion('code', [
    z.object({ code: z.enum(['closed', 'changed']), percent, limit: percent }),
    z.object({ code: z.literal('new'), count: z.number(), limit: z.number() }),
    z.object({ code: z.literal('refused'), percent, before: percent }),
    z.object({ code: z.literal('columns'), columns: z.array(z.string()) }),
    z.object({ code: z.literal('again') }),
  ]),
)
export type ExceededLimit = z.output<typeof storedExceededLimits>[number]

/** A source in the list of sources. */
export type SourceRow = {
  id: number
  name: string
  isOn: boolean
  timing: Timing
  nextRunAt: Date | null
  owner: string | null
  last: { at: Date; state: ShownRunState } | null
}

type Choice = { value: string; label: string }
/** The choices in the form. */
export type SourceChoices = { readings: Choice[]; admins: Choice[]; hasFolder: boolean }

export type SourceRunView = {
  id: number
  state: ShownRunState
  startedAt: Date
  /** Null for a scheduled run or one from the command line. */
  startedBy: string | null
  problem: string | null
  upload: { id: number; fileName: string; bytes: number; asOf: Date | null } | null
}

/** Which actions are possible in the source's current state. */
export type AllowedSourceActions = Record<'run' | 'apply' | 'discard' | 'undo', boolean>

/** The newest file that was read: what it would change, and why it is held for an admin. */
export type NewestFile = SourceRunView & {
  difference: Difference | null
  passed: ExceededLimit[]
  providers: ShownReport | null
  records: ShownRecords | null
}

/** One source with its history. */
export type SourceView = Omit<SourceInput, 'ownerId' | 'version'> & {
  id: number
  /** Sent back with an edit. */
  version: string
  ownerId: number | null
  isOn: boolean
  nextRunAt: Date | null
  failures: number
  etag: string | null
  lastModified: string | null
  fileSha256: string | null
  owner: string | null
  isBusy: boolean
  may: AllowedSourceActions
  newest: NewestFile | null
  runs: SourceRunView[]
}
