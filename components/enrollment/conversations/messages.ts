import { MAX_ATTACHED } from '@/lib/enrollment/inquiries/rules/conversation'
import { SITE } from '@/lib/platform/config/site'
import type { InquiryReportReason, InquirySide } from '@/prisma/generated/enums'

export const conversationMessages = {
  title: 'Messages',
  leads: {
    caregiver: 'What you asked providers, and what they answered.',
    careprovider: 'What parents ask you, and what you answered.',
  } satisfies Record<InquirySide, string>,
  dashboards: { caregiver: 'Caregiver Dashboard', careprovider: 'Care Provider Dashboard' } satisfies Record<
    InquirySide,
    string
  >,

  list: 'Conversations',
  emptyTitle: 'No messages yet',
  empty: {
    caregiver: 'Open a provider’s page and press Request Information. The answer comes here.',
    careprovider: 'When a parent asks for information about a provider that you answer for, you read it here.',
  } satisfies Record<InquirySide, string>,
  emptyAction: { caregiver: 'Find care near you', careprovider: 'Look at your page' } satisfies Record<
    InquirySide,
    string
  >,
  nothingFound: 'No conversation holds these words',
  nothingFoundText: 'Names, subjects and messages were searched.',
  showAll: 'Show all conversations',
  noMore: 'There are no older conversations.',
  searchLabel: 'Search your messages',
  search: 'Search',
  isNew: 'New',
  you: 'You: ',
  reply: 'Reply',
  markRead: 'Mark as Read',
  replyTo: (name: string) => `Reply to ${name}`,
  markReadOf: (name: string) => `Mark as Read: ${name}`,
  notMarked: 'That was not saved. Please try again.',
  older: 'Older',
  newest: 'Back to the newest',
  notFresh: 'New messages could not be loaded. We go on trying.',

  backToList: 'All messages',
  childAge: (age: string) => `Child’s age: ${age}`,
  wantedStart: (month: string) => `Wanted start: ${month}`,
  conversation: 'Messages of this conversation',
  read: 'Read',
  byMail: 'from the e-mail on file, page not claimed',
  readByMail: (name: string) =>
    `Nobody has claimed the page of ${name} yet. A mail to the e-mail address on file says that you wrote, and its answer comes here.`,
  answer: 'Your message',
  answerHint: 'Please share no health or ID data of a child here.',
  send: 'Send',
  notSent: 'Your message was not sent. What you typed is kept.',
  sent: 'Message sent',

  more: 'Report or block',
  block: 'Block',
  unblock: 'Unblock',
  blockText: 'Neither side can write to the other any more, until you unblock.',
  blocked: 'Blocked',
  unblocked: 'Unblocked',
  notBlocked: 'That was not saved. Please try again.',
  reportReason: 'What is wrong?',
  chooseReason: 'Choose a reason',
  reasons: {
    spam: 'It is advertising',
    rude: 'It is rude or harassing',
    unsafe: 'It worries me for a child',
    other: 'Something else',
  } satisfies Record<InquiryReportReason, string>,
  reportNote: 'In your words',
  reportText: `The operators of ${SITE.name} get your report. In an emergency call 911.`,
  withdraw: 'Withdraw this request',
  withdrawText: (name: string) =>
    `${name} has not answered yet. Withdrawing deletes the request, its messages and proposed times for both of you.`,
  withdrawn: 'Request withdrawn',
  notWithdrawn: 'The request was not withdrawn.',
  sendReport: 'Send report',
  reported: 'Report received',
  reportedText: 'The operators of this site can read it now.',
  reportFailed: 'Your report was not sent. What you typed is kept.',

  request: 'Request Information',
  nobodyTitle: 'Nobody answers here yet',
  nobodyText: (name: string) =>
    `Nobody answers for ${name} on ${SITE.name}, and we have no e-mail address of it that takes requests, so a message here would reach no one.`,
  nobodyCall: 'Please call:',
  requestByMail: (name: string) =>
    `Nobody has claimed the page of ${name} yet. We write to its e-mail address on file that you ask; whoever reads there sees your first name and initial, what you write below, and nothing else. The answer comes to your messages here.`,
  nobodyReach: 'Reach them directly:',
  nobodyNearby: 'These providers nearby do answer:',
  nobodyNoContact: 'We have no phone number, e-mail address or website of it either.',
  closedTitle: 'This provider has closed',
  backToProvider: 'Back to the provider',
} as const

