import { db } from '@/lib/platform/database/client'

/** A person's pending mails in the outbox, oldest first. */
export function mailsTo(email: string) {
  return db().mail.findMany({
    where: { toEmail: email },
    orderBy: { id: 'asc' },
    select: { kind: true, subject: true, text: true, html: true, usefulUntil: true },
  })
}

/** The secret in the link of a person's newest mail. */
export async function tokenFor(email: string): Promise<string> {
  const text = (await mailsTo(email)).at(-1)?.text ?? ''
  return /#token=([\w-]{22})\b/.exec(text)?.[1] ?? ''
}
