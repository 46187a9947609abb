import { routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import type { Role } from '@/prisma/generated/enums'
import { dayInWords, GRACE_DAYS } from './deletion'
import type { AccountMail } from './mails'
import { SUSPENSION_WORDS, type SuspensionReason } from './suspension'

const hello = (firstName: string) => `Hello ${firstName},`
const write = `If you have a question, write to ${SITE.supportEmail}.`
const ROLE_WORDS: Record<Role, string> = { caregiver: 'a parent', careprovider: 'a provider', admin: 'an admin' }

/** To whoever has deleted their account: until when they can keep it, and how. */
export function accountDeletedMail(firstName: string, dueAt: Date): AccountMail {
  return {
    kind: 'account-deleted',
    subject: `Your account will be erased on ${dayInWords(dueAt)}`,
    paragraphs: [
      hello(firstName),
      `you have deleted your account at ${SITE.name}. It is closed now, you are signed out everywhere, and in ${GRACE_DAYS} days it is erased with all that belongs to it.`,
      'To keep it after all, sign in before that day and press "Keep my account".',
    ],
    button: { label: 'Sign in', path: routes.signIn() },
    after: [
      `If it was not you, set a new password at once, sign in and keep your account. ${write}`,
      'When it is erased, you get no further mail: there is no address left to write to.',
    ],
  }
}

export function accountKeptMail(firstName: string): AccountMail {
  return {
    kind: 'account-kept',
    subject: 'Your account stays',
    paragraphs: [hello(firstName), `you have kept your account at ${SITE.name}: it will not be erased.`],
    after: [`If it was not you, set a new password at once and write to ${SITE.supportEmail}.`],
    button: { label: 'It was not me', path: routes.resetPassword() },
  }
}

/** `reason`: where an admin named one. */
export function suspendedMail(firstName: string, reason?: SuspensionReason): AccountMail {
  return {
    kind: 'account-suspended',
    subject: 'Your account is suspended',
    paragraphs: [
      hello(firstName),
      `your account at ${SITE.name} was suspended by our staff. You are signed out and cannot sign in for the time being. Nothing of yours was deleted.`,
      ...(reason ? [`The reason: ${SUSPENSION_WORDS[reason].told}`] : []),
    ],
    after: [`To ${reason ? '' : 'learn why, or to '}object, write to ${SITE.supportEmail}.`],
  }
}

export function reinstatedMail(firstName: string): AccountMail {
  return {
    kind: 'account-reinstated',
    subject: 'Your account is open again',
    paragraphs: [hello(firstName), `your account at ${SITE.name} is no longer suspended. You can sign in as before.`],
    button: { label: 'Sign in', path: routes.signIn() },
    after: [write],
  }
}

export function roleChangedMail(firstName: string, role: Role): AccountMail {
  return {
    kind: 'role-changed',
    subject: 'Your account has another role',
    paragraphs: [
      hello(firstName),
      `our staff changed your account at ${SITE.name}: you are ${ROLE_WORDS[role]} there now. You were signed out; the next time you sign in you come to your new dashboard.`,
    ],
    button: { label: 'Sign in', path: routes.signIn() },
    after: [write],
  }
}
