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
type Words = (code: string) => string | undefined

const listed =
  (labels: Record<string, string>): Words =>
  (code) =>
    Object.hasOwn(labels, code) ? labels[code] : undefined
/** Words that are messages. */
const told =
  <Code extends string>(codes: readonly Code[], tell: (code: Code) => string): Words =>
  (code) => {
    const known = codes.find((one) => one === code)
    return known && tell(known)
  }

const PLAN_NAMES = listed(Object.fromEntries(PLANS.map(({ code, name }) => [code, name])))

const SIGN_IN_REFUSALS = ['password', 'code', 'unverified', 'suspended', 'deleted'] as const
const DECISIONS = ['same', 'new', 'drop'] as const
const OTHERS = ['keep', 'remove'] as const
const SIDES = ['old', 'new'] as const
const SETTINGS = { 'at-once': 'atOnce', words: 'words', notice: 'notice' } as const
const SETTING_NAMES = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]

const groupWords = (t: Translate<'admin.auditLog'>): Words =>
  told(Object.values(FactGroup), (group) => t(`codes.groups.${group}`))

const fieldWords = (t: Translate<'admin.sheet'>, locale: Locale): Words =>
  told(EDIT_FIELDS, (field) => editFieldName(t, locale, field))

/** A field or fact group. */
export const fieldText = ({ log, sheet }: Pick<AuditTexts, 'log' | 'sheet'>, locale: Locale, code: string): string =>
  groupWords(log)(code) ?? fieldWords(sheet, locale)(code) ?? code

type Value = string | number | boolean
type Line = Pick<AuditLine, 'action' | 'at'>
/** A detail in words; empty if it adds nothing. */
type Say = (value: Value, line: Line) => string

/** A code's label; an unknown code of another release is shown as words. */
const wordOf = (words: Words, code: Value): string => words(String(code)) || String(code).replaceAll('_', ' ')

const from =
  (words: Words): Say =>
  (code) =>
    wordOf(words, code)
const several = (words: Words, list: Value) =>
  String(list)
    .split(' ')
    .filter(Boolean)
    .map((code) => wordOf(words, code))
    .join(', ')
const numbered =
  (tell: (id: string) => string): Say =>
  (id) =>
    tell(String(id))
const only =
  (yes: string, no = ''): Say =>
  (is) =>
    is === true ? yes : no

const NO_WORDS: Words = () => undefined

