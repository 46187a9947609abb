import { z } from 'zod'
import { plainAlert, plainForm, plainLink, plainPage, seeOther } from '@/components/forms/plain-form'
import { dashboardOf } from '@/lib/access/policy'
import type { PlainAcceptance, PlainForm, PlainRefusal } from '@/lib/access/types'
import { splitName } from '@/lib/accounts/rules/account'
import { type RegisterInput, SIGN_UP_ROLES, signUpScreenForm } from '@/lib/accounts/schema'
import { SITE } from '@/lib/platform/config/site'
import { escapeHtml } from '@/lib/platform/documents/html'
import { routes, safePath } from '@/lib/platform/http/routes'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { signedIn } from './sign-in/log-in'
import { outcomeOf, registered } from './sign-up/register'

const common = translate(DEFAULT_LOCALE, 'accounts.common')
const login = translate(DEFAULT_LOCALE, 'accounts.login')
const signIn = translate(DEFAULT_LOCALE, 'accounts.signIn')
const signUp = translate(DEFAULT_LOCALE, 'accounts.signUp')
const signUpPage = translate(DEFAULT_LOCALE, 'accounts.signUpPage')
const reset = translate(DEFAULT_LOCALE, 'accounts.reset')

/** Signing out without JavaScript. */
export const plainSignedOut: PlainForm<undefined> = {
  accepted: () => seeOther(routes.home()),
  refused: ({ refusal: { message, status, headers } }) =>
    plainPage({
      title: common('signOutFailed'),
      body: `${plainAlert(message)}<p>${plainLink(routes.home(), common('toHome'))}</p>`,
      status,
      headers,
    }),
}

/**
 * Signing in without JavaScript: continues where the visitor was, after showing recovery codes that were just created.
 */
export async function plainSignedIn({ answer, typed, request }: PlainAcceptance<unknown>): Promise<Response> {
  const { role, recoveryCodes } = signedIn.parse(await answer.json())
  const onward = wayBack(typed, request) ?? dashboardOf(role)
  if (!recoveryCodes) return seeOther(onward)
  const codes = recoveryCodes.map((code) => `<li>${escapeHtml(code)}</li>`).join('')
  return plainPage({
    title: signIn('codesTitle'),
    body: `<p>${signIn('codesWhy')}</p><ul>${codes}</ul><p>${plainLink(onward, signIn('codesKept'))}</p>`,
  })
}

/** The form again, with the input except the password; with a code field if the server requires one. */
export function plainSignInRefused({ typed, refusal, request }: PlainRefusal): Response {
  const { code, setupSecret, email: unverified } = refusal.fields ?? {}
  const setup = setupSecret
    ? `<p>${signIn('setupWhy')} ${signIn('setupByHand')} <strong>${escapeHtml(setupSecret)}</strong></p>`
    : ''
  const form = plainForm({
    action: routes.api.login(),
    fields: [
      { name: 'email', label: signIn('email'), type: 'email', autoComplete: 'username' },
      { name: 'password', label: signIn('password'), type: 'password', autoComplete: 'current-password' },
      ...(code ? [{ name: 'code', label: signIn('code'), autoComplete: 'one-time-code' }] : []),
      { name: 'next', label: '', type: 'hidden' },
    ],
    submit: signIn('submit'),
    typed: { email: typed.email ?? '', next: wayBack(typed, request) ?? '' },
  })
  const isWaiting = refusal.status === 403 && unverified
  const ways = [
    plainLink(routes.resetPassword(), signIn('forgot')),
    ...(isWaiting ? [plainLink(routes.verifyEmail(), signIn('sendAgain'))] : []),
  ]
  return plainPage({
    title: login('title', { site: SITE.name }),
    body: plainAlert(refusal.message) + setup + form + ways.join(' '),
    status: refusal.status,
    headers: refusal.headers,
  })
}

/** The sign-in page is static, so its form cannot contain the return path; the page's own URL does. */
function wayBack(typed: Record<string, string>, request: Request): string | null {
  const from = request.headers.get('referer') ?? ''
  const next = URL.canParse(from) ? new URL(from).searchParams.get('next') : null
  return safePath(typed.next) ?? safePath(next)
}

const fields = [
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
] as const

/** The sign-up form as submitted without JavaScript. */
const typedForm = z
  .record(z.string(), z.string())
  .transform((typed) => ({ ...typed, acceptTerms: typed.acceptTerms === 'on' }))
  .pipe(z.preprocess((typed) => typed, signUpScreenForm()))
  .transform(({ name, email, password, role }) => ({ ...splitName(name), email, password, role }))

export const plainSignUp: PlainForm<RegisterInput> = {
  schema: typedForm,
  accepted: async ({ answer, body }) => {
    const kind = outcomeOf(registered.parse(await answer.json()))
    if (kind === 'check-email')
      return plainPage({
        title: signUp('checkEmailTitle'),
        body: `<p>${escapeHtml(signUp('checkEmailText', { email: body.email }))}</p>`,
      })
    const isTest = kind === 'test-account'
    return plainPage({
      title: isTest ? signUp('testReadyTitle') : signUp('createdInFull'),
      body: `<p>${isTest ? signUp('testReady') : signUp('welcome', { site: SITE.name })}</p><p>${plainLink(routes.signIn(), signUpPage('signIn'))}</p>`,
    })
  },
  refused: ({ typed, refusal }) => {
    const { fields: wrong, message, status, headers } = refusal
    const known = fields.some(({ name }) => wrong?.[name])
    const form = plainForm({ action: routes.api.register(), fields, submit: signUp('submit'), typed, wrong })
    return plainPage({
      title: signUpPage('title', { site: SITE.name }),
      body: (known ? '' : plainAlert(message)) + form,
      status,
      headers,
    })
  },
}

const answered = z.object({ message: z.string() })

/** The page shown without JavaScript after requesting an email with a link. */
export function plainRequestLink(action: string, title: string, submit: string): PlainForm<unknown> {
  return {
    accepted: async ({ answer }) => {
      const { message } = answered.parse(await answer.json())
      return plainPage({ title: reset('sentTitle'), body: `<p>${escapeHtml(message)}</p>` })
    },
    refused: ({ typed, refusal: { message, status, headers } }) => {
      const fields = [{ name: 'email', label: reset('email'), type: 'email', autoComplete: 'username' }] as const
      const body = plainAlert(message) + plainForm({ action, fields, submit, typed })
      return plainPage({ title, body, status, headers })
    },
  }
}
