import type { MailWords } from '@/lib/platform/mail/words'

/** The mail of a kind that has none of its own: its words, the way there, and how to stop such mails where one may. */
export function notificationMail(
  firstName: string,
  { title, text }: { title: string; text: string },
  path: string,
  isAlwaysSent: boolean,
  reviewerWords?: string,
): MailWords {
  return {
    subject: title,
    paragraphs: [
      `Hello ${firstName},`,
      text,
      ...(reviewerWords ? ['The person who looked at it wrote:', { quote: reviewerWords }] : []),
    ],
    button: { label: 'Have a look', path },
    ...(!isAlwaysSent && { footer: ['You chose to get this by e-mail. Your settings on the site end it.'] }),
  }
}
