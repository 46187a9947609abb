import type { ProfileChangeOrigin } from '@/prisma/generated/enums'
import { PROMISE } from '../profile/messages'

export const decideMessages = {
  title: 'Profile changes',
  lead: `What a provider wants its page to say. It is promised an answer in ${PROMISE}; holidays are not counted out.`,
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
  notSaved: 'That was not saved. What you typed is still here; please try again.',
  decided: 'This change was decided.',
  withdrawn: 'The provider has taken this change back.',
  accepted: 'Accepted',
  edited: 'Accepted, edited',
  rejected: (reason: string) => `Rejected: ${reason}`,
  backToList: 'All that waits',
  versions: 'Versions of this page',
  origins: {
    provider: 'Decided',
    at_once: 'Live at once',
    roll_back: 'Put back',
  } satisfies Record<ProfileChangeOrigin, string>,
  noField: 'nothing accepted',
  rollBack: 'Put the page back',
  rollBackTitle: 'Put the page back to before this',
  rollBackText: (later: number) =>
    later === 0
      ? 'The page would say again what it said before this change. Facts that were confirmed apart from it, and photos that are gone, stay as they are.'
      : `The page would say again what it said before this change and the ${later === 1 ? 'one' : later} after it. Facts that were confirmed apart from them, and photos that are gone, stay as they are.`,
  before: 'Before',
  rollBackHint: 'The provider’s people read it on their dashboard.',
  rolledBack: 'The page is put back, and the provider is told',
  notRolledBack: 'The page stays as it is. What you typed is still here.',
  nothingToRollBack: 'The page says what it said before this change: there is nothing to put back.',
} as const

export const placeMessages = {
  label: (miles: string) => `A map: the page stands at 1 and would stand at 2, ${miles} miles away`,
  moves: (miles: string) =>
    `1 is where the page stands on the map, 2 where it would stand: the middle of the ZIP code in that address, ${miles} miles away.`,
} as const
