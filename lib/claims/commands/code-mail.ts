import type { MailWords } from '@/lib/platform/mail/words'
import { routes } from '@/lib/platform/routes'
import { SITE } from '@/lib/platform/site'
import { CODE_MINUTES } from '../rules/limits'

type Code = { code: string; claimant: { name: string; email: string }; provider: { id: string; name: string } }

/** To the address on file, whoever reads there: who asks, what the code does, and what to do when it is a stranger. */
export function codeMail({ code, claimant, provider }: Code): MailWords {
  return {
    subject: `Code to manage ${provider.name} on ${SITE.name}: ${code}`,
    title: 'Somebody wants to manage your page',
    paragraphs: [
      'Hello,',
      `${claimant.name} (${claimant.email}) says that they answer for ${provider.name}, and wants to manage its free page on ${SITE.name}.`,
      { facts: [['Code', code]] },
      `If that is you, or somebody you trust with it, type the code where you asked for it. It works for ${CODE_MINUTES} minutes.`,
    ],
    button: { label: 'Look at the page', path: routes.provider(provider.id) },
    after: [`If you do not know them, give nobody this code, and write to ${SITE.supportEmail}.`],
  }
}
