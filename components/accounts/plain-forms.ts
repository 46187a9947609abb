import { z } from 'zod'
import { type PlainField, plainAlert, plainForm, plainLink, plainPage, seeOther } from '@/components/forms/plain-form'
import { dashboardOf } from '@/lib/access/policy'
import type { PlainAcceptance, PlainForm, PlainRefusal } from '@/lib/access/types'
import { splitName } from '@/lib/accounts/rules/account'
import { type LoginInput, type RegisterInput, SIGN_UP_ROLES, signUpScreenForm } from '@/lib/accounts/schema'
import { SITE } from '@/lib/platform/config/site'
import { escapeHtml } from '@/lib/platform/documents/html'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { routes, safePath } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import type { Messages } from '@/messages/en'
import { signedIn } from './sign-in/log-in'
import { outcomeOf, registered } from './sign-up/register'

/** Signing out without JavaScript. */
export const plainSignedOut: PlainForm<undefined> = {
  accepted: () => seeOther(routes.home()),
  refused: ({ refusal: { message, status, headers }, locale }) => {
    const common = translate(locale, 'accounts.common')
    return plainPage({
      locale,
      title: common('signOutFailed'),
      body: `${plainAlert(message)}<p>${plainLink(locale, routes.home(), common('toHome'))}</p>`,
      status,
      headers,
    })
  },
}

/**
 * Signing in without JavaScript: continues where the visitor was, after showing recovery codes that were just created.
 */
async function plainSignedIn({ answer, typed, locale, request }: PlainAcceptance<unknown>): Promise<Response> {
  const { role, recoveryCodes } = signedIn.parse(await answer.json())
  const nextPath = wayBack(typed, request) ?? dashboardOf(role)
  if (!recoveryCodes) return seeOther(nextPath)
  const signIn = translate(locale, 'accounts.signIn')
  const codes = recoveryCodes.map((code) => `<li>${escapeHtml(code)}</li>`).join('')
  return plainPage({
    locale,
    title: signIn('codesTitle'),
    body: `<p>${signIn('codesWhy')}</p><ul>${codes}</ul><p>${plainLink(locale, nextPath, signIn('codesKept'))}</p>`,
  })
}

/**
 * Shows the form again with the input except the password. It has a code field if the server requires a code, and a checkbox to cancel the
 * deletion of an account, which stays checked while a code is still missing.
 */
function plainSignInRefused({ typed, refusal, locale, request }: PlainRefusal): Response {
  const signIn = translate(locale, 'accounts.signIn')
  const login = translate(locale, 'accounts.login')
  const { code, setupSecret, email: unverified, keepAccount } = refusal.fields ?? {}
  const setup = setupSecret
    ? `<p>${signIn('setupWhy')} ${signIn('setupByHand')} <strong>${escapeHtml(setupSecret)}</strong></p>`
    : ''
  const form = plainForm({
    locale,
    action: accountRoutes.api.login(),
    fields: [
      { name: 'email', label: signIn('email'), type: 'email', autoComplete: 'username' },
      { name: 'password', label: signIn('password'), type: 'password', autoComplete: 'current-password' },
      ...(code ? [{ name: 'code', label: signIn('code'), autoComplete: 'one-time-code' }] : []),
      ...(keepAccount || typed.keepAccount
        ? [{ name: 'keepAccount', label: signIn('keep'), type: 'checkbox' } as const]
        : []),
      { name: 'next', label: '', type: 'hidden' },
    ],
    submit: signIn('submit'),
    typed: { email: typed.email ?? '', keepAccount: typed.keepAccount ?? '', next: wayBack(typed, request) ?? '' },
  })
  const isUnverified = refusal.status === 403 && unverified
  const links = [
    plainLink(locale, accountRoutes.resetPassword(), signIn('forgot')),
    ...(isUnverified ? [plainLink(locale, accountRoutes.verifyEmail(), signIn('sendAgain'))] : []),
  ]
  return plainPage({
    locale,
    title: login('title', { site: SITE.name }),
    body: plainAlert(refusal.message) + setup + form + links.join(' '),
    status: refusal.status,
    headers: refusal.headers,
  })
}

/** The sign-in form as submitted without JavaScript. */
const signInSubmission = z
  .record(z.string(), z.string())
  .transform((typed) => ({ ...typed, keepAccount: typed.keepAccount === 'on' }))

export const plainSignIn: PlainForm<LoginInput> = {
  schema: signInSubmission,
  accepted: plainSignedIn,
  refused: plainSignInRefused,
}

