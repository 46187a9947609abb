import { plainForm } from '@/components/forms/plain-form'
import { plainAlert, plainLink, plainPage, seeOther } from '@/components/forms/plain-page'
import { dashboardOf } from '@/lib/access/policy'
import type { PlainAcceptance, PlainRefusal } from '@/lib/access/types'
import { escapeHtml } from '@/lib/platform/escape-html'
import { routes } from '@/lib/platform/routes'
import { safePath } from '@/lib/platform/safe-path'
import { signedIn } from './log-in'
import { signInTexts as texts } from './texts'

/** Signing in without JavaScript: on to where somebody was, after their recovery codes where some were just made. */
export async function plainSignedIn({ answer, typed, request }: PlainAcceptance<unknown>): Promise<Response> {
  const { role, recoveryCodes } = signedIn.parse(await answer.json())
  const onward = wayBack(typed, request) ?? dashboardOf(role)
  if (!recoveryCodes) return seeOther(onward)
  const codes = recoveryCodes.map((code) => `<li>${escapeHtml(code)}</li>`).join('')
  return plainPage({
    title: texts.codesTitle,
    body: `<p>${texts.codesWhy}</p><ul>${codes}</ul><p>${plainLink(onward, texts.codesKept)}</p>`,
  })
}

/** The form again, with what was typed but the password; with a field for the code where the server asks for one. */
export function plainSignInRefused({ typed, refusal, request }: PlainRefusal): Response {
  const { code, setupSecret, email: unverified } = refusal.fields ?? {}
  const setup = setupSecret
    ? `<p>${texts.setupWhy} ${texts.setupByHand} <strong>${escapeHtml(setupSecret)}</strong></p>`
    : ''
  const form = plainForm({
    action: routes.api.login(),
    fields: [
      { name: 'email', label: texts.email, type: 'email', autoComplete: 'username' },
      { name: 'password', label: texts.password, type: 'password', autoComplete: 'current-password' },
      ...(code ? [{ name: 'code', label: texts.code, autoComplete: 'one-time-code' }] : []),
      { name: 'next', label: '', type: 'hidden' },
    ],
    submit: texts.submit,
    typed: { email: typed.email ?? '', next: wayBack(typed, request) ?? '' },
  })
  const isWaiting = refusal.status === 403 && unverified
  const ways = [
    plainLink(routes.resetPassword(), texts.forgot),
    ...(isWaiting ? [plainLink(routes.verifyEmail(), texts.sendAgain)] : []),
  ]
  return plainPage({
    title: texts.title,
    body: plainAlert(refusal.message) + setup + form + ways.join(' '),
    status: refusal.status,
    headers: refusal.headers,
  })
}

/** The sign-in page is the same for everybody, so its form cannot hold the way back; the page's own address does. */
function wayBack(typed: Record<string, string>, request: Request): string | null {
  const from = request.headers.get('referer') ?? ''
  const next = URL.canParse(from) ? new URL(from).searchParams.get('next') : null
  return safePath(typed.next) ?? safePath(next)
}
