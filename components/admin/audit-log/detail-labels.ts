import { useTranslations } from 'next-intl'
import { AUDIT_ACTIONS, type AuditAction, type AuditDetail } from '@/lib/access/rules/audit-actions'
import { SUSPENSION_REASONS } from '@/lib/accounts/rules/account'
import { EDIT_FIELDS, EDIT_REASONS, editFieldName } from '@/lib/admin/directory/rules/edit-sheet'
import type { LineText } from '@/lib/admin/users/rules'
import type { AuditLine } from '@/lib/admin/users/schema'
import { PLANS, priceText } from '@/lib/billing/rules'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { officeDay } from '@/lib/platform/time/zoned-time'
import { type AgeTexts, bandLabel } from '@/lib/providers/rules/ages'
import {
  ArticleStatus,
  ClaimRejection,
  FactGroup,
  InvoiceKind,
  ProviderPersonRole,
  ProviderStatus,
  ReportOutcome,
  ReviewRejection,
  Role,
  UserStatus,
} from '@/prisma/generated/enums'

/** The translators that the log needs. */
export type AuditTexts = {
  log: Translate<'admin.auditLog'>
  sheet: Translate<'admin.sheet'>
  users: Translate<'admin.users'>
  settings: Translate<'settings.common'>
  suspensions: Translate<'accounts.suspensionReasons'>
  reviews: Translate<'reviews.choices'>
  claims: Translate<'listings.claimRejections'>
  people: Translate<'listings.roles'>
  ages: AgeTexts
}

export function useAuditTexts(): AuditTexts {
  const log = useTranslations('admin.auditLog')
  const sheet = useTranslations('admin.sheet')
  const users = useTranslations('admin.users')
  const settings = useTranslations('settings.common')
  const suspensions = useTranslations('accounts.suspensionReasons')
  const reviews = useTranslations('reviews.choices')
  const claims = useTranslations('listings.claimRejections')
  const people = useTranslations('listings.roles')
  const ages = useTranslations('providers.ages')
  return { log, sheet, users, settings, suspensions, reviews, claims, people, ages }
}

/** The sentence of an action; one that this release does not know is shown by its name. */
export function actionText(action: string, t: Translate<'admin.auditLog'>): string {
  const known = AUDIT_ACTIONS.find((one) => one === action)
  return known ? t(`actions.${known}`) : action
}

/** The label of a code; undefined for a code that this release does not know. */
type LabelOf = (code: string) => string | undefined

const labelsFor =
  <Code extends string>(codes: readonly Code[], labelOf: (code: Code) => string): LabelOf =>
  (code) => {
    const known = codes.find((one) => one === code)
    return known && labelOf(known)
  }

const planName: LabelOf = (code) => PLANS.find((plan) => plan.code === code)?.name

const SIGN_IN_REFUSALS = ['password', 'code', 'unverified', 'suspended', 'deleted'] as const
const DECISIONS = ['same', 'new', 'drop'] as const
const OTHERS = ['keep', 'remove'] as const
const SIDES = ['old', 'new'] as const
const SETTINGS = { 'at-once': 'atOnce', words: 'words', notice: 'notice' } as const
const SETTING_NAMES = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]

const groupLabels = (t: Translate<'admin.auditLog'>): LabelOf =>
  labelsFor(Object.values(FactGroup), (group) => t(`codes.groups.${group}`))

const fieldLabels = (t: Translate<'admin.sheet'>, locale: Locale): LabelOf =>
  labelsFor(EDIT_FIELDS, (field) => editFieldName(t, locale, field))

/** The label of a field or fact group. */
export const fieldText = ({ log, sheet }: Pick<AuditTexts, 'log' | 'sheet'>, locale: Locale, code: string): string =>
  groupLabels(log)(code) ?? fieldLabels(sheet, locale)(code) ?? code

type Value = string | number | boolean
type Line = Pick<AuditLine, 'action' | 'at'>
/** A detail in words; empty if it adds nothing. */
type DetailText = (value: Value, line: Line) => string

