import { z } from 'zod'
import { SITE } from '@/lib/platform/config/site'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { type Locale, languageNameIn, localeOf } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { longDateText } from '@/lib/platform/time/dates'
import { ClaimRejection, PaidPlan, ProviderPersonRole, ReviewRejection } from '@/prisma/generated/enums'
import { plans } from '@/site.config'
import { defineKind } from '../rules'
import { EDITED_FIELDS, type EditedField } from './edited-fields'

const texts = (locale: Locale) => translate(locale, 'notifications.providerKinds')

type TranslatedField = Extract<EditedField, `aboutUs-${string}`>
const isTranslated = (field: EditedField): field is TranslatedField => field.startsWith('aboutUs-')

/** "description in Spanish": the name of a field. */
function editedName(locale: Locale, field: EditedField): string {
  const t = translate(locale, 'notifications.editedFields')
  if (!isTranslated(field)) return t(field)
  return t('aboutUsIn', { language: languageNameIn(locale, localeOf(field.replace('aboutUs-', ''))) })
}

/** A provider by its name, and its page. */
const page = z.object({ provider: z.string(), publicId: z.string() })

/** Notifications about claims, for claimants, for the current managers and for admins. */
export const CLAIM_KINDS = {
  'claim-received': defineKind({
    audience: ['admin'],
    app: 'on',
    email: 'off',
    facts: z.object({
      provider: z.string(),
      claimId: z.int(),
      isContested: z.boolean(),
      isAddition: z.boolean().default(false),
    }),
    path: ({ claimId }) => dashboardRoutes.approvals.claim(claimId),
    words: ({ provider, isContested, isAddition }, locale) => {
      const t = texts(locale)
      const title = isAddition ? 'added' : isContested ? 'contested' : 'title'
      return { title: t(`claimReceived.${title}`), text: t('claimReceived.text', { provider }) }
    },
  }),
  'claim-contested': defineKind({
    audience: ['careprovider'],
    app: 'on',
    email: 'always',
    facts: page,
    path: ({ publicId }) => accountRoutes.claim(publicId),
    words: ({ provider }, locale) => {
      const t = texts(locale)
      return { title: t('claimContested.title'), text: t('claimContested.text', { provider }) }
    },
  }),
  'claim-decided': defineKind({
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({
      provider: z.string(),
      /** Null for a rejected addition, which has no page. */
      publicId: z.string().nullable(),
      claimId: z.int().default(0),
      isAddition: z.boolean().default(false),
      rejection: z.enum(ClaimRejection).nullable(),
    }),
    path: ({ publicId, claimId, rejection }) => {
      if (publicId === null) return accountRoutes.ownAddition(claimId)
      return rejection ? accountRoutes.claim(publicId) : dashboardRoutes.careproviderDashboard({ provider: publicId })
    },
    words: ({ provider, rejection, isAddition }, locale) => {
      const t = texts(locale)
      if (rejection)
        return { title: t('claimRejected.title'), text: t('claimRejected.text', { provider, reason: rejection }) }
      const key = isAddition ? 'additionAccepted' : 'claimAccepted'
      return { title: t(`${key}.title`), text: t(`${key}.text`, { provider }) }
    },
  }),
} as const

