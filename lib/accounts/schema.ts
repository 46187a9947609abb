import { z } from 'zod'
import { LOCALES, type Locale } from '@/lib/platform/language/locales'
import { type Message, message } from '@/lib/platform/language/message'
import type { Role } from '@/prisma/generated/enums'

/** A signed-in user as their own browser may see them. */
export type OwnUser = {
  id: number
  email: string
  firstName: string
  lastName: string
  role: Role
  profileImage: string | null
}

/** What an authenticator app needs for setup: the secret as text, and the URI of the QR code. */
export type SecondFactorSetup = { secret: string; address: string }

/** One signed-in browser in a user's list. Times are ISO 8601. */
export type OwnSession = { device: string; signedInAt: string; lastSeenAt: string; isThisOne: boolean }

/** The editable profile in settings. */
export type OwnProfile = Pick<OwnUser, 'firstName' | 'lastName' | 'email' | 'profileImage'> & {
  pendingEmail: PendingEmail | null
  locale: Locale
}

/** The requested new address, and which of the two mailboxes has confirmed. */
export type PendingEmail = { email: string; oldHasConfirmed: boolean; newHasConfirmed: boolean }

const ACCOUNT_LIMITS = {
  email: 254,
  name: 80,
  title: 80,
  daycareName: 160,
  licenseNumber: 60,
  password: 256,
} as const
/** PASSWORD_MIN_LENGTH may require more. */
export const DEFAULT_PASSWORD_MIN = 6
/** Sign-up never creates admins. */
export const SIGN_UP_ROLES = ['caregiver', 'careprovider'] as const
export type SignUpRole = (typeof SIGN_UP_ROLES)[number]

const lengthOf = (password: string) => [...password.normalize('NFKC')].length
const tooLong = (most: number) => message('accounts.errors.tooLong', { most })

export const emailField = (sentence = message('accounts.errors.email')) =>
  z.string(sentence).trim().max(ACCOUNT_LIMITS.email, sentence).pipe(z.email(sentence))

const passwordMin = (least: number) => message('accounts.errors.passwordMin', { least })
const passwordMinSentence = (least: number) => message('accounts.errors.passwordMinSentence', { least })

/** Any characters. Length is counted in user-perceived characters, not in bytes. */
export const passwordField = (min = DEFAULT_PASSWORD_MIN, tooShort = passwordMin(min)) =>
  z
    .string(tooShort)
    .refine((password) => lengthOf(password) >= min, tooShort)
    .refine((password) => lengthOf(password) <= ACCOUNT_LIMITS.password, tooLong(ACCOUNT_LIMITS.password))

/** The password of an existing account: it may be older than the site's minimum length. */
const ownPassword = z
  .string(message('accounts.errors.password'))
  .min(1, message('accounts.errors.password'))
  .max(4_000, tooLong(4_000))

/** A line break would inject a header into a mail. */
const onOneLine = (name: string) => name.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

const nameField = (sentence: Message) =>
  z
    .string(sentence)
    .transform(onOneLine)
    .pipe(z.string().min(1, sentence).max(ACCOUNT_LIMITS.name, tooLong(ACCOUNT_LIMITS.name)))

const optionalText = (limit: number) =>
  z
    .string()
    .trim()
    .max(limit, tooLong(limit))
    .nullish()
    .transform((text) => text || null)

/** POST /api/auth/register. Unknown keys are ignored. The last name may be empty: one field may hold both. */
export const registerInput = z.object({
  firstName: nameField(message('accounts.errors.firstName')),
  lastName: z
    .string()
    .default('')
    .transform(onOneLine)
    .pipe(z.string().max(ACCOUNT_LIMITS.name, tooLong(ACCOUNT_LIMITS.name))),
  email: emailField(),
  password: passwordField(),
  role: z.enum(SIGN_UP_ROLES, message('accounts.errors.role')),
  title: optionalText(ACCOUNT_LIMITS.title),
  daycareName: optionalText(ACCOUNT_LIMITS.daycareName),
  licenseNumber: optionalText(ACCOUNT_LIMITS.licenseNumber),
})

export type RegisterInput = z.output<typeof registerInput>

/** A new name, validated as at sign-up. */
export const nameInput = registerInput.pick({ firstName: true, lastName: true })
export type NameInput = z.output<typeof nameInput>

