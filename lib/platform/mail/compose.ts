import 'server-only'
import MailComposer from 'nodemailer/lib/mail-composer'
import { SITE } from '@/lib/platform/site'
import type { OutboxMail } from './outbox'

/** The mail as it travels: text and HTML side by side, for every kind of reader. */
export function composeMail(mail: OutboxMail, from: string): Promise<Buffer> {
  return new MailComposer({
    messageId: mail.messageId,
    date: mail.createdAt,
    from: { name: SITE.name, address: from },
    to: { name: mail.toName, address: mail.toEmail },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Offers the dates to a calendar; asks for no answer, since nobody reads answers to our mails.
    ...(mail.calendar && { icalEvent: { method: 'PUBLISH', filename: 'tour.ics', content: mail.calendar } }),
    // Out-of-office replies to a program help nobody.
    headers: { 'Auto-Submitted': 'auto-generated', ...(mail.unsubscribeUrl && oneClick(mail.unsubscribeUrl)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

/** RFC 8058: the mailbox shows its own button and posts to this address, without a cookie. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