/** The sign-in page is static, so its form cannot contain the return path; the page's own URL does. */
function wayBack(typed: Record<string, string>, request: Request): string | null {
  const from = request.headers.get('referer') ?? ''
  const next = URL.canParse(from) ? new URL(from).searchParams.get('next') : null
  return safePath(typed.next) ?? safePath(next)
}

function signUpFields(locale: Locale): readonly PlainField[] {
  const signUp = translate(locale, 'accounts.signUp')
  const signUpPage = translate(locale, 'accounts.signUpPage')
  return [
    { name: 'name', label: signUpPage('name'), autoComplete: 'name' },
    { name: 'email', label: signUp('email'), type: 'email', autoComplete: 'username' },
    {
      name: 'role',
      label: signUpPage('role'),
      options: SIGN_UP_ROLES.map((role) => [role, signUpPage(`roles.${role}`)] as const),
    },
    { name: 'password', label: signUp('password'), type: 'password', autoComplete: 'new-password' },
    { name: 'confirmPassword', label: signUp('confirmPassword'), type: 'password', autoComplete: 'new-password' },
    {
      name: 'acceptTerms',
      label: signUp.markup('accept', { terms: (chunks) => chunks, privacy: (chunks) => chunks }),
      type: 'checkbox',
    },
  ]
}

/** The sign-up form as submitted without JavaScript. */
const signUpSubmission = z
  .record(z.string(), z.string())
  .transform((typed) => ({ ...typed, acceptTerms: typed.acceptTerms === 'on' }))
  .pipe(z.preprocess((typed) => typed, signUpScreenForm()))
  .transform(({ name, email, password, role }) => ({ ...splitName(name), email, password, role }))

export const plainSignUp: PlainForm<RegisterInput> = {
  schema: signUpSubmission,
  accepted: async ({ answer, body, locale }) => {
    const signUp = translate(locale, 'accounts.signUp')
    const signUpPage = translate(locale, 'accounts.signUpPage')
    const kind = outcomeOf(registered.parse(await answer.json()))
    if (kind === 'check-email')
      return plainPage({
        locale,
        title: signUp('checkEmailTitle'),
        body: `<p>${escapeHtml(signUp('checkEmailText', { email: body.email }))}</p>`,
      })
    const isTest = kind === 'test-account'
    const text = isTest ? signUp('testReady') : signUp('welcome', { site: SITE.name })
    return plainPage({
      locale,
      title: isTest ? signUp('testReadyTitle') : signUp('createdInFull'),
      body: `<p>${text}</p><p>${plainLink(locale, routes.signIn(), signUpPage('signIn'))}</p>`,
    })
  },
  refused: ({ typed, refusal, locale }) => {
    const signUp = translate(locale, 'accounts.signUp')
    const signUpPage = translate(locale, 'accounts.signUpPage')
    const { fields: wrong, message, status, headers } = refusal
    const fields = signUpFields(locale)
    const hasFieldError = fields.some(({ name }) => wrong?.[name])
    const form = plainForm({
      locale,
      action: accountRoutes.api.register(),
      fields,
      submit: signUp('submit'),
      typed,
      wrong,
    })
    return plainPage({
      locale,
      title: signUpPage('title', { site: SITE.name }),
      body: (hasFieldError ? '' : plainAlert(message)) + form,
      status,
      headers,
    })
  },
}

const messageResponse = z.object({ message: z.string() })

type ResetText = keyof Messages['accounts']['reset']

/** The page shown without JavaScript after requesting an email with a link. `title` and `submit`: keys of its texts. */
export function plainRequestLink(action: string, title: ResetText, submit: ResetText): PlainForm<unknown> {
  return {
    accepted: async ({ answer, locale }) => {
      const reset = translate(locale, 'accounts.reset')
      const { message } = messageResponse.parse(await answer.json())
      return plainPage({ locale, title: reset('sentTitle'), body: `<p>${escapeHtml(message)}</p>` })
    },
    refused: ({ typed, refusal: { message, status, headers }, locale }) => {
      const reset = translate(locale, 'accounts.reset')
      const fields = [{ name: 'email', label: reset('email'), type: 'email', autoComplete: 'username' }] as const
      const body = plainAlert(message) + plainForm({ locale, action, fields, submit: reset(submit), typed })
      return plainPage({ locale, title: reset(title), body, status, headers })
    },
  }
}
