import 'server-only'
import { moveFigures } from '@/lib/analytics/commands/move-figures'
import { moveBilling } from '@/lib/billing/commands/move-billing'
import { moveClaims } from '@/lib/claims/commands/move-claims'
import { movePlaces } from '@/lib/enrollments/commands/move-places'
import { moveEvents } from '@/lib/events/commands/move-events'
import { moveFavorites } from '@/lib/favorites/commands'
import { moveCandidates } from '@/lib/imports/commands/move-candidates'
import { moveConversations } from '@/lib/messages/commands/move-conversations'
import type { Transaction } from '@/lib/platform/db'
import { moveProfile } from '@/lib/profiles/commands/move-profile'
import { movePeople } from '@/lib/provider-people/commands/move-people'
import { moveRecords } from '@/lib/providers/commands/move-records'
import { moveReports } from '@/lib/reports/commands/move-reports'
import { moveReviews } from '@/lib/reviews/commands/move-reviews'
import { moveReplies } from '@/lib/saved-replies/commands/move-replies'
import { moveNews } from '@/lib/saved-searches/commands/move-news'
import { moveTours } from '@/lib/tours/commands/move-tours'
import { moveDistinctions } from '../tell-apart'

type Move = (tx: Transaction, fromId: number, toId: number, now: Date) => Promise<unknown>

/**
 * What hangs on a provider becomes the survivor's: one function of each domain, in this order (docs/decisions/0200 says why). A domain that
 * begins to keep something of providers adds its own here; tests/integration/directory/merge.test.ts finds a table that was forgotten.
 */
export const MOVES: readonly Move[] = [
  movePeople,
  moveClaims,
  moveEvents,
  moveConversations,
  moveTours,
  movePlaces,
  moveReplies,
  moveBilling,
  moveReviews,
  moveFavorites,
  moveNews,
  moveReports,
  moveRecords,
  moveProfile,
  moveCandidates,
  moveFigures,
  moveDistinctions,
]
