import { isListField, PROFILE_FIELDS, type ProfileField } from '../catalogue'
import type { DecisionInput } from '../schema/calls'
import { fieldDecisions } from '../schema/stored'
import { profileTexts } from '../schema/typed'
import type { FieldDecisions, ProposedFields } from '../types'
import { readHours } from './read-hours'

type ReadDecisions = { decisions: FieldDecisions } | { problems: Record<string, string> }
type Typed = DecisionInput['decisions'][ProfileField]

const AS_IT_IS = 'This can be accepted or rejected, and not edited.'
const UNDECIDED = 'Please accept or reject this field.'

/** An admin's decisions with every edited value as the page keeps it; or what is wrong with them, by field. Others than the proposed fields count for nothing. */
export function readDecisions(proposed: ProposedFields, typed: DecisionInput['decisions']): ReadDecisions {
  const problems: Record<string, string> = {}
  const read: Record<string, unknown> = {}
  for (const field of PROFILE_FIELDS.filter((one) => proposed[one])) {
    const one = readDecision(field, typed[field], proposed)
    if ('problem' in one) problems[field] = one.problem
    else read[field] = one.decision
  }
  return Object.keys(problems).length > 0 ? { problems } : { decisions: fieldDecisions.parse(read) }
}

function readDecision(
  field: ProfileField,
  typed: Typed,
  proposed: ProposedFields,
): { decision: unknown } | { problem: string } {
  if (!typed) return { problem: UNDECIDED }
  if (!typed.accepted || typed.value === undefined) return { decision: typed }
  const read = field === 'photos' ? keepPhotos(proposed, typed.value) : readValue(field, typed.value)
  return 'problem' in read ? read : { decision: { accepted: true, value: read.value } }
}

/** Of photos an admin may leave some out; the others stay as they were proposed. */
function keepPhotos(proposed: ProposedFields, paths: string | string[]): { value: unknown } | { problem: string } {
  const value = (proposed.photos?.to ?? []).filter(({ path }) => paths.includes(path))
  return value.length > 0 ? { value } : { problem: 'Please reject it if none of these photos shall be shown.' }
}

function readValue(
  field: Exclude<ProfileField, 'photos'>,
  value: string | string[],
): { value: unknown } | { problem: string } {
  if (field === 'hours') {
    const read = readHours(typeof value === 'string' ? value : '')
    return 'problem' in read ? read : { value: read.hours }
  }
  if (isListField(field)) return { problem: AS_IT_IS }
  const read = profileTexts.shape[field].safeParse(value)
  return read.success ? { value: read.data } : { problem: read.error.issues[0]?.message ?? UNDECIDED }
}
