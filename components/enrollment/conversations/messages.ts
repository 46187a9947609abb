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
  sendReport: 'Send report',
  reported: 'Report received',
  reportedText: 'The operators of this site can read it now.',
  reportFailed: 'Your report was not sent. What you typed is kept.',

  request: 'Request Information',
  requestLead: (name: string) =>
    `Ask ${name} a question. The answer comes to your messages here, and the bell tells you.`,
  subject: 'Subject',
  defaultSubject: (name: string) => `Question about ${name}`.slice(0, 120),
  text: 'Your message',
  textHint: 'For example: the days you need, and what you would like to see on a visit.',
  childAgeField: "Child's age in months",
  childAgeHint: 'The age is all that we ask of your child.',
  wantedStartField: 'Wanted start',
  anyMonth: 'Not sure yet',
  alsoAsk: 'Also send it to',
  alsoAskHint: 'Favorites of yours that can be asked. Each gets a conversation of its own.',
  alsoByMail: 'By e-mail: its page is not claimed yet.',
  sendRequest: 'Send request',
  requestNotSent: 'Your request was not sent. What you typed is kept.',
  requestSent: 'Request sent',
  requestsSent: (count: number) => `Sent to ${count} providers`,
  nobodyTitle: 'Nobody answers here yet',
  nobodyText: (name: string) =>
    `Nobody answers for ${name} on ${SITE.name}, and we have no e-mail address of it that takes requests, so a message here would reach no one.`,
  nobodyCall: 'Please call:',
  requestByMail: (name: string) =>
    `Nobody has claimed the page of ${name} yet. We write to its e-mail address on file that you ask; whoever reads there sees your first name and initial, what you write below, and nothing else. The answer comes to your messages here.`,
  nobodyReach: 'Reach them directly:',
  nobodyNoContact: 'We have no phone number, e-mail address or website of it either.',
  closedTitle: 'This provider has closed',
  backToProvider: 'Back to the provider',
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
