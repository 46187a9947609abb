import { SITE } from '@/lib/platform/config/site'
import type { Locale } from '@/lib/platform/language/locales'
import { daysFrom, longDateText, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import type { TokenPurpose } from '@/prisma/generated/enums'

/** A name from one field, split at its first white space: the rest is the last name, possibly empty. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** First and last name joined, also without a last name. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim()
}

/** "Dana M.": the name of a parent as a provider's staff see it. */
export function parentName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = lastName.trim()
  return initial ? `${firstName} ${initial}.` : firstName
}

/** The current address, and the requested new one. */
export const SIDES = ['old', 'new'] as const
export type Side = (typeof SIDES)[number]

export const PURPOSE_OF = { old: 'change_email_old', new: 'change_email_new' } as const satisfies Record<
  Side,
  TokenPurpose
>

/** Whether two addresses are the same, ignoring case. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

const ENDINGS = ['@test.com', '@example.com', `@${SITE.name.toLowerCase()}.test`]

/** A test address without a mailbox. Where ALLOW_TEST_ACCOUNTS is set, such an account needs no confirmation mail. */
export function isTestAddress(email: string): boolean {
  return ENDINGS.some((ending) => email.toLowerCase().endsWith(ending))
}

/** Days until a deleted account is erased; until then its owner may restore it. */
export const GRACE_DAYS = 14

/** When an account deleted now is erased. */
export function erasureDate(now: Date): Date {
  return daysFrom(now, GRACE_DAYS)
}

/** "December 6, 2026": a day in a mail, in the same time zone as on the settings page. */
export const mailDate = (locale: Locale, time: Date): string => longDateText(locale, todayIn(OFFICE_ZONE, time))

/** Why an admin suspends an account; the texts are in `accounts.suspensionReasons` and `accounts.mails.suspended`. Stored in rows, so never rename one. */
export const SUSPENSION_REASONS = ['spam', 'abuse', 'untrue', 'taken', 'asked'] as const
export type SuspensionReason = (typeof SUSPENSION_REASONS)[number]