/** Notifications about a provider's people, for its managers or for the person whose role changed. They contain no names. */
export const PEOPLE_KINDS = {
  'people-changed': defineKind({
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: page.extend({
      change: z.enum(['joined', 'left', 'removed', 'role']),
      role: z.enum(ProviderPersonRole),
      /** The plan renews by card, and the card may be that of the person who is no longer a manager. */
      renewsByCard: z.boolean().optional(),
      /** Renewal by card was canceled because every manager was removed. */
      renewalEnded: z.boolean().optional(),
    }),
    path: ({ publicId, change }) =>
      change === 'removed'
        ? dashboardRoutes.careproviderDashboard()
        : dashboardRoutes.providerPeople({ provider: publicId }),
    words: ({ provider, change, role, renewsByCard, renewalEnded }, locale) => {
      const t = texts(locale)
      const byCard = renewsByCard ? 'yes' : 'no'
      const email = SITE.supportEmail
      switch (change) {
        case 'joined':
          return { title: t('personJoined.title'), text: t('personJoined.text', { provider, role }) }
        case 'left':
          return { title: t('personLeft.title'), text: t('personLeft.text', { provider, byCard }) }
        case 'removed':
          return {
            title: t('personRemoved.title'),
            text: t('personRemoved.text', { provider, byCard: renewalEnded ? 'ended' : byCard, email }),
          }
        case 'role':
          return { title: t('roleChanged.title'), text: t('roleChanged.text', { provider, role, byCard }) }
      }
    },
  }),
} as const

/** Notifications about profile changes, for the provider's people and for admins. */
export const PROFILE_KINDS = {
  'profile-change-waits': defineKind({
    audience: ['admin'],
    app: 'on',
    email: 'off',
    facts: z.object({ provider: z.string() }),
    path: () => dashboardRoutes.approvals.start({ kind: 'profiles' }),
    words: ({ provider }, locale) => {
      const t = texts(locale)
      return { title: t('changeWaits.title'), text: t('changeWaits.text', { provider }) }
    },
  }),
  'profile-change-decided': defineKind({
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: page.extend({
      accepted: z.int().nonnegative(),
      rejected: z.int().nonnegative(),
    }),
    path: ({ publicId }) => dashboardRoutes.careproviderDashboard({ provider: publicId }),
    words: ({ provider, accepted, rejected }, locale) => {
      const t = texts(locale)
      if (rejected === 0) return { title: t('changesLive.title'), text: t('changesLive.text', { provider }) }
      const title = accepted === 0 ? 'title' : 'someTitle'
      return {
        title: t(`changesRejected.${title}`),
        text: t('changesRejected.text', { provider, accepted, rejected }),
      }
    },
  }),
  'page-edited': defineKind({
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: page.extend({
      /** What changed, and why, as codes (lib/admin/directory/rules/edit-sheet.ts). */
      fields: z.array(z.enum(EDITED_FIELDS)),
      reason: z.string().max(40),
    }),
    path: ({ publicId }) => dashboardRoutes.careproviderDashboard({ provider: publicId }),
    words: ({ provider, fields, reason }, locale) => {
      const t = texts(locale)
      const what = fields.map((field) => editedName(locale, field)).join(', ')
      return { title: t('pageEdited.title'), text: t('pageEdited.text', { provider, fields: what, reason }) }
    },
  }),
  'pages-merged': defineKind({
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: page.extend({ other: z.string() }),
    path: ({ publicId }) => dashboardRoutes.careproviderDashboard({ provider: publicId }),
    words: ({ provider, other }, locale) => {
      const t = texts(locale)
      return { title: t('pagesMerged.title'), text: t('pagesMerged.text', { provider, other }) }
    },
  }),
  'profile-rolled-back': defineKind({
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: page,
    path: ({ publicId }) => dashboardRoutes.careproviderDashboard({ provider: publicId }),
    words: ({ provider }, locale) => {
      const t = texts(locale)
      return { title: t('rolledBack.title'), text: t('rolledBack.text', { provider }) }
    },
  }),
  'facts-to-confirm': defineKind({
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: page,
    path: ({ publicId }) => dashboardRoutes.careproviderDashboard({ provider: publicId }),
    words: ({ provider }, locale) => {
      const t = texts(locale)
      return { title: t('factsToConfirm.title'), text: t('factsToConfirm.text', { provider }) }
    },
  }),
} as const

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Notifications about plans and invoices, for a provider's managers and for admins. */
export const BILLING_KINDS = {
  billing: defineKind({
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: page.extend({
      change: z.enum(['issued', 'paid']),
      number: z.string(),
      amountCents: z.int().nonnegative(),
      plan: z.enum(PaidPlan),
      /** When the plan ends, or when the invoice is due. */
      until: z.iso.date().nullable(),
    }),
    path: ({ publicId }) => dashboardRoutes.billing({ provider: publicId }),
    words: ({ provider, change, number, amountCents, plan, until }, locale) => {
      const t = texts(locale)
      const amount = dollars.format(amountCents / 100)
      const known = { provider, number, plan: plans[plan].name, until: until ? longDateText(locale, until) : '' }
      const isDated = until ? 'yes' : 'no'
      return change === 'paid'
        ? { title: t('paid.title', { amount }), text: t('paid.text', { ...known, isEnding: isDated }) }
        : { title: t('issued.title', { number, amount }), text: t('issued.text', { ...known, isDue: isDated }) }
    },
  }),
  'plan-asked': defineKind({
    audience: ['admin'],
    app: 'on',
    email: 'off',
    facts: z.object({ provider: z.string() }),
    path: () => dashboardRoutes.adminBilling(),
    words: ({ provider }, locale) => {
      const t = texts(locale)
      return { title: t('planAsked.title'), text: t('planAsked.text', { provider }) }
    },
  }),
} as const

