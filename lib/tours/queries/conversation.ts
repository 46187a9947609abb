import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findInquiry } from '@/lib/messages/queries/inquiry'
import { hasUnreadAt } from '@/lib/notifications/queries'
import { routes } from '@/lib/platform/routes'
import type { ConversationDetail } from '../types'
import { findTourPanel } from './panel'

/** A conversation of the actor's own with the visits settled in it. Throws NotFoundError for anything else, also another's. */
export async function findConversation(actor: SignedInActor, id: number, now: Date): Promise<ConversationDetail> {
  const [inquiry, visits] = await Promise.all([findInquiry(actor, id), findTourPanel(actor, id, now)])
  const side = actor.role === 'caregiver' ? 'caregiver' : 'careprovider'
  return { ...inquiry, visits, hasNews: await hasUnreadAt(actor, routes.conversation(side, id)) }
}
