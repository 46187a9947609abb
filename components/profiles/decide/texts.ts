import type { DecisionClock } from '@/lib/profiles/rules/due'
import { PROMISE } from '../texts'

export const decideTexts = {
  title: 'Profile changes',
  lead: `What providers want their pages to say. Providers are promised an answer in ${PROMISE}; holidays are not counted out.`,
  none: 'Nothing waits for a decision',
  noneText: 'When a provider proposes a change of its page, it stands here, the oldest first.',
  backToDashboard: 'Back to the dashboard',
  fieldCount: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  sent: (day: string) => `sent ${day}`,
  due: {
    'in-time': (day) => `Due by ${day}`,
    today: () => 'Due today',
    late: (day) => `Late since ${day}`,
  } satisfies Record<DecisionClock['state'], (day: string) => string>,

  sentBy: (day: string, by: string | null) => `Sent ${day}${by ? ` by ${by}` : ''}.`,
  seePage: 'See the page as it is',
  pageHasChanged: 'The page says something else by now:',
  accept: 'Accept',
  reject: 'Reject',
  acceptAll: 'Accept all',
  reason: 'Reason',
  reasonHint: 'The provider reads it beside the field.',
  edit: 'Edit before accepting',
  keepPhotos: 'Show on the page',
  hoursHint: 'Like Mon-Fri 6:30 AM - 6 PM; Sat closed.',
  save: 'Save decisions',
  saved: 'Decided, and the provider is told',
  notSaved: 'That was not saved. What you typed is kept: please try again.',
  decided: 'This change was decided.',
  withdrawn: 'The provider has taken this change back.',
  accepted: 'Accepted',
  edited: 'Accepted, edited',
  rejected: (reason: string) => `Rejected: ${reason}`,
  backToList: 'All changes that wait',
} as const
