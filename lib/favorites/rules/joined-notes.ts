import { scores as storedScores } from '../schema'
import type { Scores } from './scorecard'

type Notes = { createdAt: Date; note: string; touredOn: Date | null; scores: unknown }
type Joined = { createdAt: Date; note: string; touredOn: Date | null; scores: Scores }

/** What a parent wrote of two that are one provider now: both notes, the later tour, and of an aspect judged twice the survivor's score. */
export function joinedNotes(ours: Notes, theirs: Notes): Joined {
  const notes = [ours.note, theirs.note].filter((note) => note !== '')
  const days = [ours.touredOn, theirs.touredOn].flatMap((day) => day?.getTime() ?? [])
  return {
    createdAt: new Date(Math.min(ours.createdAt.getTime(), theirs.createdAt.getTime())),
    note: [...new Set(notes)].join('\n\n'),
    touredOn: days.length > 0 ? new Date(Math.max(...days)) : null,
    scores: { ...scoresIn(theirs.scores), ...scoresIn(ours.scores) },
  }
}

const scoresIn = (stored: unknown): Scores => storedScores.safeParse(stored).data ?? {}