type Opening = { room?: string; name?: string; month?: string | null; days?: string; times?: string }

/** The form behind Request Information. */
export const requestMessages = {
  visit: (name: string) => `Visit ${name}`,
  ask: (name: string) => `Ask ${name}`,
  mode: 'What would you like to do?',
  tour: 'Book a tour',
  onlyAsk: 'Only ask',

  for: 'For',
  change: 'Change',
  changeChild: 'Change the child',
  child: (name: string, age: string) => `${name}, ${age}`,
  room: (adjective: string, month: string | null) =>
    `${adjective.charAt(0).toUpperCase()}${adjective.slice(1)} room${month ? `, from ${month}` : ''}`,
  otherChild: 'Another child',
  age: "Child's age in months",
  ageHint: 'For 1½ years, enter 18.',
  start: 'Wanted start',
  anyMonth: 'Not sure yet',

  opening: ({ room, name, month, days, times }: Opening) =>
    [
      'Hello, we are looking for a place',
      room && ` in the ${room} room`,
      name && ` for ${name}`,
      month && ` from ${month}`,
      days && `, ${days}`,
      times && `, ${times}`,
      '.',
    ]
      .filter(Boolean)
      .join(''),
  note: 'Your note',
  noteHint: 'Written from what you told us and what nobody has stated yet. Change anything.',

  sendToTitle: 'Send to',
  ofUpTo: (count: number, most: number) => `${count} of up to ${most}`,
  alwaysSent: 'Gets your request',
  byMail: 'By e-mail: its page is not claimed yet.',
  ownQuestions: (count: number) => (count === 1 ? 'Also asks:' : `Also asks ${count} questions:`),
  addFavorite: 'Add another favorite',
  noOthers: 'Tap a heart to save other providers, and you can ask up to five at once.',

  theySee: 'What they will see',
  seesNote: (parent: string) => `Your name, ${parent}, and your note`,
  seesChild: (name: string) => `${name}’s age and the month care starts`,
  seesAge: 'The age and start, if you fill them in',
  seesTimes: 'The times you picked',
  seesNot: 'Not your e-mail, phone or address, and not who else you write to. Answers come to your messages here.',
  readMessage: 'Read your message',
  readMessages: (count: number) => `Read all ${count} messages`,
  messageTo: (name: string) => `To ${name}`,

  sendTo: (name: string) => `Send to ${name}`,
  sendToMany: (count: number) => `Send to ${count} providers`,
  withdraw: 'You can withdraw it until they answer.',
  notSent: 'Your request was not sent. Nothing you typed is lost.',
  sent: 'Request sent',
  sentTo: (count: number) => `Sent to ${count} providers`,
} as const

export const attachmentMessages = {
  add: 'Add pictures or a PDF',
  hint: `Up to ${MAX_ATTACHED} files of 10 MB each. Pictures lose where and when they were taken; a PDF is sent as it is.`,
  list: 'Files of this message',
  sending: (name: string) => `${name}: being added`,
  ready: (name: string) => `${name}: added`,
  remove: (name: string) => `Remove ${name}`,
  refused: (name: string, why: string) => `${name}: ${why}`,
  failed: 'It could not be added. Please choose it again.',
  tooLarge: 'It is larger than 10 MB. Please choose a smaller file.',
  picture: (name: string) => `Picture: ${name}`,
  pdf: (size: string) => `PDF, ${size}`,
} as const

/** "340 kB", "2.1 MB". */
export function attachmentSizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
