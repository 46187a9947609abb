import { dayInWords } from '@/lib/accounts/rules/deletion'
import type { AccountMail } from '@/lib/accounts/rules/mails'
import { routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'

/** The link leads to the settings: whoever is not signed in as the owner signs in first, so a forwarded mail opens nothing. */
export function exportReadyMail(firstName: string, until: Date): AccountMail {
  return {
    kind: 'export-ready',
    subject: 'Your data is ready to download',
    paragraphs: [
      `Hello ${firstName},`,
      `the copy of your data at ${SITE.name} that you asked for is ready. You find it in your settings until ${dayInWords(until)}; nobody else can open it.`,
    ],
    button: { label: 'Go to my settings', path: routes.settings() },
    after: [`If you did not ask for it, set a new password at once and write to ${SITE.supportEmail}.`],
  }
}

export function exportFailedMail(firstName: string): AccountMail {
  return {
    kind: 'export-failed',
    subject: 'We could not pack your data',
    paragraphs: [
      `Hello ${firstName},`,
      `the copy of your data at ${SITE.name} that you asked for could not be made. Please ask for it again in your settings.`,
    ],
    button: { label: 'Go to my settings', path: routes.settings() },
    after: [`If it fails again, write to ${SITE.privacyEmail}.`],
  }
}
