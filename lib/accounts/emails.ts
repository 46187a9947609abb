import { deviceText } from '@/lib/access/rules/device'
import { SITE } from '@/lib/platform/config/site'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { listText, localeOf } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import type { Role } from '@/prisma/generated/enums'
import { GRACE_DAYS, mailDate, type SuspensionReason } from './rules/account'
import { TOKEN_MINUTES } from './rules/limits'

/** The text of a mail in its recipient's language; lib/platform/mail renders it as text and HTML. */
export type AccountMail = {
  kind: string
  subject: string
  paragraphs: readonly string[]
  button?: { label: string; path: string }
  after?: readonly string[]
}

/** `locale`: the language of the account, as stored. */
export type MailReader = { firstName: string; locale: string }

const site = SITE.name
const { supportEmail, privacyEmail } = SITE
const minutes = TOKEN_MINUTES

/** The texts for a reader, and the greeting that every mail begins with. */
function textsFor(reader: MailReader) {
  const locale = localeOf(reader.locale)
  const t = translate(locale, 'accounts.mails')
  return { locale, t, hello: t('hello', { name: reader.firstName }) }
}

export function verifyEmailMail(reader: MailReader, token: string): AccountMail {
  const { t, hello } = textsFor(reader)
  return {
    kind: 'verify-email',
    subject: t('verify.subject'),
    paragraphs: [hello, t('verify.text', { site })],
    button: { label: t('verify.button'), path: accountRoutes.verifyEmail({ token }) },
    after: [t('lifetime', { minutes }), t('verify.ignore')],
  }
}

/** To the owner of an account who signs up again, so that the form does not reveal who has one. */
export function accountExistsMail(reader: MailReader): AccountMail {
  const { t, hello } = textsFor(reader)
  return {
    kind: 'account-exists',
    subject: t('exists.subject', { site }),
    paragraphs: [hello, t('exists.text')],
    button: { label: t('signIn'), path: routes.signIn() },
    after: [t('nothingToDo')],
  }
}

export function resetPasswordMail(reader: MailReader, token: string): AccountMail {
  const { t, hello } = textsFor(reader)
  return {
    kind: 'reset-password',
    subject: t('reset.subject'),
    paragraphs: [hello, t('reset.text', { site })],
    button: { label: t('reset.button'), path: accountRoutes.resetPassword({ token }) },
    after: [t('lifetime', { minutes }), t('reset.ignore')],
  }
}

export function welcomeAdminMail(reader: MailReader, token: string): AccountMail {
  const { t, hello } = textsFor(reader)
  return {
    kind: 'admin-invitation',
    subject: t('admin.subject', { site }),
    paragraphs: [hello, t('admin.text')],
    button: { label: t('admin.button'), path: accountRoutes.resetPassword({ token }) },
    after: [t('lifetime', { minutes })],
  }
}

/** The notice after a password change, so that none goes unnoticed. */
export function passwordChangedMail(reader: MailReader): AccountMail {
  const { t, hello } = textsFor(reader)
  return {
    kind: 'password-changed',
    subject: t('passwordChanged.subject'),
    paragraphs: [hello, t('passwordChanged.text', { site })],
    after: [t('setPassword', { supportEmail })],
    button: { label: t('notMe'), path: accountRoutes.resetPassword() },
  }
}

/** The notice after the second factor was turned on or off. */
export function secondFactorMail(reader: MailReader, isOn: boolean): AccountMail {
  const { t, hello } = textsFor(reader)
  const key = isOn ? 'secondFactorOn' : 'secondFactorOff'
  return {
    kind: 'second-factor-changed',
    subject: t(`${key}.subject`),
    paragraphs: [hello, t(`${key}.text`, { site })],
    after: [t('setPassword', { supportEmail })],
    button: { label: t('notMe'), path: accountRoutes.resetPassword() },
  }
}

/** The notice after a sign-in from a browser that had not signed in before. `device`: as stored. */
export function newDeviceMail(reader: MailReader, device: string): AccountMail {
  const { locale, t, hello } = textsFor(reader)
  const devices = translate(locale, 'accounts.devices')
  return {
    kind: 'new-device',
    subject: t('newDevice.subject'),
    paragraphs: [hello, t('newDevice.text', { site, device: deviceText(devices, device) })],
    after: [t('newDevice.setPassword', { supportEmail })],
    button: { label: t('notMe'), path: accountRoutes.resetPassword() },
  }
}

/** To the current address: its owner confirms or cancels. */
export function confirmOldAddressMail(reader: MailReader, newEmail: string, token: string): AccountMail {
  const { t, hello } = textsFor(reader)
  return {
    kind: 'email-change-old',
    subject: t('oldAddress.subject'),
    paragraphs: [hello, t('oldAddress.text', { email: newEmail, site })],
    button: { label: t('confirmOrCancel'), path: accountRoutes.changeEmail({ token }) },
    after: [t('confirmLifetime', { minutes }), t('oldAddress.cancel')],
  }
}

