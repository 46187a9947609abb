import { OTHER_LOCALES, type OtherLocale } from '@/lib/platform/language/locales'
import { dueDay, OFFICE_ZONE, PROMISED_DAYS, todayIn } from '@/lib/platform/time/dates'

/** "About us" in the other languages of the site: "aboutUs-es-US". */
export type TranslatedField = `aboutUs-${OtherLocale}`
const fieldIn = (locale: OtherLocale): TranslatedField => `aboutUs-${locale}`
export const TRANSLATED_FIELDS = OTHER_LOCALES.map(fieldIn)

export const isTranslated = (field: string): field is TranslatedField => TRANSLATED_FIELDS.some((one) => one === field)

/** The language of a translated field; undefined for any other field. */
export function languageOf(field: TranslatedField): OtherLocale
export function languageOf(field: string): OtherLocale | undefined
export function languageOf(field: string) {
  return OTHER_LOCALES.find((locale) => fieldIn(locale) === field)
}

/** A value for each translated field. */
export const byLanguage = <V>(make: (field: TranslatedField, locale: OtherLocale) => V) =>
  Object.fromEntries(OTHER_LOCALES.map((locale) => [fieldIn(locale), make(fieldIn(locale), locale)])) as Record<
    TranslatedField,
    V
  >

/** The fields of a profile change, in the order of the form. */
export const PROFILE_FIELDS = [
  'businessName',
  'businessLogo',
  'aboutUs',
  ...TRANSLATED_FIELDS,
  'servicesOffered',
  'amenities',
  'address',
  'phone',
  'email',
  'website',
  'hours',
  'seasonalHours',
  'photos',
  'activities',
  'virtualTours',
] as const

/** List fields with separate cards next to the form. An admin accepts or rejects them without editing. */
const LIST_FIELDS = ['activities', 'virtualTours'] as const satisfies readonly (typeof PROFILE_FIELDS)[number][]
export type ListField = (typeof LIST_FIELDS)[number]
export const isListField = (field: string): field is ListField => LIST_FIELDS.some((one) => one === field)

export type ProfileField = (typeof PROFILE_FIELDS)[number]
export const isProfileField = (name: string): name is ProfileField => PROFILE_FIELDS.some((one) => one === name)

/** The source of what a provider's people state. */
export const BY_PROVIDER = { source: 'provider', sourceName: 'the provider' } as const

/** Profile changes submitted by one person. */
export const CHANGE_RATE = { max: 60, windowSeconds: 3_600 } as const
/** A fact older than this is due for confirmation; also the minimum time between two reminders to a provider. */
export const CONFIRM_AFTER_DAYS = 30
/** How long the link in a reminder works. */
export const FACTS_LINK_DAYS = 30
/** Photos added by one person. */
export const PHOTO_RATE = { max: 120, windowSeconds: 3_600 } as const
/** Video uploads started by one person. */
export const VIDEO_RATE = { max: 20, windowSeconds: 86_400 } as const
/** A photo that was never submitted and is in no draft is deleted after this time. */
export const UNSENT_PHOTO_HOURS = 48
/** Drafts are deleted after this time. */
export const DRAFT_DAYS = 30
/** How long rejected photos are available for a corrected change. */
export const REJECTED_PHOTO_DAYS = 30

/** The promised time for a decision, in business days. */
export const DECISION_DAYS = { from: 1, to: PROMISED_DAYS } as const

/** The day a decision is due ("2026-11-24"). */
export const decisionDueOn = (submittedAt: Date): string => dueDay(todayIn(OFFICE_ZONE, submittedAt))

export type DecisionClock = { dueOn: string; state: 'in-time' | 'today' | 'late' }

/** Whether a pending change is in time, due today, or late. */
export function decisionClock(submittedAt: Date, now: Date): DecisionClock {
  const dueOn = decisionDueOn(submittedAt)
  const today = todayIn(OFFICE_ZONE, now)
  return { dueOn, state: today > dueOn ? 'late' : today === dueOn ? 'today' : 'in-time' }
}
