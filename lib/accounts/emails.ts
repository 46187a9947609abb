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
    paragraphs: [hello(firstName), `thank you for joining ${SITE.name}. Press the button, and your account is ready.`],
    button: { label: 'Confirm my address', path: routes.verifyEmail({ token }) },
    after: [lifetime, 'If you didn’t sign up, ignore this e-mail. Nothing happens unless you press the button.'],
  }
}

/** To the owner of an account who signs up again, so that the form does not reveal who has one. */
export function accountExistsMail(firstName: string): AccountMail {
  return {
    kind: 'account-exists',
    subject: `You already have an account at ${SITE.name}`,
    paragraphs: [
      hello(firstName),
      'someone, most likely you, signed up with this e-mail address. You already have an account, so we changed nothing. If you forgot your password, set a new one.',
    ],
    button: { label: 'Sign in', path: routes.signIn() },
    after: ['If it wasn’t you, you don’t need to do anything.'],
  }
}

export function resetPasswordMail(firstName: string, token: string): AccountMail {
  return {
    kind: 'reset-password',
    subject: 'Set a new password',
    paragraphs: [
      hello(firstName),
      `someone asked for a new password for your account at ${SITE.name}. If it was you, set it here.`,
    ],
    button: { label: 'Set a new password', path: routes.resetPassword({ token }) },
    after: [lifetime, 'If it wasn’t you, ignore this e-mail. Your password stays the same.'],
  }
}

export function welcomeAdminMail(firstName: string, token: string): AccountMail {
  return {
    kind: 'admin-invitation',
    subject: `You’re now an admin of ${SITE.name}`,
    paragraphs: [
      hello(firstName),
      'you have an admin account. Choose your password to start; the first time you sign in, you’ll set up an authenticator app.',
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
      `the password of your account at ${SITE.name} was just changed, and you were signed out on all other devices.`,
    ],
    after: [`If it wasn’t you, set a new password right away and write to ${SITE.supportEmail}.`],
    button: { label: 'It wasn’t me', path: routes.resetPassword() },
  }
}

/** The notice after the second factor was turned on or off. */
export function secondFactorMail(firstName: string, isOn: boolean): AccountMail {
  const what = isOn ? 'turned on' : 'turned off'
  return {
    kind: 'second-factor-changed',
    subject: `Your second factor was ${what}`,
    paragraphs: [hello(firstName), `the second factor of your account at ${SITE.name} was just ${what}.`],
    after: [`If it wasn’t you, set a new password right away and write to ${SITE.supportEmail}.`],
    button: { label: 'It wasn’t me', path: routes.resetPassword() },
  }
}

/** The notice after a sign-in from a browser that had not signed in before. */
export function newDeviceMail(firstName: string, device: string): AccountMail {
  return {
    kind: 'new-device',
    subject: 'A new sign-in to your account',
    paragraphs: [
      hello(firstName),
      `someone, most likely you, just signed in to your account at ${SITE.name} from a new browser: ${device}.`,
    ],
    after: [
      `If it wasn’t you, set a new password right away, which signs them out, and write to ${SITE.supportEmail}.`,
    ],
    button: { label: 'It wasn’t me', path: routes.resetPassword() },
  }
}

const emailChangeLifetime = `The link works once, for ${TOKEN_MINUTES} minutes. The page asks you before it changes anything.`

/** To the current address: its owner confirms or cancels. */
export function confirmOldAddressMail(firstName: string, newEmail: string, token: string): AccountMail {
  return {
    kind: 'email-change-old',
    subject: 'Do you want to change your e-mail address?',
    paragraphs: [
      hello(firstName),
      `someone who knows your password asked to use ${newEmail} for your account at ${SITE.name} instead of this address. It changes once both addresses confirm.`,
    ],
    button: { label: 'Confirm or cancel', path: routes.changeEmail({ token }) },
    after: [
      emailChangeLifetime,
      'If it wasn’t you, cancel it there and set a new password right away: someone knows yours.',
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
      `you asked to use this address for your account at ${SITE.name}. It changes once you confirm from your current address too.`,
    ],
    button: { label: 'Confirm or cancel', path: routes.changeEmail({ token }) },
    after: [emailChangeLifetime, 'If you didn’t ask for this, ignore this e-mail. Nothing changes without you.'],
  }
}

/** To the owner of an account whose address another account requested. */
export function addressTakenMail(firstName: string): AccountMail {
  return {
    kind: 'email-change-taken',
    subject: 'Someone asked to use your e-mail address',
    paragraphs: [
      hello(firstName),
      `another account at ${SITE.name} asked to use this e-mail address. It’s already yours, so we changed nothing. If the other account is yours too, sign in to this one, or choose another address there.`,
    ],
    button: { label: 'Sign in', path: routes.signIn() },
    after: ['If it wasn’t you, you don’t need to do anything.'],
  }
}

/** The notice afterwards, to both addresses. */
export function addressChangedMail(firstName: string, newEmail: string): AccountMail {
  return {
    kind: 'email-changed',
    subject: 'Your e-mail address was changed',
    paragraphs: [
      hello(firstName),
      `your account at ${SITE.name} now has the address ${newEmail}. Sign in with it from now on. You were signed out on all other devices.`,
    ],
    button: { label: 'Sign in', path: routes.signIn() },
    after: [`If it wasn’t you, write to ${SITE.supportEmail} right away.`],
  }
}

const write = `Questions? Write to ${SITE.supportEmail}.`
const ROLE_WORDS: Record<Role, string> = { caregiver: 'a parent', careprovider: 'a provider', admin: 'an admin' }

/** To a person who has deleted their account: how to restore it, and until when. */
export function accountDeletedMail(firstName: string, dueAt: Date): AccountMail {
  return {
    kind: 'account-deleted',
    subject: `We’ll erase your account on ${mailDate(dueAt)}`,
    paragraphs: [
      hello(firstName),
      `you deleted your account at ${SITE.name}. It’s closed now, you’re signed out everywhere, and in ${GRACE_DAYS} days we erase it with everything in it.`,
      'Changed your mind? Sign in before that day and press "Keep my account".',
    ],
    button: { label: 'Sign in', path: routes.signIn() },
    after: [
      `If it wasn’t you, set a new password right away, sign in and keep your account. ${write}`,
      'You won’t hear from us once it’s erased: we won’t have your address anymore.',
    ],
  }
}

export function accountRestoredMail(firstName: string): AccountMail {
  return {
    kind: 'account-kept',
    subject: 'You kept your account',
    paragraphs: [hello(firstName), `you kept your account at ${SITE.name}. We won’t erase it.`],
    after: [`If it wasn’t you, set a new password right away and write to ${SITE.supportEmail}.`],
    button: { label: 'It wasn’t me', path: routes.resetPassword() },
  }
}

/** `reason`: if an admin chose one. */
export function suspendedMail(firstName: string, reason?: SuspensionReason): AccountMail {
  return {
    kind: 'account-suspended',
    subject: 'Your account is suspended',
    paragraphs: [
      hello(firstName),
      `our staff suspended your account at ${SITE.name}. You’re signed out and can’t sign in for now. We deleted nothing of yours.`,
      ...(reason ? [`Why: ${SUSPENSION_WORDS[reason].told}`] : []),
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
    subject: 'Your account has a new role',
    paragraphs: [
      hello(firstName),
      `our staff changed your account at ${SITE.name}: you’re now ${ROLE_WORDS[role]} there. We signed you out; the next time you sign in, you’ll see your new dashboard.`,
    ],
    button: { label: 'Sign in', path: routes.signIn() },
    after: [write],
  }
}
