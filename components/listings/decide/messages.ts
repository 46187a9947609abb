import type { ProfileChangeOrigin } from '@/prisma/generated/enums'
import { PROMISE } from '../profile/messages'

export const decideMessages = {
  title: 'Profile changes',
  lead: `What a provider wants its page to say. We promise an answer in ${PROMISE}, counting holidays as business days.`,
  sentBy: (day: string, by: string | null) => `Sent ${day}${by ? ` by ${by}` : ''}.`,
  seePage: 'See the page as it is',
  pageHasChanged: 'The page has changed since. Now it says:',
  accept: 'Accept',
  reject: 'Reject',
  acceptAll: 'Accept all',
  reason: 'Reason',
  reasonHint: 'The provider sees it next to the field.',
  edit: 'Edit before accepting',
  keepPhotos: 'Show on the page',
  hoursHint: 'Like Mon-Fri 6:30 AM - 6 PM; Sat closed.',
  save: 'Save decisions',
  saved: 'Decided. We’ve notified the provider.',
  notSaved: 'We couldn’t save that. What you typed is still here; please try again.',
  decided: 'This change has been decided.',
  withdrawn: 'The provider withdrew this change.',
  accepted: 'Accepted',
  edited: 'Accepted, edited',
  rejected: (reason: string) => `Rejected: ${reason}`,
  backToList: 'Back to approvals',
  versions: 'Versions of this page',
  origins: {
    provider: 'Decided',
    at_once: 'Went live without review',
    roll_back: 'Undone',
  } satisfies Record<ProfileChangeOrigin, string>,
  noField: 'nothing accepted',
  rollBack: 'Undo this change',
  rollBackTitle: 'Go back to before this change',
  rollBackText: (later: number) =>
    later === 0
      ? 'The page goes back to what it said before this change. Facts confirmed separately and deleted photos stay as they are.'
      : `The page goes back to what it said before this change and the ${later === 1 ? 'one' : later} after it. Facts confirmed separately and deleted photos stay as they are.`,
  before: 'Before',
  rollBackHint: 'The provider’s team sees it on their dashboard.',
  rolledBack: 'Undone. We’ve notified the provider.',
  notRolledBack: 'We couldn’t undo it. What you typed is still here.',
  nothingToRollBack: 'The page already says what it said before this change. Nothing to undo.',
} as const

export const placeMessages = {
  label: (miles: string) => `A map: 1 is where the page is now, 2 is where it would be, ${miles} miles away`,
  moves: (miles: string) =>
    `1 is where the page is on the map now. 2 is where it would be: the middle of the new address’s ZIP code, ${miles} miles away.`,
} as const
