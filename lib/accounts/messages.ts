import { SITE } from '@/lib/platform/config/site'

/** Messages of the account endpoints. Those in the specification are quoted word for word. */
export const ACCOUNT_MESSAGES = {
  wrongPassword: 'Invalid email or password',
  notVerified: 'Please confirm your e-mail address first: open the link in the mail that we sent you.',
  suspended: `This account is suspended. Please write to ${SITE.supportEmail}.`,
  lastAdmin: 'This is the last admin. Make another one first.',
  keepOrLeave: (day: string) =>
    `You have deleted this account. It will be erased on ${day}. You can keep it until then.`,
  codeNeeded: 'Please enter the 6-digit code of your authenticator app, or a recovery code.',
  setupNeeded: 'Admins need an authenticator app. Add this account to yours and enter the code that it shows.',
  wrongCode: 'This code is not right, or it was used already. Please wait for the next one.',
  secondFactorIsOn: 'The second factor is on already. Turn it off first to use another app.',
  adminsNeedOne: 'Admins need their second factor, so it cannot be turned off.',
  checkEmail: 'Please check your email to verify your account.',
  testAccountReady: 'Your test account is ready! You can sign in immediately.',
  testAccountThere: 'There is a test account with this address already. You can sign in.',
  resetSent:
    'If there is an account with this address, a link to set a new password is on its way. It works for 60 minutes.',
  verifySent:
    'If an account with this address waits for confirmation, a new link is on its way. It works for 60 minutes.',
  emailVerified: 'Your e-mail address is confirmed. You can now sign in to your account.',
  passwordSet: 'Your new password is set. You can now sign in with it.',
  passwordChanged: 'Your new password is set. All other devices are signed out.',
  deadLink: 'This link was used already or is older than 60 minutes. Please ask for a new one.',
  sameEmail: 'This is your address already.',
  emailChangeAsked:
    'We sent a mail to both addresses. Your address changes when both have confirmed, within 60 minutes.',
  emailChangeHalfway: 'Thank you. Your address changes when the other address has confirmed too.',
  emailChanged: 'Your e-mail address is changed. All other devices are signed out.',
  emailChangeCanceled: 'Your e-mail address stays as it is. Both links are dead.',
  emailTakenSince: 'There is an account with the new address by now, so it cannot be used for this one.',
  wrongOwnPassword: 'This is not your current password.',
  commonPassword: 'This password is on the list of common ones, which are tried first. Please choose another one.',
  knownWords: `Please choose a password that is not made of your name, your e-mail address or ${SITE.name}.`,
} as const
