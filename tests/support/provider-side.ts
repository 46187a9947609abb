import type { SignedInActor } from '@/lib/access/types'
import { keepPrivateFile } from '@/lib/media/commands/keep-file'
import { db, type Transaction } from '@/lib/platform/db'
import { addProvider } from './add-provider'
import type { Keep, Name } from './two-families'

const NOW = new Date('2026-11-22T15:00:00Z')
const LATER = new Date('2026-12-20T15:00:00Z')

type Side = { name: Name; word: string; providerId: number; keep: Keep }

/** What stands of a provider for its people alone: a change that waits, an invitation, a plan with an open invoice, their claim of another one, and one that they add. */
export async function addProviderSide({ id: userId }: SignedInActor, { name, word, providerId, keep }: Side) {
  const fields = { aboutUs: { from: null, to: word } }
  const change = { providerId, fields, submittedById: userId, submittedAt: NOW }
  keep('change', (await db().profileChange.create({ data: change, select: { id: true } })).id, name)
  const invitation = { providerId, email: `${word}@home.test`, role: 'editor', tokenHash: Buffer.from(word) } as const
  const invited = await db().providerInvitation.create({ data: { ...invitation, sentAt: NOW, expiresAt: LATER } })
  keep('invitation', invited.id, name)
  const period = { periodStart: NOW, periodEnd: LATER }
  await db().subscription.create({ data: { providerId, plan: 'PRO', ...period, anchorDay: 20 } })
  const invoice = { providerId, plan: 'PRO', kind: 'start', amountCents: 4999, issuedAt: NOW } as const
  const billed = { billedName: word, billedPlace: word }
  keep('invoice', (await db().invoice.create({ data: { ...invoice, ...billed } })).id, name)
  const reply = { providerId, title: word, text: word }
  keep('reply', (await db().savedReply.create({ data: reply, select: { id: true } })).id, name)
  const wanted = await addProvider({ name: `Wanted by ${name}` })
  const document = { bytes: Buffer.from(`%PDF-1.7 ${word}`), type: 'application/pdf' } as const
  const claim = (tx: Transaction, documentKey: string) =>
    tx.providerClaim.create({
      data: { providerId: wanted.id, userId, position: word, note: word, documentKey, createdAt: NOW },
      select: { id: true },
    })
  const addition = { name: word, kind: 'center', address: 'Orlando, FL 32801', phone: '(407) 555-0123' }
  const added = { userId, addition, position: word, note: word, createdAt: NOW }
  keep('addition', (await db().providerClaim.create({ data: added, select: { id: true } })).id, name)
  keep('claim', (await keepPrivateFile(document, userId, NOW, claim)).id, name)
}
