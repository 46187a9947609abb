import 'server-only'
import { createHmac } from 'node:crypto'
import type { Actor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { codeFromPublicId, internalIdOf } from '@/lib/providers/rules/public-id'
import { isProgram } from '../rules/bots'
import type { Visitor } from '../rules/visitor'
import type { InteractionEvent, InteractionName } from '../schema'
import { saltOf } from './day-salt'

const MARK_BYTES = 16

/**
 * Counts what somebody did with providers, once a day for each provider and kind. Left out without a word: programs, providers
 * that do not exist or are closed, and favorites of who may have none. Throws ForbiddenError for another person's `userId`.
 */
export async function recordInteractions(
  actor: Actor,
  events: InteractionEvent[],
  visitor: Visitor,
  now: Date,
): Promise<void> {
  const ownId = actor.kind === 'user' ? actor.id : null
  if (events.some(({ userId }) => typeof userId === 'number' && userId !== ownId)) throw new ForbiddenError()
  if (isProgram(visitor.agent)) return
  const isCaregiver = actor.kind === 'user' && actor.role === 'caregiver'
  const counted = distinct(events.filter(({ interactionType }) => interactionType !== 'favorite' || isCaregiver))
  if (counted.length === 0) return
  const day = now.toISOString().slice(0, 10)
  const salt = await saltOf(day)
  // The same person's marks cannot be told to belong together either: each has its own provider in it.
  const marks = counted.map(({ id, type }) =>
    createHmac('sha256', salt)
      .update(JSON.stringify([visitor.address, visitor.agent, visitor.languages, id, type]))
      .digest()
      .subarray(0, MARK_BYTES),
  )
  // In one order everywhere, so that two batches never wait for each other.
  await db().$executeRaw`
    WITH asked AS (
      SELECT id, type, mark FROM unnest(
        ${counted.map(({ id }) => id)}::int[], ${counted.map(({ type }) => type)}::interaction_type[], ${marks}::bytea[]
      ) AS given (id, type, mark)
      WHERE EXISTS (SELECT FROM providers p WHERE p.id = given.id AND p.status IN ('open', 'temporarily_closed'))
    ), fresh AS (
      INSERT INTO interaction_marks (day, mark) SELECT ${day}::date, mark FROM asked ORDER BY mark
      ON CONFLICT DO NOTHING RETURNING mark
    )
    INSERT INTO provider_interactions (provider_id, day, type, count)
    SELECT id, ${day}::date, type, 1 FROM asked JOIN fresh USING (mark) ORDER BY id, type
    ON CONFLICT (provider_id, day, type) DO UPDATE SET count = provider_interactions.count + 1`
}

/** Internal ids beyond what a column holds are nobody's. */
const LARGEST_ID = 2 ** 31 - 1

function distinct(events: InteractionEvent[]): { id: number; type: InteractionName }[] {
  const seen = new Map<string, { id: number; type: InteractionName }>()
  for (const { providerId, interactionType: type } of events) {
    const code = codeFromPublicId(providerId)
    const id = code && internalIdOf(code)
    if (id && id <= LARGEST_ID) seen.set(`${id} ${type}`, { id, type })
  }
  return [...seen.values()]
}
