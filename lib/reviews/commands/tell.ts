import 'server-only'
import type { FactsOf } from '@/lib/notifications/catalogue/kinds'
import { notify } from '@/lib/notifications/commands/notify'
import type { Transaction } from '@/lib/platform/db'
import { peopleToTell } from '@/lib/provider-people/queries/own'

const READER = { id: true, email: true, firstName: true, lastName: true } as const

/** Tells everybody who speaks for the provider that a review of it can be read. */
export async function tellPeople(tx: Transaction, providerId: number, rating: number, at: Date): Promise<void> {
  const { name } = await tx.provider.findUniqueOrThrow({ where: { id: providerId }, select: { name: true } })
  for (const to of await tx.user.findMany({ where: peopleToTell(providerId, 'speak-for'), select: READER }))
    await notify(tx, { kind: 'review-received', to, facts: { provider: name, rating }, at })
}

type AuthorNews = 'review-published' | 'review-rejected' | 'review-answered' | 'review-answer-removed'
type ForAuthor<K extends AuthorNews> = { authorId: number | null; kind: K; facts: FactsOf<K>; at: Date }

/** Tells who wrote a review or an answer; whose account is gone or closed is told nothing. */
export async function tellAuthor<K extends AuthorNews>(
  tx: Transaction,
  { authorId, kind, facts, at }: ForAuthor<K>,
): Promise<void> {
  const to = authorId && (await tx.user.findFirst({ where: { id: authorId, status: 'active' }, select: READER }))
  if (to) await notify(tx, { kind, to, facts, at })
}

/** Tells every active admin that a review waits for a decision. */
export async function tellModerators(tx: Transaction, facts: FactsOf<'review-waits'>, at: Date): Promise<void> {
  const admins = { where: { role: 'admin', status: 'active' }, select: READER } as const
  for (const to of await tx.user.findMany(admins)) await notify(tx, { kind: 'review-waits', to, facts, at })
}
