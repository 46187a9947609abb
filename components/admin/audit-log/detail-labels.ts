import { reviewMessages } from '@/components/reviews/messages'
import { settingMessages } from '@/components/settings/messages'
import type { AuditAction, AuditDetail } from '@/lib/access/rules/audit-actions'
import { SUSPENSION_WORDS } from '@/lib/accounts/rules/account'
import {
  EDIT_REASONS,
  FIELD_LABELS,
  PROVIDER_STATUS_LABELS,
  REASON_TEXTS,
} from '@/lib/admin/directory/rules/edit-sheet'
import type { LineText } from '@/lib/admin/users/rules'
import type { AuditLine } from '@/lib/admin/users/schema'
import { PLANS, priceText } from '@/lib/billing/rules'
import { REJECTION_TEXTS } from '@/lib/listings/claims/rules'
import { ROLE_TEXTS } from '@/lib/listings/people/rules'
import { officeDay } from '@/lib/platform/time/zoned-time'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import type { ArticleStatus, FactGroup, InvoiceKind, ReportOutcome } from '@/prisma/generated/enums'
import { ROLE_LABELS, STATUS_LABELS } from '../users/messages'
import { auditMessages, detailMessages as texts } from './messages'

/** Words for codes, by code. */
type Words = Record<string, string>

const labelsOf = (words: Record<string, { label: string }>): Words =>
  Object.fromEntries(Object.entries(words).map(([code, { label }]) => [code, label]))

const SIGN_IN_REASONS: Words = {
  password: 'wrong password',
  code: 'wrong code of the second factor',
  unverified: 'address not confirmed',
  suspended: 'account suspended',
  deleted: 'account deleted',
}
const SUSPENSIONS: Words = labelsOf(SUSPENSION_WORDS)
const REVIEW_REASONS: Words = reviewMessages.rejections
const CLAIM_REASONS: Words = labelsOf(REJECTION_TEXTS)
const EDITS: Words = Object.fromEntries(EDIT_REASONS.map((code) => [code, REASON_TEXTS[code].label]))

export const ROLES: Words = ROLE_LABELS
export const PEOPLE_ROLES: Words = Object.fromEntries(
  Object.entries(ROLE_TEXTS).map(([code, { name }]) => [code, name]),
)
const ACCOUNT_STATUSES: Words = STATUS_LABELS
const PROVIDER_STATUSES: Words = PROVIDER_STATUS_LABELS
const ARTICLE_STATUSES: Words = {
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
const PLAN_NAMES: Words = Object.fromEntries(PLANS.map(({ code, name }) => [code, name]))
const INVOICE_KINDS: Words = {
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

type Value = string | number | boolean
type Line = Pick<AuditLine, 'action' | 'at'>
/** A detail in words; empty if it adds nothing. */
type Say = (value: Value, line: Line) => string

/** A code's label; an unknown code of another release is shown as words. */
const wordOf = (words: Record<string, string>, code: Value): string =>
  (Object.hasOwn(words, String(code)) && words[String(code)]) || String(code).replaceAll('_', ' ')

const from =
  (words: Record<string, string>): Say =>
  (code) =>
    wordOf(words, code)
const several = (words: Record<string, string>, list: Value) =>
  String(list)
    .split(' ')
    .filter(Boolean)
    .map((code) => wordOf(words, code))
    .join(', ')
const toSentence =
  (label: string, words: Record<string, string>): Say =>
  (list) =>
    list === '' ? '' : `${label}: ${several(words, list)}`
const numbered =
  (noun: string): Say =>
  (id) =>
    `${noun} ${id}`
const only =
  (yes: string, no = ''): Say =>
  (is) =>
    is === true ? yes : no

/** The labels of `reason`, `status`, `role`, `from` and `to`, by prefix of the action. */
const REASONS: Partial<Record<AuditAction, Record<string, string>>> = {
  'account.status-changed': SUSPENSIONS,
  'claim.rejected': CLAIM_REASONS,
  'provider.edited': EDITS,
  'review.answer-removed': REVIEW_REASONS,
  'review.rejected': REVIEW_REASONS,
  'session.refused': SIGN_IN_REASONS,
}
const statusLabels = ({ action }: Line): Record<string, string> => {
  if (action === 'account.role-changed') return ROLES
  if (action === 'account.status-changed') return ACCOUNT_STATUSES
  return action.startsWith('article.') ? ARTICLE_STATUSES : PROVIDER_STATUSES
}

const SAID: Record<AuditDetail, Say> = {
  accepted: (count) => texts.accepted(Number(count)),
  amountCents: (cents) => priceText(Number(cents)),
  articleId: numbered(texts.article),
  atOnce: toSentence(texts.atOnce, FIELDS),
  band: from(BANDS),
  batchId: numbered(texts.batch),
  before: numbered(texts.before),
  changeId: numbered(texts.change),
  claimId: numbered(texts.claim),
  decision: from(DECISIONS),
  enrollmentId: numbered(texts.enrollment),
  fields: (list) => several(FIELDS, list),
  follows: only(texts.follows, texts.followsNot),
  from: (code, line) => texts.from(wordOf(statusLabels(line), code)),
  groups: (list) => several(GROUPS, list),
  inquiryId: numbered(texts.conversation),
  invoiceId: numbered(texts.invoice),
  isAddition: only(texts.addition),
  isTestAccount: only(texts.testAccount),
  kind: from(INVOICE_KINDS),
  mergedId: numbered(texts.merged),
  otherId: numbered(texts.other),
  others: from(OTHERS),
  outcome: from(OUTCOMES),
  plan: from(PLAN_NAMES),
  providerId: numbered(texts.provider),
  reason: (code, { action }) => texts.reason(wordOf(REASONS[action] ?? {}, code)),
  rejected: (count) => texts.rejected(Number(count)),
  renews: only(texts.renews, texts.renewsNot),
  reportId: numbered(texts.report),
  reviewId: numbered(texts.review),
  role: (code, { action }) => wordOf(action.startsWith('people.') ? PEOPLE_ROLES : ROLES, code),
  rows: (count) => texts.rows(Number(count)),
  setting: from(SETTINGS),
  showsZip: only(texts.showsZip, texts.hidesZip),
  side: from(SIDES),
  source: (name) => texts.source(String(name)),
  sourceId: numbered(texts.importSource),
  status: (code, line) => wordOf(statusLabels(line), code),
  to: (code, line) => texts.to(wordOf(statusLabels(line), code)),
  until: (instant, { at }) => texts.until(officeDay(new Date(String(instant)), at)),
  uploadId: numbered(texts.upload),
  version: numbered(texts.version),
  waiting: toSentence(texts.waiting, FIELDS),
}

const isDetail = (name: string): name is AuditDetail => Object.hasOwn(SAID, name)

/** The details of an audit line in plain words; one that this release does not know shows its name and value. */
export function detailLabels({
  details,
  ...line
}: Line & Pick<AuditLine, 'details'>): { name: string; text: string }[] {
  return Object.entries(details)
    .map(([name, value]) => ({ name, text: isDetail(name) ? SAID[name](value, line) : `${name}: ${value}` }))
    .filter(({ text }) => text !== '')
}

/** The labels for the log's export file. */
export const auditLabels: LineText = {
  what: ({ action }) => auditMessages.actions[action] ?? action,
  details: (line) =>
    detailLabels(line)
      .map(({ text }) => text)
      .join('; '),
}