/** The label of each detail. */
function sayings(texts: AuditTexts, locale: Locale): Record<AuditDetail, Say> {
  const { log: t, sheet, users, settings, suspensions, reviews, claims, people, ages } = texts
  const fieldNames = fieldWords(sheet, locale)
  const providerStatuses = told(Object.values(ProviderStatus), (status) => sheet(`statuses.${status}`))
  const peopleRoles = told(Object.values(ProviderPersonRole), (role) => people(`names.${role}`))
  const roles = told(Object.values(Role), (role) => users(`roles.${role}`))
  const accountStatuses = told(Object.values(UserStatus), (status) => users(`statuses.${status}`))
  const articleStatuses = told(Object.values(ArticleStatus), (status) => t(`codes.articleStatuses.${status}`))
  const rejections = told(Object.values(ReviewRejection), (reason) => reviews(`rejections.${reason}`))
  /** The labels of `reason`, by action. */
  const reasons: Partial<Record<AuditAction, Words>> = {
    'account.status-changed': told(SUSPENSION_REASONS, (reason) => suspensions(reason)),
    'claim.rejected': told(Object.values(ClaimRejection), (reason) => claims(`labels.${reason}`)),
    'provider.edited': told(EDIT_REASONS, (reason) => sheet(`reasons.${reason}`)),
    'review.answer-removed': rejections,
    'review.rejected': rejections,
    'session.refused': told(SIGN_IN_REFUSALS, (reason) => t(`codes.signInRefusals.${reason}`)),
  }
  /** The labels of `status`, `from` and `to`. */
  const statusLabels = ({ action }: Line): Words => {
    if (action === 'account.role-changed') return roles
    if (action === 'account.status-changed') return accountStatuses
    return action.startsWith('article.') ? articleStatuses : providerStatuses
  }
  const withFields =
    (tell: (fields: string) => string): Say =>
    (list) =>
      list === '' ? '' : tell(several(fieldNames, list))
  return {
    accepted: (count) => t('details.accepted', { count: Number(count) }),
    amountCents: (cents) => priceText(Number(cents)),
    articleId: numbered((id) => t('details.article', { id })),
    atOnce: withFields((fields) => t('details.atOnce', { fields })),
    band: (code) => bandLabel(ages, String(code)),
    batchId: numbered((id) => t('details.batch', { id })),
    before: numbered((id) => t('details.before', { id })),
    changeId: numbered((id) => t('details.change', { id })),
    claimId: numbered((id) => t('details.claim', { id })),
    decision: from(told(DECISIONS, (decision) => t(`codes.decisions.${decision}`))),
    enrollmentId: numbered((id) => t('details.enrollment', { id })),
    fields: (list) => several(fieldNames, list),
    follows: only(t('details.follows'), t('details.followsNot')),
    from: (code, line) => t('details.from', { value: wordOf(statusLabels(line), code) }),
    groups: (list) => several(groupWords(t), list),
    inquiryId: numbered((id) => t('details.conversation', { id })),
    invoiceId: numbered((id) => t('details.invoice', { id })),
    isAddition: only(t('details.addition')),
    isTestAccount: only(t('details.testAccount')),
    kind: from(told(Object.values(InvoiceKind), (kind) => t(`codes.invoiceKinds.${kind}`))),
    mergedId: numbered((id) => t('details.merged', { id })),
    otherId: numbered((id) => t('details.other', { id })),
    others: from(told(OTHERS, (others) => t(`codes.others.${others}`))),
    outcome: from(told(Object.values(ReportOutcome), (outcome) => t(`codes.outcomes.${outcome}`))),
    plan: from(PLAN_NAMES),
    providerId: numbered((id) => t('details.provider', { id })),
    reason: (code, { action }) => {
      const reason = wordOf(reasons[action] ?? NO_WORDS, code)
      return t('details.reason', { reason: reason.replace(/\.$/, '') })
    },
    rejected: (count) => t('details.rejected', { count: Number(count) }),
    renews: only(t('details.renews'), t('details.renewsNot')),
    reportId: numbered((id) => t('details.report', { id })),
    reviewId: numbered((id) => t('details.review', { id })),
    role: (code, { action }) => wordOf(action.startsWith('people.') ? peopleRoles : roles, code),
    rows: (count) => t('details.rows', { count: Number(count) }),
    setting: from(told(SETTING_NAMES, (name) => settings(SETTINGS[name]))),
    showsZip: only(t('details.showsZip'), t('details.hidesZip')),
    side: from(told(SIDES, (side) => t(`codes.sides.${side}`))),
    source: (name) => t('details.source', { name: String(name) }),
    sourceId: numbered((id) => t('details.importSource', { id })),
    status: (code, line) => wordOf(statusLabels(line), code),
    to: (code, line) => t('details.to', { value: wordOf(statusLabels(line), code) }),
    until: (instant, { at }) => t('details.until', { day: officeDay(locale, new Date(String(instant)), at) }),
    uploadId: numbered((id) => t('details.upload', { id })),
    version: numbered((id) => t('details.version', { id })),
    waiting: withFields((fields) => t('details.waiting', { fields })),
  }
}

type Told = { name: string; text: string }

type Tells = (line: Line & Pick<AuditLine, 'details'>) => Told[]

/** Tells the details of audit lines in plain words; one that this release does not know shows its name and value. */
export function detailLabels(texts: AuditTexts, locale: Locale): Tells {
  const said = sayings(texts, locale)
  const isDetail = (name: string): name is AuditDetail => Object.hasOwn(said, name)
  return ({ details, ...line }) =>
    Object.entries(details)
      .map(([name, value]) => ({ name, text: isDetail(name) ? said[name](value, line) : `${name}: ${value}` }))
      .filter(({ text }) => text !== '')
}

/** The labels for the log's export file. */
export function auditLabels(texts: AuditTexts, locale: Locale): LineText {
  const labels = detailLabels(texts, locale)
  return {
    what: ({ action }) => actionText(action, texts.log),
    details: (line) =>
      labels(line)
        .map(({ text }) => text)
        .join('; '),
  }
}
