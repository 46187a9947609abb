import 'server-only'
import { randomBytes } from 'node:crypto'
import { db } from '@/lib/platform/db'

let known: { day: string; salt: Uint8Array } | undefined

/**
 * The secret of this day ("YYYY-MM-DD"), the same for every process. Whoever makes it deletes those of earlier days with
 * their marks: from then on nobody can tell whom a mark was made of.
 */
export async function saltOf(day: string): Promise<Uint8Array> {
  if (known?.day === day) return known.salt
  const made = await db().$executeRaw`
    INSERT INTO interaction_salts (day, salt) VALUES (${day}::date, ${randomBytes(32)}) ON CONFLICT DO NOTHING`
  if (made === 1) await forgetSaltsBefore(day)
  const { salt } = await db().interactionSalt.findUniqueOrThrow({ where: { day: new Date(day) } })
  known = { day, salt }
  return salt
}

/** Ends every earlier day's secret, and the marks made with it. */
export async function forgetSaltsBefore(day: string): Promise<void> {
  await db().$transaction([
    db().interactionSalt.deleteMany({ where: { day: { lt: new Date(day) } } }),
    db().interactionMark.deleteMany({ where: { day: { lt: new Date(day) } } }),
  ])
}
