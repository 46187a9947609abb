import { InquirySide, TourStatus } from '@/prisma/generated/enums'
import { actionsFor, outcomeOf, TOUR_ACTIONS, TOUR_REFUSALS, type TourAction, type TourState } from './outcomes'

const HOUR = 3_600_000
const startsAt = new Date('2026-11-24T15:00:00Z')
const at = (hours: number) => new Date(startsAt.getTime() + hours * HOUR)
const { own, agreed, begun, early, notAgreed, off, over, theirs } = TOUR_REFUSALS

type Row = Record<TourAction, string>
const nothing = (why: string): Row => ({ accept: why, move: why, decline: why, done: why, missed: why })
const waiting = (same: TourStatus, accept: string): Row => ({
  accept,
  move: same,
  decline: 'declined',
  done: notAgreed,
  missed: notAgreed,
})
const decided = (done: string, missed: string): Row => ({ accept: over, move: over, decline: over, done, missed })

/** Every status at every time that matters, by each side. The parent proposed, and made the decision if there is one. */
const TABLE: [status: TourStatus, hours: number, caregiver: Row, careprovider: Row][] = [
  ['proposed', -5, waiting('proposed', own), waiting('proposed', 'accepted')],
  ['moved', -5, waiting('moved', own), waiting('moved', 'accepted')],
  ['moved', 5, waiting('moved', own), waiting('moved', 'accepted')],
  [
    'accepted',
    -1,
    { accept: agreed, move: 'moved', decline: 'declined', done: early, missed: early },
    { accept: agreed, move: 'moved', decline: 'declined', done: early, missed: early },
  ],
  [
    'accepted',
    0,
    { accept: begun, move: begun, decline: begun, done: 'done', missed: 'missed' },
    { accept: begun, move: begun, decline: begun, done: 'done', missed: 'missed' },
  ],
  ['accepted', 48, nothing(over), nothing(over)],
  ['done', 1, decided(over, 'missed'), decided(over, 'missed')],
  ['done', 48, nothing(over), nothing(over)],
  ['missed', 1, decided('done', over), decided(theirs, over)],
  ['missed', 48, nothing(over), nothing(over)],
  ['declined', -5, nothing(off), nothing(off)],
  ['declined', 1, nothing(off), nothing(off)],
]

const cases = TABLE.flatMap(([status, hours, caregiver, careprovider]) =>
  Object.entries({ caregiver, careprovider }).flatMap(([side, row]) =>
    TOUR_ACTIONS.map((action) => [status, hours, side as InquirySide, action, row[action]] as const),
  ),
)
const stateOf = (status: TourStatus): TourState => ({
  status,
  proposedBy: 'caregiver',
  decidedBy: status === 'done' || status === 'missed' || status === 'declined' ? 'caregiver' : null,
  startsAt: status === 'proposed' ? null : startsAt,
})

test('the table covers every status', () => {
  expect(new Set(TABLE.map(([status]) => status))).toEqual(new Set(Object.values(TourStatus)))
})

test.each(cases)('%s, %d hours from its time, %s does "%s": %s', (status, hours, side, action, expected) => {
  const { status: next, refusal } = outcomeOf(stateOf(status), action, side, at(hours))
  expect(next ?? refusal).toBe(expected)
})

test('the buttons on screen match what the command accepts, for either proposing side', () => {
  for (const proposedBy of Object.values(InquirySide))
    for (const side of Object.values(InquirySide)) {
      const actions = actionsFor({ ...stateOf('proposed'), proposedBy }, side, at(-5))
      expect(actions).toEqual(side === proposedBy ? ['move', 'decline'] : ['accept', 'move', 'decline'])
    }
})

test('one side cannot take back that the other marked a tour as missed', () => {
  const missed = { ...stateOf('missed'), decidedBy: 'careprovider' as const }
  expect(actionsFor(missed, 'caregiver', at(1))).toEqual([])
  expect(actionsFor(missed, 'careprovider', at(1))).toEqual(['done'])
})
