import { reviewMessages } from '@/components/reviews/messages'
import { settingMessages } from '@/components/settings/messages'
import { SUSPENSION_WORDS } from '@/lib/accounts/rules/account'
import {
  EDIT_REASONS,
  FIELD_LABELS,
  PROVIDER_STATUS_LABELS,
  REASON_TEXTS,
} from '@/lib/admin/directory/rules/edit-fields'
import { PLANS } from '@/lib/billing/rules/plans'
import { REJECTION_TEXTS } from '@/lib/listings/claims/rules'
import { ROLE_TEXTS } from '@/lib/listings/people/rules'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import type { ArticleStatus, FactGroup, InvoiceKind, ReportOutcome } from '@/prisma/generated/enums'
import { ROLE_LABELS, STATUS_LABELS } from '../users/messages'

/** Words for codes, by code. */
type Words = Record<string, string>

const labelsOf = (words: Record<string, { label: string }>): Words =>
  Object.fromEntries(Object.entries(words).map(([code, { label }]) => [code, label]))

export const SIGN_IN_REASONS: Words = {
  password: 'wrong password',
  code: 'wrong code of the second factor',
  unverified: 'address not confirmed',
  suspended: 'account suspended',
  deleted: 'account deleted',
}
export const SUSPENSIONS: Words = labelsOf(SUSPENSION_WORDS)
export const REVIEW_REASONS: Words = reviewMessages.rejections
export const CLAIM_REASONS: Words = labelsOf(REJECTION_TEXTS)
export const EDITS: Words = Object.fromEntries(EDIT_REASONS.map((code) => [code, REASON_TEXTS[code].label]))

export const ROLES: Words = ROLE_LABELS
export const PEOPLE_ROLES: Words = Object.fromEntries(
  Object.entries(ROLE_TEXTS).map(([code, { name }]) => [code, name]),
)
export const ACCOUNT_STATUSES: Words = STATUS_LABELS
export const PROVIDER_STATUSES: Words = PROVIDER_STATUS_LABELS
export const ARTICLE_STATUSES: Words = {
  draft: 'draft',
  scheduled: 'scheduled',
  published: 'published',
} satisfies Record<ArticleStatus, string>

export const FIELDS: Words = FIELD_LABELS
export const GROUPS: Words = {
  openings: 'Openings',
  tuition: 'Tuition',
  hours: 'Hours',
  license: 'License',
  contact: 'Contact',
} satisfies Record<FactGroup, string>
export const BANDS: Words = labelsOf(Object.fromEntries(AGE_BANDS.map((band) => [band.code, band])))
export const PLAN_NAMES: Words = Object.fromEntries(PLANS.map(({ code, name }) => [code, name]))
export const INVOICE_KINDS: Words = {
  start: 'first month',
  renewal: 'renewal',
  upgrade: 'larger plan for the rest of the month',
} satisfies Record<InvoiceKind, string>
export const OUTCOMES: Words = {
  acted: 'acted on',
  nothing_wrong: 'nothing was wrong',
} satisfies Record<ReportOutcome, string>
export const DECISIONS: Words = { same: 'found to be one that is here', new: 'added as new', drop: 'let go' }
export const OTHERS: Words = { keep: 'its other people stay', remove: 'its other people removed' }
export const SIDES: Words = { old: 'the old address', new: 'the new address' }
export const SETTINGS: Words = {
  'at-once': settingMessages.atOnce,
  words: settingMessages.words,
  notice: settingMessages.notice,
}
