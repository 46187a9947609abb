import { reviewTexts } from '@/components/reviews/texts'
import { settingTexts } from '@/components/site-settings/texts'
import { ROLE_LABELS, STATUS_LABELS } from '@/components/users/texts'
import { SUSPENSION_WORDS } from '@/lib/accounts/rules/suspension'
import { PLANS } from '@/lib/billing/catalogue/plans'
import { REJECTION_WORDS } from '@/lib/claims/rules/rejections'
import { FIELD_LABELS } from '@/lib/directory/rules/edit-fields'
import { EDIT_REASONS, REASON_WORDS } from '@/lib/directory/rules/edit-reasons'
import { STATUS_WORDS } from '@/lib/directory/rules/status-words'
import { ROLE_WORDS } from '@/lib/provider-people/rules/role-words'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import type { ArticleStatus, FactGroup, InvoiceKind, ReportOutcome } from '@/prisma/generated/enums'

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
export const REVIEW_REASONS: Words = reviewTexts.rejections
export const CLAIM_REASONS: Words = labelsOf(REJECTION_WORDS)
export const EDITS: Words = Object.fromEntries(EDIT_REASONS.map((code) => [code, REASON_WORDS[code].label]))

export const ROLES: Words = ROLE_LABELS
export const PEOPLE_ROLES: Words = Object.fromEntries(
  Object.entries(ROLE_WORDS).map(([code, { name }]) => [code, name]),
)
export const ACCOUNT_STATUSES: Words = STATUS_LABELS
export const PROVIDER_STATUSES: Words = STATUS_WORDS
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
  'at-once': settingTexts.atOnce,
  words: settingTexts.words,
  notice: settingTexts.notice,
}