/** A code's label. For an unknown code, which another release wrote, the code with spaces instead of underscores. */
const labelOrWords = (labelOf: LabelOf, code: Value): string =>
  labelOf(String(code)) || String(code).replaceAll('_', ' ')

const codeText =
  (labelOf: LabelOf): DetailText =>
  (code) =>
    labelOrWords(labelOf, code)
const listText = (labelOf: LabelOf, list: Value) =>
  String(list)
    .split(' ')
    .filter(Boolean)
    .map((code) => labelOrWords(labelOf, code))
    .join(', ')
const numberText =
  (textOf: (id: string) => string): DetailText =>
  (id) =>
    textOf(String(id))
const countText =
  (textOf: (count: number) => string): DetailText =>
  (count) =>
    Number(count) === 0 ? '' : textOf(Number(count))
const flagText =
  (yes: string, no = ''): DetailText =>
  (is) =>
    is === true ? yes : no

const NO_LABELS: LabelOf = () => undefined

/** The label of each detail, in reading order: what an entry is about, what became of it, and why. */
function detailTexts(texts: AuditTexts, locale: Locale): Record<AuditDetail, DetailText> {
  const { log: t, sheet, users, settings, suspensions, reviews, claims, people, ages } = texts
  const fieldNames = fieldLabels(sheet, locale)
  const providerStatuses = labelsFor(Object.values(ProviderStatus), (status) => sheet(`statuses.${status}`))
  const peopleRoles = labelsFor(Object.values(ProviderPersonRole), (role) => people(`names.${role}`))
  const roles = labelsFor(Object.values(Role), (role) => users(`roles.${role}`))
  const accountStatuses = labelsFor(Object.values(UserStatus), (status) => users(`statuses.${status}`))
  const articleStatuses = labelsFor(Object.values(ArticleStatus), (status) => t(`codes.articleStatuses.${status}`))
  const rejections = labelsFor(Object.values(ReviewRejection), (reason) => reviews(`rejections.${reason}`))
  /** The labels of `reason`, by action. */
  const reasons: Partial<Record<AuditAction, LabelOf>> = {
    'account.status-changed': labelsFor(SUSPENSION_REASONS, (reason) => suspensions(reason)),
    'claim.rejected': labelsFor(Object.values(ClaimRejection), (reason) => claims(`labels.${reason}`)),
    'provider.edited': labelsFor(EDIT_REASONS, (reason) => sheet(`reasons.${reason}`)),
    'review.answer-removed': rejections,
    'review.rejected': rejections,
    'session.refused': labelsFor(SIGN_IN_REFUSALS, (reason) => t(`codes.signInRefusals.${reason}`)),
  }
  /** The labels of `status`, `from` and `to`. */
  const statusLabels = ({ action }: Line): LabelOf => {
    if (action === 'account.role-changed') return roles
    if (action === 'account.status-changed') return accountStatuses
    return action.startsWith('article.') ? articleStatuses : providerStatuses
  }
  const fieldsText =
    (textOf: (fields: string) => string): DetailText =>
    (list) =>
      list === '' ? '' : textOf(listText(fieldNames, list))
  return {
    providerId: numberText((id) => t('details.provider', { id })),
    mergedId: numberText((id) => t('details.merged', { id })),
    otherId: numberText((id) => t('details.other', { id })),
    articleId: numberText((id) => t('details.article', { id })),
    claimId: numberText((id) => t('details.claim', { id })),
    changeId: numberText((id) => t('details.change', { id })),
    reviewId: numberText((id) => t('details.review', { id })),
    reportId: numberText((id) => t('details.report', { id })),
    inquiryId: numberText((id) => t('details.conversation', { id })),
    enrollmentId: numberText((id) => t('details.enrollment', { id })),
    invoiceId: numberText((id) => t('details.invoice', { id })),
    sourceId: numberText((id) => t('details.importSource', { id })),
    source: (name) => t('details.source', { name: String(name) }),
    uploadId: numberText((id) => t('details.upload', { id })),
    batchId: numberText((id) => t('details.batch', { id })),
    isAddition: flagText(t('details.addition')),
    setting: codeText(labelsFor(SETTING_NAMES, (name) => settings(SETTINGS[name]))),
    plan: codeText(planName),
    kind: codeText(labelsFor(Object.values(InvoiceKind), (kind) => t(`codes.invoiceKinds.${kind}`))),
    amountCents: (cents) => priceText(Number(cents)),
    role: (code, { action }) => labelOrWords(action.startsWith('people.') ? peopleRoles : roles, code),
    isTestAccount: flagText(t('details.testAccount')),
    fields: (list) => listText(fieldNames, list),
    groups: (list) => listText(groupLabels(t), list),
    band: (code) => bandLabel(ages, String(code)),
    status: (code, line) => labelOrWords(statusLabels(line), code),
    from: (code, line) => t('details.from', { value: labelOrWords(statusLabels(line), code) }),
    to: (code, line) => t('details.to', { value: labelOrWords(statusLabels(line), code) }),
    atOnce: fieldsText((fields) => t('details.atOnce', { fields })),
    waiting: fieldsText((fields) => t('details.waiting', { fields })),
    accepted: countText((count) => t('details.accepted', { count })),
    rejected: countText((count) => t('details.rejected', { count })),
    outcome: codeText(labelsFor(Object.values(ReportOutcome), (outcome) => t(`codes.outcomes.${outcome}`))),
    decision: codeText(labelsFor(DECISIONS, (decision) => t(`codes.decisions.${decision}`))),
    rows: countText((count) => t('details.rows', { count })),
    others: codeText(labelsFor(OTHERS, (others) => t(`codes.others.${others}`))),
    follows: flagText(t('details.follows'), t('details.followsNot')),
    showsZip: flagText(t('details.showsZip'), t('details.hidesZip')),
    renews: flagText(t('details.renews'), t('details.renewsNot')),
    until: (instant, { at }) => t('details.until', { day: officeDay(locale, new Date(String(instant)), at) }),
    side: codeText(labelsFor(SIDES, (side) => t(`codes.sides.${side}`))),
    before: numberText((id) => t('details.before', { id })),
    version: numberText((id) => t('details.version', { id })),
    reason: (code, { action }) => {
      const reason = labelOrWords(reasons[action] ?? NO_LABELS, code)
      return t('details.reason', { reason: reason.replace(/\.$/, '') })
    },
  }
}

