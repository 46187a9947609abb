import { z } from 'zod'
import { plainAlert, plainForm, plainLink, plainPage, seeOther } from '@/components/forms/plain-form'
import { dashboardOf } from '@/lib/access/policy'
import type { PlainAcceptance, PlainForm, PlainRefusal } from '@/lib/access/types'
import { splitName } from '@/lib/accounts/rules/account'
import { type RegisterInput, SIGN_UP_ROLES, signUpScreenForm } from '@/lib/accounts/schema'
import { escapeHtml } from '@/lib/platform/documents/html'
import { routes, safePath } from '@/lib/platform/http/routes'
import { accountMessages } from './messages'
import { resetMessages } from './reset/messages'
import { signedIn } from './sign-in/log-in'
import { signInMessages } from './sign-in/messages'
import { signUpMessages } from './sign-up/messages'
import { outcomeOf, registered } from './sign-up/register'

/** Signing out without JavaScript. */
export const plainSignedOut: PlainForm<undefined> = {
  accepted: () => seeOther(routes.home()),
  refused: ({ refusal: { message, status, headers } }) =>
    plainPage({
      title: accountMessages.signOutFailed,
      body: `${plainAlert(message)}<p>${plainLink(routes.home(), accountMessages.toHome)}</p>`,
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
    title: signInMessages.codesTitle,
    body: `<p>${signInMessages.codesWhy}</p><ul>${codes}</ul><p>${plainLink(onward, signInMessages.codesKept)}</p>`,
  })
}

/** The form again, with the input except the password; with a code field if the server requires one. */
export function plainSignInRefused({ typed, refusal, request }: PlainRefusal): Response {
  const { code, setupSecret, email: unverified } = refusal.fields ?? {}
  const setup = setupSecret
    ? `<p>${signInMessages.setupWhy} ${signInMessages.setupByHand} <strong>${escapeHtml(setupSecret)}</strong></p>`
    : ''
  const form = plainForm({
    action: routes.api.login(),
    fields: [
      { name: 'email', label: signInMessages.email, type: 'email', autoComplete: 'username' },
      { name: 'password', label: signInMessages.password, type: 'password', autoComplete: 'current-password' },
      ...(code ? [{ name: 'code', label: signInMessages.code, autoComplete: 'one-time-code' }] : []),
      { name: 'next', label: '', type: 'hidden' },
    ],
    submit: signInMessages.submit,
    typed: { email: typed.email ?? '', next: wayBack(typed, request) ?? '' },
  })
  const isWaiting = refusal.status === 403 && unverified
  const ways = [
    plainLink(routes.resetPassword(), signInMessages.forgot),
    ...(isWaiting ? [plainLink(routes.verifyEmail(), signInMessages.sendAgain)] : []),
  ]
  return plainPage({
    title: signInMessages.title,
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
  { name: 'name', label: signUpMessages.name, autoComplete: 'name' },
  { name: 'email', label: signUpMessages.email, type: 'email', autoComplete: 'username' },
  {
    name: 'role',
    label: signUpMessages.role,
    options: SIGN_UP_ROLES.map((role) => [role, signUpMessages.roles[role]] as const),
  },
  { name: 'password', label: signUpMessages.password, type: 'password', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: signUpMessages.confirmPassword, type: 'password', autoComplete: 'new-password' },
  {
    name: 'acceptTerms',
    label: `${signUpMessages.accept} ${signUpMessages.terms} ${signUpMessages.and} ${signUpMessages.privacy}`,
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
        title: signUpMessages.checkEmailTitle,
        body: `<p>${escapeHtml(signUpMessages.checkEmailText(body.email))}</p>`,
      })
    const isTest = kind === 'test-account'
    return plainPage({
      title: isTest ? signUpMessages.testReadyTitle : signUpMessages.createdInFull,
      body: `<p>${isTest ? signUpMessages.testReady : signUpMessages.welcome}</p><p>${plainLink(routes.signIn(), signUpMessages.signIn)}</p>`,
    })
  },
  refused: ({ typed, refusal }) => {
    const { fields: wrong, message, status, headers } = refusal
    const known = fields.some(({ name }) => wrong?.[name])
    const form = plainForm({ action: routes.api.register(), fields, submit: signUpMessages.submit, typed, wrong })
    return plainPage({ title: signUpMessages.title, body: (known ? '' : plainAlert(message)) + form, status, headers })
  },
}

const answered = z.object({ message: z.string() })

/** The page shown without JavaScript after requesting an email with a link. */
export function plainRequestLink(action: string, title: string, submit: string): PlainForm<unknown> {
  return {
    accepted: async ({ answer }) => {
      const { message } = answered.parse(await answer.json())
      return plainPage({ title: resetMessages.sentTitle, body: `<p>${escapeHtml(message)}</p>` })
    },
    refused: ({ typed, refusal: { message, status, headers } }) => {
      const fields = [{ name: 'email', label: resetMessages.email, type: 'email', autoComplete: 'username' }] as const
      const body = plainAlert(message) + plainForm({ action, fields, submit, typed })
      return plainPage({ title, body, status, headers })
    },
  }
}