/** Notifications about reviews, for their authors, for the provider's people and for admins. */
export const REVIEW_KINDS = {
  'review-received': defineKind({
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({ provider: z.string(), rating: z.int().min(1).max(5) }),
    path: () => dashboardRoutes.receivedReviews(),
    words: ({ provider, rating }, locale) => {
      const t = texts(locale)
      return { title: t('reviewReceived.title', { rating }), text: t('reviewReceived.text', { provider }) }
    },
  }),
  'review-published': defineKind({
    audience: ['caregiver'],
    app: 'on',
    email: 'on',
    facts: page,
    path: ({ publicId }) => routes.reviewsOf(publicId),
    words: ({ provider }, locale) => {
      const t = texts(locale)
      return { title: t('reviewPublished.title'), text: t('reviewPublished.text', { provider }) }
    },
  }),
  'review-rejected': defineKind({
    audience: ['caregiver'],
    app: 'on',
    email: 'on',
    facts: page.extend({ reason: z.enum(ReviewRejection) }),
    path: ({ publicId }) => routes.ownReview(publicId),
    words: ({ provider, reason }, locale) => {
      const t = texts(locale)
      return { title: t('reviewRejected.title'), text: t('reviewRejected.text', { provider, reason }) }
    },
  }),
  'review-answered': defineKind({
    audience: ['caregiver'],
    app: 'on',
    email: 'on',
    facts: page,
    path: ({ publicId }) => routes.reviewsOf(publicId),
    words: ({ provider }, locale) => {
      const t = texts(locale)
      return { title: t('reviewAnswered.title'), text: t('reviewAnswered.text', { provider }) }
    },
  }),
  'review-answer-removed': defineKind({
    audience: ['careprovider'],
    app: 'on',
    email: 'on',
    facts: z.object({ provider: z.string(), reason: z.enum(ReviewRejection) }),
    path: () => dashboardRoutes.receivedReviews(),
    words: ({ provider, reason }, locale) => {
      const t = texts(locale)
      return { title: t('answerRemoved.title'), text: t('answerRemoved.text', { provider, reason }) }
    },
  }),
  'review-waits': defineKind({
    audience: ['admin'],
    app: 'on',
    email: 'off',
    facts: page.extend({ why: z.enum(['held', 'reported']) }),
    path: ({ why }) => dashboardRoutes.approvals.start({ kind: why === 'held' ? 'reviews' : 'reports' }),
    words: ({ provider, why }, locale) => {
      const t = texts(locale)
      return { title: t(`reviewWaits.${why}`), text: t('reviewWaits.text', { provider }) }
    },
  }),
} as const
