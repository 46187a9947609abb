import { db } from '@/lib/platform/database/client'

/** The mails that wait in the outbox for somebody, the oldest first. */
export function mailsTo(email: string) {
  return db().mail.findMany({
    where: { toEmail: email },
    orderBy: { id: 'asc' },
    select: { kind: true, subject: true, text: true, html: true, usefulUntil: true },
  })
}

/** The secret in the link of the newest mail to somebody. */
export async function tokenFor(email: string): Promise<string> {
  const text = (await mailsTo(email)).at(-1)?.text ?? ''
  return /#token=([\w-]{22})\b/.exec(text)?.[1] ?? ''
}
