import type { MailWords } from '@/lib/platform/mail/words'
import { routes } from '@/lib/platform/routes'
import type { ReportOutcome } from '@/prisma/generated/enums'

type Settled = { provider: { name: string; publicId: string }; message: string; outcome: ReportOutcome; answer: string }

const CAME: Record<ReportOutcome, string> = {
  acted: 'We have put it right as far as it is ours to change.',
  nothing_wrong: 'We have looked, and found nothing on the page that has to change.',
}

/** What whoever reported a mistake and left an address is answered. */
export function answerMail({ provider, message, outcome, answer }: Settled): MailWords {
  return {
    subject: `Your report about ${provider.name}`,
    paragraphs: [
      'Hello,',
      `thank you for telling us what is wrong on the page of ${provider.name}. You wrote:`,
      { quote: message },
      CAME[outcome],
      ...(answer === '' ? [] : [answer]),
    ],
    button: { label: 'See the page', path: routes.provider(provider.publicId) },
    footer: ['You get this mail because you left your address with a report. We write about it once.'],
  }
}
