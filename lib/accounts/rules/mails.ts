import { routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import { TOKEN_MINUTES } from './token-life'

/** A mail in words; lib/platform/mail lays it out as text and HTML. */
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

/** To somebody who has an account and signs up again, so that the form tells nobody who has one. */
export function alreadyThereMail(firstName: string): AccountMail {
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

/** The notice after a change, so that nobody changes a password unseen. */
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