/** `separator`: the punctuation between the part before and this one. */
type ShownDetail = { name: string; text: string; separator: string }

const isSubject = (name: string) => name.endsWith('Id') || name === 'source'

function separatorBefore(name: string, before: string | undefined): string {
  if (before === undefined) return ''
  if (name === 'otherId' || (name === 'to' && before === 'from')) return ' '
  if (isSubject(name)) return ', '
  return isSubject(before) ? '. ' : '; '
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The details of an audit entry in plain words, in reading order: "Provider 1, change 3. 2 accepted". A detail that
 * this release does not know comes last, as its name and value. The database does not preserve the order.
 */
export function detailLabels(
  texts: AuditTexts,
  locale: Locale,
): (line: Line & Pick<AuditLine, 'details'>) => ShownDetail[] {
  const textOf = detailTexts(texts, locale)
  const order = Object.keys(textOf)
  const isDetail = (name: string): name is AuditDetail => Object.hasOwn(textOf, name)
  const positionOf = (name: string) => (isDetail(name) ? order.indexOf(name) : order.length)
  return ({ details, ...line }) =>
    Object.entries(details)
      .toSorted(([one], [other]) => positionOf(one) - positionOf(other))
      .map(([name, value]) => ({ name, text: isDetail(name) ? textOf[name](value, line) : `${name}: ${value}` }))
      .filter(({ text }) => text !== '')
      .map(({ name, text }, index, parts) => {
        const separator = separatorBefore(name, parts[index - 1]?.name)
        return { name, separator, text: separator === '' || separator === '. ' ? upperFirst(text) : text }
      })
}

/** The labels for the log's export file. */
export function auditLabels(texts: AuditTexts, locale: Locale): LineText {
  const labels = detailLabels(texts, locale)
  return {
    what: ({ action }) => actionText(action, texts.log),
    details: (line) =>
      labels(line)
        .map(({ separator, text }) => separator + text)
        .join(''),
  }
}
