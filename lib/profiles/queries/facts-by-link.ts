import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { peopleToTell } from '@/lib/provider-people/queries/own'
import { todayIn } from '@/lib/providers/rules/dates'
import { type FactsLink, readFactsToken } from '../commands/facts-token'
import type { LinkedFacts } from '../types'
import { findStated } from './stated'

/** Whom a link speaks for. Throws NotFoundError for a dead one: changed, too old, or of somebody who may edit this page no more. */
export async function findFactsLink(
  token: string,
  now: Date,
  connection: Database | Transaction = db(),
): Promise<FactsLink> {
  const link = readFactsToken(token, now)
  const editor =
    link &&
    (await connection.user.findFirst({
      where: { id: link.userId, ...peopleToTell(link.providerId, 'edit-profile') },
      select: { id: true },
    }))
  const provider =
    editor && (await connection.provider.findUnique({ where: { id: link.providerId }, select: { status: true } }))
  if (!provider || provider.status === 'merged' || provider.status === 'closed')
    throw new NotFoundError('This link is not valid any more.')
  return link
}

/** What the holder of a link reads: what the page states, who said it and when. Throws NotFoundError. */
export async function findFactsByLink(token: string, now: Date): Promise<LinkedFacts> {
  const { providerId } = await findFactsLink(token, now)
  const [{ stated, facts, values, ageBands, timeZone }, { slug }] = await Promise.all([
    findStated(providerId),
    db().provider.findUniqueOrThrow({ where: { id: providerId }, select: { slug: true } }),
  ])
  return {
    provider: { id: slug, name: values.businessName },
    groups: stated.map((group) => ({ group, stamp: facts[group] })),
    values,
    ageBands,
    today: todayIn(timeZone, now),
  }
}
