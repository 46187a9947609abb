import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import type { Role } from '@/prisma/generated/enums'
import { GRACE_DAYS, mailDate, SUSPENSION_WORDS, type SuspensionReason } from './rules/account'
import { TOKEN_MINUTES } from './rules/limits'

/** The text of a mail; lib/platform/mail renders it as text and HTML. */
export type AccountMail = {
  kind: string
  subject: string
  paragraphs: readonly string[]
  button?: { label: string; path: string }
  after?: readonly string[]
}

const hello = (firstName: string) => `Hello ${firstName},`
const lifetime = `The link works once, for ${TOKEN_MINUTES} minutes.`

export function verifyEmailMail(firstName: string, token: string): AccountMail {
  return {
    kind: 'verify-email',
    subject: 'Please confirm your e-mail address',
    paragraphs: [
      hello(firstName),
      `thank you for joining ${SITE.name}. One press of the button, and your account is ready.`,
    ],
    button: { label: 'Confirm my address', path: routes.verifyEmail({ token }) },
    after: [lifetime, 'If you did not sign up, ignore this mail: without the button nothing happens.'],
  }
}

/** To the owner of an account who signs up again, so that the form does not reveal who has one. */
export function accountExistsMail(firstName: string): AccountMail {
  return {
    kind: 'account-exists',
    subject: `You have an account at ${SITE.name} already`,
    paragraphs: [
      hello(firstName),
      'somebody, most likely you, signed up with this e-mail address. There is an account with it already, so nothing was changed. If you do not know the password any more, set a new one.',
    ],
    button: { label: 'Sign in', path: routes.signIn() },
    after: ['If it was not you, there is nothing to do.'],
  }
}

export function resetPasswordMail(firstName: string, token: string): AccountMail {
  return {
    kind: 'reset-password',
    subject: 'Set a new password',
    paragraphs: [
      hello(firstName),
      `somebody asked for a new password for your account at ${SITE.name}. If it was you, go on here.`,
    ],
    button: { label: 'Set a new password', path: routes.resetPassword({ token }) },
    after: [lifetime, 'If it was not you, ignore this mail: your password stays as it is.'],
  }
}

export function welcomeAdminMail(firstName: string, token: string): AccountMail {
  return {
    kind: 'admin-invitation',
    subject: `You are an admin of ${SITE.name}`,
    paragraphs: [
      hello(firstName),
      'an admin account was made for you. Choose your password to begin; at your first sign-in you set up an authenticator app.',
    ],
    button: { label: 'Choose my password', path: routes.resetPassword({ token }) },
    after: [lifetime],
  }
}

/** The notice after a password change, so that none goes unnoticed. */
export function passwordChangedMail(firstName: string): AccountMail {
  return {
    kind: 'password-changed',
    subject: 'Your password was changed',
    paragraphs: [
      hello(firstName),
      `the password of your account at ${SITE.name} was changed just now, and all other devices were signed out.`,
    ],
    after: [`If it was not you, set a new password at once and write to ${SITE.supportEmail}.`],
    button: { label: 'It was not me', path: routes.resetPassword() },
  }
}

/** The notice after the second factor was turned on or off. */
export function secondFactorMail(firstName: string, isOn: boolean): AccountMail {
  const what = isOn ? 'turned on' : 'turned off'
  return {
    kind: 'second-factor-changed',
    subject: `Your second factor was ${what}`,
    paragraphs: [hello(firstName), `the second factor of your account at ${SITE.name} was ${what} just now.`],
    after: [`If it was not you, set a new password at once and write to ${SITE.supportEmail}.`],
    button: { label: 'It was not me', path: routes.resetPassword() },
  }
}

/** The notice after a sign-in from a browser that had not signed in before. */
export function newDeviceMail(firstName: string, device: string): AccountMail {
  return {
    kind: 'new-device',
    subject: 'A new sign-in to your account',
    paragraphs: [
      hello(firstName),
      `somebody, most likely you, just signed in to your account at ${SITE.name} from a browser that had not before: ${device}.`,
    ],
    after: [
      `If it was not you, set a new password at once, which ends that session, and write to ${SITE.supportEmail}.`,
    ],
    button: { label: 'It was not me', path: routes.resetPassword() },
  }
}

const emailChangeLifetime = `The link works once, for ${TOKEN_MINUTES} minutes. The page asks before anything happens.`

/** To the current address: its owner confirms or cancels. */
export function confirmOldAddressMail(firstName: string, newEmail: string, token: string): AccountMail {
  return {
    kind: 'email-change-old',
    subject: 'Do you want to change your e-mail address?',
    paragraphs: [
      hello(firstName),
      `somebody who knows your password asked to use ${newEmail} for your account at ${SITE.name} instead of this address. It changes when both addresses have confirmed.`,
    ],
    button: { label: 'Confirm or cancel', path: routes.changeEmail({ token }) },
    after: [
      emailChangeLifetime,
      'If it was not you, cancel it there and set a new password at once: somebody knows yours.',
    ],
  }
}

/** To the new address: its owner confirms that it is theirs. */
export function confirmNewAddressMail(firstName: string, token: string): AccountMail {
  return {
    kind: 'email-change-new',
    subject: 'Please confirm your new e-mail address',
    paragraphs: [
      hello(firstName),
      `you asked to use this address for your account at ${SITE.name}. It changes when the address that you use today has confirmed too.`,
    ],
    button: { label: 'Confirm or cancel', path: routes.changeEmail({ token }) },
    after: [emailChangeLifetime, 'If you asked for nothing, ignore this mail: without you nothing changes.'],
  }
}

/** To the owner of an account whose address another account requested. */
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

const write = `If you have a question, write to ${SITE.supportEmail}.`
const ROLE_WORDS: Record<Role, string> = { caregiver: 'a parent', careprovider: 'a provider', admin: 'an admin' }

/** To a person who has deleted their account: how to restore it, and until when. */
export function accountDeletedMail(firstName: string, dueAt: Date): AccountMail {
  return {
    kind: 'account-deleted',
    subject: `Your account will be erased on ${mailDate(dueAt)}`,
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

export function accountRestoredMail(firstName: string): AccountMail {
  return {
    kind: 'account-kept',
    subject: 'Your account stays',
    paragraphs: [hello(firstName), `you have kept your account at ${SITE.name}: it will not be erased.`],
    after: [`If it was not you, set a new password at once and write to ${SITE.supportEmail}.`],
    button: { label: 'It was not me', path: routes.resetPassword() },
  }
}

/** `reason`: if an admin chose one. */
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