/** To the new address: its owner confirms that it is theirs. */
export function confirmNewAddressMail(reader: MailReader, token: string): AccountMail {
  const { t, hello } = textsFor(reader)
  return {
    kind: 'email-change-new',
    subject: t('newAddress.subject'),
    paragraphs: [hello, t('newAddress.text', { site })],
    button: { label: t('confirmOrCancel'), path: accountRoutes.changeEmail({ token }) },
    after: [t('confirmLifetime', { minutes }), t('newAddress.ignore')],
  }
}

/** To the owner of an account whose address another account requested. */
export function addressTakenMail(reader: MailReader): AccountMail {
  const { t, hello } = textsFor(reader)
  return {
    kind: 'email-change-taken',
    subject: t('addressTaken.subject'),
    paragraphs: [hello, t('addressTaken.text', { site })],
    button: { label: t('signIn'), path: routes.signIn() },
    after: [t('nothingToDo')],
  }
}

/** The notice afterwards, to both addresses. */
export function addressChangedMail(reader: MailReader, newEmail: string): AccountMail {
  const { t, hello } = textsFor(reader)
  return {
    kind: 'email-changed',
    subject: t('addressChanged.subject'),
    paragraphs: [hello, t('addressChanged.text', { site, email: newEmail })],
    button: { label: t('signIn'), path: routes.signIn() },
    after: [t('addressChanged.write', { supportEmail })],
  }
}

/** To a person who has deleted their account: how to restore it, and until when. */
export function accountDeletedMail(reader: MailReader, dueAt: Date): AccountMail {
  const { locale, t, hello } = textsFor(reader)
  const signIn = translate(locale, 'accounts.signIn')
  return {
    kind: 'account-deleted',
    subject: t('deleted.subject', { day: mailDate(locale, dueAt) }),
    paragraphs: [
      hello,
      t('deleted.text', { site, days: GRACE_DAYS }),
      t('deleted.changedMind', { keep: signIn('keep') }),
    ],
    button: { label: t('signIn'), path: routes.signIn() },
    after: [t('deleted.setPassword', { supportEmail }), t('deleted.last')],
  }
}

/** A paragraph about the reader's providers (by name) whose plan will not renew by card unless someone turns renewal back on; empty if there are none. */
function renewalOff(reader: MailReader, notRenewing: readonly string[]): string[] {
  const { locale, t } = textsFor(reader)
  return notRenewing.length === 0 ? [] : [t('renewalOff', { providers: listText(locale, notRenewing) })]
}

/** `notRenewing`: see renewalOff. */
export function accountRestoredMail(reader: MailReader, notRenewing: readonly string[]): AccountMail {
  const { t, hello } = textsFor(reader)
  return {
    kind: 'account-kept',
    subject: t('kept.subject'),
    paragraphs: [hello, t('kept.text', { site }), ...renewalOff(reader, notRenewing)],
    after: [t('setPassword', { supportEmail })],
    button: { label: t('notMe'), path: accountRoutes.resetPassword() },
  }
}

/** `reason`: the one that an admin chose, if any. */
export function suspendedMail(reader: MailReader, reason?: SuspensionReason): AccountMail {
  const { t, hello } = textsFor(reader)
  return {
    kind: 'account-suspended',
    subject: t('suspended.subject'),
    paragraphs: [hello, t('suspended.text', { site }), ...(reason ? [t('suspended.reason', { reason })] : [])],
    after: [reason ? t('suspended.object', { supportEmail }) : t('suspended.learnWhy', { supportEmail })],
  }
}

/** `notRenewing`: see renewalOff. */
export function reinstatedMail(reader: MailReader, notRenewing: readonly string[]): AccountMail {
  const { t, hello } = textsFor(reader)
  return {
    kind: 'account-reinstated',
    subject: t('reinstated.subject'),
    paragraphs: [hello, t('reinstated.text', { site }), ...renewalOff(reader, notRenewing)],
    button: { label: t('signIn'), path: routes.signIn() },
    after: [t('questions', { supportEmail })],
  }
}

export function roleChangedMail(reader: MailReader, role: Role): AccountMail {
  const { t, hello } = textsFor(reader)
  return {
    kind: 'role-changed',
    subject: t('role.subject'),
    paragraphs: [hello, t('role.text', { site, role })],
    button: { label: t('signIn'), path: routes.signIn() },
    after: [t('questions', { supportEmail })],
  }
}

/** The link leads to the settings, which require signing in as the owner, so a forwarded mail opens nothing. */
export function exportReadyMail(reader: MailReader, until: Date): AccountMail {
  const { locale, t, hello } = textsFor(reader)
  return {
    kind: 'export-ready',
    subject: t('export.subject'),
    paragraphs: [hello, t('export.text', { site, day: mailDate(locale, until) })],
    button: { label: t('export.button'), path: dashboardRoutes.settings() },
    after: [t('export.setPassword', { supportEmail })],
  }
}

export function exportFailedMail(reader: MailReader): AccountMail {
  const { t, hello } = textsFor(reader)
  return {
    kind: 'export-failed',
    subject: t('exportFailed.subject'),
    paragraphs: [hello, t('exportFailed.text', { site })],
    button: { label: t('export.button'), path: dashboardRoutes.settings() },
    after: [t('exportFailed.write', { privacyEmail })],
  }
}
