import { SITE } from '@/lib/platform/config/site'

/** Messages of the account endpoints. Those in the specification are quoted word for word. */
export const ACCOUNT_MESSAGES = {
  wrongPassword: 'Invalid email or password',
  notVerified: 'Please confirm your e-mail address first: open the link in the e-mail we sent you.',
  suspended: `This account is suspended. Please write to ${SITE.supportEmail}.`,
  lastAdmin: 'This is the only admin. Add another one first.',
  keepOrLeave: (day: string) => `You deleted this account. We’ll erase it on ${day}. You can keep it until then.`,
  codeNeeded: 'Please enter the 6-digit code from your authenticator app, or a recovery code.',
  setupNeeded: 'Admins need an authenticator app. Add this account to yours and enter the code it shows.',
  wrongCode: 'That code is wrong or was already used. Please wait for the next one.',
  secondFactorIsOn: 'Your second factor is already on. To use another app, turn it off first.',
  adminsNeedOne: 'Admins need a second factor, so you can’t turn it off.',
  checkEmail: 'Please check your email to verify your account.',
  testAccountReady: 'Your test account is ready! You can sign in immediately.',
  testAccountThere: 'There’s already a test account with this address. You can sign in.',
  resetSent:
    'If there’s an account with this address, we sent it a link to set a new password. It works for 60 minutes.',
  verifySent: 'If an account with this address still needs confirming, we sent it a new link. It works for 60 minutes.',
  emailVerified: 'Your e-mail address is confirmed. You can now sign in to your account.',
  passwordSet: 'Your new password is set. You can now sign in with it.',
  passwordChanged: 'Your new password is set. You’re signed out on all other devices.',
  deadLink: 'This link was already used or is older than 60 minutes. Please ask for a new one.',
  sameEmail: 'That’s already your address.',
  emailChangeAsked: 'We sent an e-mail to both addresses. Confirm both within 60 minutes to change your address.',
  emailChangeHalfway: 'Thank you. Now confirm from your other address too, and we’ll change it.',
  emailChanged: 'E-mail address changed. You’re signed out on all other devices.',
  emailChangeCanceled: 'We kept your e-mail address. Neither link works anymore.',
  emailTakenSince: 'Another account has the new address by now, so you can’t use it for this one.',
  wrongOwnPassword: 'That isn’t your current password.',
  commonPassword: 'This password is very common, so people who break in try it first. Please choose another one.',
  knownWords: `Please choose a password without your name, your e-mail address or ${SITE.name} in it.`,
} as const