/** PUT /api/account/language */
export const languageInput = z.object({ locale: z.enum(LOCALES, message('accounts.errors.language')) })
export type LanguageInput = z.output<typeof languageInput>

/** POST /api/auth/login. `code`: from the authenticator app, or a recovery code, after the response required one. `keepAccount`:
 * restores a deleted account. */
export const loginInput = z.object({
  email: emailField(),
  password: ownPassword,
  code: z.string().trim().max(40, message('accounts.errors.notCode')).optional(),
  keepAccount: z.boolean().optional(),
})
export type LoginInput = z.output<typeof loginInput>

export const emailInput = z.object({ email: emailField() })

const tokenField = z
  .string(message('accounts.errors.incompleteLink'))
  .regex(/^[\w-]{22}$/, message('accounts.errors.incompleteLink'))

export const tokenInput = z.object({ token: tokenField })
export const newPasswordInput = z.object({ token: tokenField, password: passwordField() })
export const changePasswordInput = z.object({
  currentPassword: ownPassword,
  password: passwordField(),
})
export const codeInput = z.object({
  code: z.string(message('accounts.errors.code')).trim().min(1, message('accounts.errors.code')).max(40),
})
export const currentPasswordInput = changePasswordInput.pick({ currentPassword: true })
export const changeEmailInput = currentPasswordInput.extend({ email: emailField() })
export type ChangeEmailInput = z.output<typeof changeEmailInput>

// The four forms, with the messages the specification gives them. `min` is the site's PASSWORD_MIN_LENGTH.

export const signInScreenForm = z.object({
  email: emailField(),
  password: passwordField(DEFAULT_PASSWORD_MIN, passwordMinSentence(DEFAULT_PASSWORD_MIN)),
})

export const signInModalForm = z.object({
  email: emailField(message('accounts.errors.emailShort')),
  password: z.string(message('accounts.errors.password')).min(1, message('accounts.errors.password')),
})

export const signUpScreenForm = (min = DEFAULT_PASSWORD_MIN) =>
  z
    .object({
      name: z.string().trim().min(2, message('accounts.errors.name')),
      email: emailField(),
      password: passwordField(min, passwordMinSentence(min)),
      confirmPassword: z.string(),
      role: z.enum(SIGN_UP_ROLES, message('accounts.errors.accountType')),
      acceptTerms: z.literal(true, message('accounts.errors.termsSentence')),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: message('accounts.errors.mismatch'),
    })

export const signUpModalForm = (min = DEFAULT_PASSWORD_MIN) =>
  z
    .object({
      firstName: z.string().trim().min(1, message('accounts.errors.firstName')),
      lastName: z.string().trim().min(1, message('accounts.errors.lastName')),
      title: z.string().trim().optional(),
      daycareName: z.string().trim().optional(),
      licenseNumber: z.string().trim().optional(),
      email: emailField(message('accounts.errors.emailShort')),
      password: passwordField(min),
      confirmPassword: z.string().min(min, message('accounts.errors.confirmation')),
      role: z.enum(SIGN_UP_ROLES, message('accounts.errors.role')),
      acceptTerms: z.literal(true, message('accounts.errors.terms')),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: message('accounts.errors.mismatchShort'),
    })
    .refine(({ role, licenseNumber }) => role !== 'careprovider' || Boolean(licenseNumber), {
      path: ['licenseNumber'],
      message: message('accounts.errors.license'),
    })

/** What the endpoint expects. People type the word of their language: accounts.leaving.word. */
export const DELETE_WORD = 'DELETE'

/** `word`: to type, so that no account is deleted by mistake. `code` if the account requires one. */
export function deletionInput(word: string) {
  const typeWord = message('accounts.errors.typeWord', { word })
  return currentPasswordInput.extend({
    code: loginInput.shape.code,
    confirmation: z.string(typeWord).refine((typed) => typed.trim().toUpperCase() === word, typeWord),
  })
}

/** DELETE /api/account. */
export const deleteAccountInput = deletionInput(DELETE_WORD)
export type DeleteAccountInput = z.output<typeof deleteAccountInput>

/** The input of npm run admin:create. */
export const newAdmin = registerInput.pick({ email: true, firstName: true, lastName: true })
export type NewAdmin = z.output<typeof newAdmin>
