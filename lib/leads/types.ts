import type { AgeBandCode } from '@/lib/providers/catalogue/age-bands'
import type { LostReason } from '@/prisma/generated/enums'
import type { Stage } from './rules/stages'

/** Why a lead waits for somebody today: something unread, a tour of which a time is to be chosen, a step that is due, no answer yet. */
export type Need = 'message' | 'tour' | 'due' | 'answer'

/** A conversation on the way to a place, as the provider's people see it. Days are "2026-11-24". `id`: the conversation's. */
export type Lead = {
  id: number
  /** "Dana M." */
  family: string
  subject: string
  stage: Stage
  /** Where it stands without what was said by hand. */
  happened: Stage
  /** As the family told them when they asked. */
  childAgeMonths: number | null
  wantedStart: string | null
  askedOn: string
  /** ISO 8601. */
  lastAt: string
  need: Need | null
  /** When the newest agreed tour is, or was: "Tue, Nov 24, 10:00 AM EST". */
  tour: string | null
  lostReason: LostReason | null
  /** The room that is waited for; where nobody waits yet, the one for the age that was told. */
  band: AgeBandCode | null
  waitingSince: string | null
  nextStep: { text: string; day: string } | null
}

export type StageCounts = Record<Stage, number>

/** One page of leads, those that need somebody first. */
export type LeadPage = { leads: Lead[]; page: number; hasMore: boolean }

export type LeadNote = { id: number; text: string; author: string; createdAt: string; isYours: boolean }

/** What stands beside a conversation for the provider's people. */
export type LeadPanel = { lead: Lead; notes: LeadNote[]; today: string }

/** Who waits for one room, in the order in which they joined. `openings`: as the page states them; null where it does not. */
export type WaitingRoom = { band: AgeBandCode; openings: number | null; leads: Lead[] }
