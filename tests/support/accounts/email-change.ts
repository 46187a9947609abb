import { POST as ask } from '@/app/api/account/email/route'
import { DELETE as cancel, POST as confirm } from '@/app/api/auth/email-change/route'
import { mailsTo } from './mails'
import { PASSWORD, send, signInAs } from './people'
import { setRequestCookies } from './request-cookies'

/** Signs a person in and requests another address, as the form in settings does. */
export async function requestFromSettings(owner: { email: string }, email: string, currentPassword = PASSWORD) {
  const { cookies } = await signInAs(owner.email)
  setRequestCookies(cookies)
  return { ...(await send(ask, { email, currentPassword })), session: cookies }
}

/** The secret of the newest link for this change sent to an address; empty if there is none. */
export async function changeLinkTo(email: string): Promise<string> {
  const mails = (await mailsTo(email)).filter(({ kind }) => kind === 'email-change-old' || kind === 'email-change-new')
  return /#token=([\w-]{22})\b/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

/** Presses "Confirm", or "Cancel the change", in a browser that is not signed in unless the test signs in. */
export const pressConfirm = (token: string) => send(confirm, { token })
export const pressCancel = (token: string) => send(cancel, { token }, { method: 'DELETE' })
