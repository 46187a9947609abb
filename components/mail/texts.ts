import type { MailStatus } from '@/prisma/generated/enums'

/** Of /dev/mail, which the demo alone has. */
export const mailTexts = {
  title: 'Mails of this site',
  description:
    'Every mail that this demo has written, with the links in it, so that all can be tried without a mailbox.',
  lead: 'What this site has written to people, the newest first. The mails can be read here, with their links, so that everything can be tried without a mailbox.',
  listLabel: 'Mails',
  emptyTitle: 'No mail yet',
  emptyText: 'Sign up, or ask for a new password: the mail appears here at once.',
  emptyAction: 'Sign up',
  to: 'To',
  kind: 'Kind',
  written: 'Written',
  status: 'Status',
  attempts: 'Tries',
  problem: 'Last problem',
  usefulUntil: 'Of use until',
  htmlTitle: 'As most people see it',
  frameTitle: (subject: string) => `The mail "${subject}"`,
  textTitle: 'As plain text',
  wordsGone:
    'The words of this mail are no longer kept. They are emptied as soon as a mail is sent or given up, since they hold links that open accounts.',
} as const

export const STATUS_WORDS: Record<MailStatus, string> = {
  queued: 'Waiting',
  sending: 'Being sent',
  handing_over: 'Being sent',
  sent: 'Sent',
  failed: 'Given up',
  unclear: 'Perhaps sent',
}
