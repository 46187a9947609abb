import type { Phase } from '@/lib/enrollment/enrollments/rules'

export const enrollmentMessages = {
  title: 'Enrollment',
  none: 'None',
  phases: { coming: 'Place confirmed', present: 'Enrolled', leaving: 'Leaving', past: 'Ended' } satisfies Record<
    Phase,
    string
  >,
  confirm: 'Confirm a place',
  confirmText: 'For the child of this conversation. The family is told, and sees it on its dashboard.',
  firstDay: 'First day',
  room: 'Room',
  roomHint: 'Your openings follow: the page then says one fewer here. What it does not say, or says as full, stays.',
  roomOf: (room: string, openings: number | undefined) =>
    `${room}: ${openings === undefined ? 'openings not known' : openings === 1 ? '1 opening' : `${openings} openings`}`,
  noRoom: 'None: leave the openings as they are',
  sendConfirm: 'Confirm this place',
  confirmed: 'Place confirmed',
  end: { caregiver: 'Withdraw your child', careprovider: 'End this place' },
  endText: 'The other side is told.',
  lastDay: 'Last day',
  sendEnd: { caregiver: 'Withdraw', careprovider: 'End it' },
  ended: 'Saved',
  notSaved: 'That was not saved. What you chose is kept.',

  emptyText: 'When a provider confirms a place in your messages, it stands here.',
  emptyAction: 'Your messages',
  messageProvider: 'Message Provider',
  messageOf: (name: string) => `Message Provider: ${name}`,
  requestTransfer: 'Request Transfer',
  transferOf: (name: string) => `Request Transfer from ${name}`,
  transferAsked: 'Transfer requested',
  stat: 'Enrollment status',

  transferLead: (name: string) => `Tell ${name} that you want to go, and ask the next provider if you have found one.`,
  toPresent: (name: string) => `Your message to ${name}`,
  presentDraft:
    'We would like to move our child to another provider. Which last day would be possible, and what do you need from us?',
  next: 'Next provider',
  nextHint: 'Favorites of yours that answer here.',
  nobody: 'Nobody yet',
  toNext: 'Your message to the next provider',
  nextDraft: 'We would like to move our child to you. Do you have a place, and from when?',
  transferStays: 'The place stays until you or the provider end it in your conversation.',
  sendTransfer: 'Send request',
  transferSent: 'Request sent',
  transferNotSent: 'Your request was not sent. What you typed is kept.',
} as const
