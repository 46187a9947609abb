import type { AuditAction, AuditDetail } from '@/lib/access/rules/audit-actions'
import type { LineText } from '@/lib/admin/users/rules'
import type { AuditLine } from '@/lib/admin/users/schema'
import { priceText } from '@/lib/billing/rules/plans'
import { officeDay } from '../office-time'
import * as codes from './detail-codes'
import { auditMessages, detailMessages as texts } from './messages'

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
  'account.status-changed': codes.SUSPENSIONS,
  'claim.rejected': codes.CLAIM_REASONS,
  'provider.edited': codes.EDITS,
  'review.answer-removed': codes.REVIEW_REASONS,
  'review.rejected': codes.REVIEW_REASONS,
  'session.refused': codes.SIGN_IN_REASONS,
}
const statusLabels = ({ action }: Line): Record<string, string> => {
  if (action === 'account.role-changed') return codes.ROLES
  if (action === 'account.status-changed') return codes.ACCOUNT_STATUSES
  return action.startsWith('article.') ? codes.ARTICLE_STATUSES : codes.PROVIDER_STATUSES
}

const SAID: Record<AuditDetail, Say> = {
  accepted: (count) => texts.accepted(Number(count)),
  amountCents: (cents) => priceText(Number(cents)),
  articleId: numbered(texts.article),
  atOnce: toSentence(texts.atOnce, codes.FIELDS),
  band: from(codes.BANDS),
  batchId: numbered(texts.batch),
  before: numbered(texts.before),
  changeId: numbered(texts.change),
  claimId: numbered(texts.claim),
  decision: from(codes.DECISIONS),
  enrollmentId: numbered(texts.enrollment),
  fields: (list) => several(codes.FIELDS, list),
  follows: only(texts.follows, texts.followsNot),
  from: (code, line) => texts.from(wordOf(statusLabels(line), code)),
  groups: (list) => several(codes.GROUPS, list),
  inquiryId: numbered(texts.conversation),
  invoiceId: numbered(texts.invoice),
  isAddition: only(texts.addition),
  isTestAccount: only(texts.testAccount),
  kind: from(codes.INVOICE_KINDS),
  mergedId: numbered(texts.merged),
  otherId: numbered(texts.other),
  others: from(codes.OTHERS),
  outcome: from(codes.OUTCOMES),
  plan: from(codes.PLAN_NAMES),
  providerId: numbered(texts.provider),
  reason: (code, { action }) => texts.reason(wordOf(REASONS[action] ?? {}, code)),
  rejected: (count) => texts.rejected(Number(count)),
  renews: only(texts.renews, texts.renewsNot),
  reportId: numbered(texts.report),
  reviewId: numbered(texts.review),
  role: (code, { action }) => wordOf(action.startsWith('people.') ? codes.PEOPLE_ROLES : codes.ROLES, code),
  rows: (count) => texts.rows(Number(count)),
  setting: from(codes.SETTINGS),
  showsZip: only(texts.showsZip, texts.hidesZip),
  side: from(codes.SIDES),
  source: (name) => texts.source(String(name)),
  status: (code, line) => wordOf(statusLabels(line), code),
  to: (code, line) => texts.to(wordOf(statusLabels(line), code)),
  until: (instant, { at }) => texts.until(officeDay(new Date(String(instant)), at)),
  uploadId: numbered(texts.upload),
  version: numbered(texts.version),
  waiting: toSentence(texts.waiting, codes.FIELDS),
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
