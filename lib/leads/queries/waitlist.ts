import 'server-only'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { findFactSheet } from '@/lib/providers/queries/fact-sheet'
import type { WaitingRoom } from '../types'
import { findAllLeads, type LeadsProvider } from './leads'

/** The waitlist of one of the actor's providers: the rooms for which somebody waits, the youngest first. */
export async function findWaitlist(provider: LeadsProvider): Promise<WaitingRoom[]> {
  const [leads, { ageBands }] = await Promise.all([
    findAllLeads(provider, { stage: 'waitlist', need: undefined, q: undefined }),
    findFactSheet(provider.internalId),
  ])
  const turn = ({ waitingSince, id }: { waitingSince: string | null; id: number }) =>
    `${waitingSince} ${String(id).padStart(10, '0')}`
  return AGE_BANDS.map(({ code }) => ({
    band: code,
    openings: ageBands.find(({ band }) => band === code)?.openings ?? null,
    leads: leads.filter(({ band }) => band === code).toSorted((a, b) => (turn(a) < turn(b) ? -1 : 1)),
  })).filter((room) => room.leads.length > 0)
}
