import type { Phase } from '@/lib/enrollment/enrollments/rules'

export const enrollmentMessages = {
  title: 'Enrollment',
  none: 'None',
  phases: { coming: 'Place confirmed', present: 'Enrolled', leaving: 'Leaving', past: 'Ended' } satisfies Record<
    Phase,
    string
  >,
  confirm: 'Confirm a place',
  confirmText: 'For the child in this conversation. We notify the family, and they see it on their dashboard.',
  firstDay: 'First day',
  room: 'Room',
  roomHint: 'We subtract one opening from this room on your page. Rooms without a number, or full ones, stay the same.',
  roomOf: (room: string, openings: number | undefined) =>
    `${room}: ${openings === undefined ? 'openings not known' : openings === 1 ? '1 opening' : `${openings} openings`}`,
  noRoom: 'None: keep the openings as they are',
  sendConfirm: 'Confirm this place',
  confirmed: 'Place confirmed',
  end: { caregiver: 'Withdraw your child', careprovider: 'End this place' },
  endText: 'We notify the other side.',
  lastDay: 'Last day',
  sendEnd: { caregiver: 'Withdraw', careprovider: 'End place' },
  ended: 'Saved',
  notSaved: 'We couldn’t save that. What you chose is still here.',

  emptyText: 'When a provider confirms a place in your messages, you’ll see it here.',
  emptyAction: 'Your messages',
  messageProvider: 'Message Provider',
  messageOf: (name: string) => `Message Provider: ${name}`,
  requestTransfer: 'Request Transfer',
  transferOf: (name: string) => `Request Transfer from ${name}`,
  transferAsked: 'Transfer requested',
  stat: 'Enrollment status',

  transferLead: (name: string) =>
    `Let ${name} know you’d like to leave, and ask your next provider if you’ve found one.`,
  toPresent: (name: string) => `Your message to ${name}`,
  presentDraft:
    'We’d like to move our child to another provider. What last day would work, and what do you need from us?',
  next: 'Next provider',
  nextHint: 'Your favorites that answer messages here.',
  nobody: 'Nobody yet',
  toNext: 'Your message to the next provider',
  nextDraft: 'We’d like to move our child to you. Do you have a place, and from when?',
  transferStays: 'You keep the place until you or the provider end it in your conversation.',
  sendTransfer: 'Send request',
  transferSent: 'Request sent',
  transferNotSent: 'We couldn’t send your request. What you typed is still here.',
} as const
