import type { Side } from '@/lib/directory/rules/merge-choices'
import type { MovingThing } from '@/lib/directory/rules/moving-things'

const many = (one: string, more: string) => (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

/** What comes along, as a line of a list. */
export const MOVING: Record<MovingThing, (count: number) => string> = {
  people: many('person who manages it', 'people who manage it'),
  claims: many('claim', 'claims'),
  favorites: many('favorite', 'favorites'),
  favoritesOfBoth: (count) => `${count} of these parents saved both: each keeps one, with both notes`,
  conversations: many('conversation', 'conversations'),
  leads: many('lead', 'leads'),
  tours: many('tour', 'tours'),
  enrollments: many('enrollment', 'enrollments'),
  events: many('date sent to families', 'dates sent to families'),
  reviews: many('review', 'reviews'),
  reviewsOfBoth: (count) => `${count} of these authors reviewed both: the later review is shown`,
  licenses: many('license record', 'license records'),
  inspections: many('inspection', 'inspections'),
  reports: many('report of wrong information', 'reports of wrong information'),
  alerts: many('alert of a saved search', 'alerts of saved searches'),
  replies: many('saved reply', 'saved replies'),
  plans: many('plan that is paid for', 'plans that are paid for'),
  invoices: many('invoice', 'invoices'),
  views: many('counted view', 'counted views'),
  pendingChanges: (count) => `${many('change', 'changes')(count)} that waits for a decision is withdrawn`,
}

export const mergeTexts = {
  duplicates: 'Likely duplicates',
  duplicatesLead:
    'Providers that share a phone, a house, a license or a name in one ZIP code, judged by the same rules as an import. Nothing is merged by itself.',
  pairs: (count: number) => many('pair', 'pairs')(count),
  mostShown: (count: number) => `The ${count} surest are shown.`,
  sure: (percent: number) => `${percent} %`,
  compare: (one: string, other: string) => `Compare ${one} and ${other}`,
  and: 'and',
  noneTitle: 'No likely duplicates',
  noneText: 'No two providers share a phone, a house, a license or a name in one ZIP code.',
  title: 'Merge two providers',
  lead: 'Choose what stays, see what comes along, then make them one.',
  stays: 'Stays',
  goes: 'Leads there from then on',
  swap: 'Let the other one stay',
  fileOf: (name: string) => `File of ${name}`,
  differ: 'Where they differ',
  same: 'Both say the same of everything.',
  sides: { keep: 'Of the one that stays', drop: 'Of the other', both: 'Both' } satisfies Record<Side, string>,
  empty: 'Not stated',
  nameStays: 'A name that gives way stays as another name, so that families still find it.',
  moves: (drop: string, keep: string) => `What comes along from ${drop} to ${keep}`,
  nothingMoves: 'Nothing hangs on it but its page.',
  ending: 'Afterwards',
  address: 'Its old address leads to the one that stays, for good.',
  told: 'Everybody who manages one of them is told.',
  lists: 'The lists that know it keep knowing it: their next files write to the one that stays.',
  final: 'A merger cannot be undone: what was put together cannot be told apart any more.',
  isSure: 'I have compared both. They are one provider.',
  merge: 'Merge',
  merged: 'They are one provider now',
  failed: 'They were not merged. Please try again.',
  alike: 'Likely the same provider',
  noAlike: 'Nobody else looks like it.',
  otherNumber: 'Number of another provider',
  compareWith: 'Compare',
} as const
