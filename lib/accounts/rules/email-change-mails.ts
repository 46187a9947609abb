import { routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import type { AccountMail } from './mails'
import { TOKEN_MINUTES } from './token-life'

const hello = (firstName: string) => `Hello ${firstName},`
const lifetime = `The link works once, for ${TOKEN_MINUTES} minutes. The page asks before anything happens.`

/** To the address of today: its owner agrees, or stops it. */
export function leaveAddressMail(firstName: string, newEmail: string, token: string): AccountMail {
  return {
    kind: 'email-change-old',
    subject: 'Do you want to change your e-mail address?',
    paragraphs: [
      hello(firstName),
      `somebody who knows your password asked to use ${newEmail} for your account at ${SITE.name} instead of this address. It changes when both addresses have confirmed.`,
    ],
    button: { label: 'Confirm or cancel', path: routes.changeEmail({ token }) },
    after: [lifetime, 'If it was not you, cancel it there and set a new password at once: somebody knows yours.'],
  }
}

/** To the address that shall take its place: that it is theirs. */
export function joinAddressMail(firstName: string, token: string): AccountMail {
  return {
    kind: 'email-change-new',
    subject: 'Please confirm your new e-mail address',
    paragraphs: [
      hello(firstName),
      `you asked to use this address for your account at ${SITE.name}. It changes when the address that you use today has confirmed too.`,
    ],
    button: { label: 'Confirm or cancel', path: routes.changeEmail({ token }) },
    after: [lifetime, 'If you asked for nothing, ignore this mail: without you nothing changes.'],
  }
}

/** To somebody whose account has the address that another account asked for. */
export function addressTakenMail(firstName: string): AccountMail {
  return {
    kind: 'email-change-taken',
    subject: 'Somebody asked to use your e-mail address',
    paragraphs: [
      hello(firstName),
      `another account at ${SITE.name} asked to use this e-mail address. It is yours already, so nothing was changed. If the other account is yours too, sign in to this one, or choose another address there.`,
    ],
    button: { label: 'Sign in', path: routes.signIn() },
    after: ['If it was not you, there is nothing to do.'],
  }
}

/** The notice afterwards, to both addresses. */
export function addressChangedMail(firstName: string, newEmail: string): AccountMail {
  return {
    kind: 'email-changed',
    subject: 'Your e-mail address was changed',
    paragraphs: [
      hello(firstName),
      `from now on your account at ${SITE.name} has the address ${newEmail}, and you sign in with it. All other devices were signed out.`,
    ],
    button: { label: 'Sign in', path: routes.signIn() },
    after: [`If it was not you, write to ${SITE.supportEmail} at once.`],
  }
}
