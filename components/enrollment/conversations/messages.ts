import { childAgeText, MAX_ATTACHED } from '@/lib/enrollment/inquiries/rules/conversation'
import { SITE } from '@/lib/platform/config/site'
import type { InquiryReportReason, InquirySide, ReportOutcome } from '@/prisma/generated/enums'

export const conversationMessages = {
  title: 'Messages',
  leads: {
    caregiver: 'Your questions to providers, and their replies.',
    careprovider: 'Parents’ questions, and your replies.',
  } satisfies Record<InquirySide, string>,
  dashboards: { caregiver: 'Caregiver Dashboard', careprovider: 'Care Provider Dashboard' } satisfies Record<
    InquirySide,
    string
  >,

  list: 'Conversations',
  emptyTitle: 'No messages yet',
  empty: {
    caregiver: 'Open a provider’s page and press Request Information. We’ll notify you when they reply.',
    careprovider: 'When a parent asks you for information, you’ll see it here.',
  } satisfies Record<InquirySide, string>,
  emptyAction: { caregiver: 'Find care near you', careprovider: 'Look at your page' } satisfies Record<
    InquirySide,
    string
  >,
  nothingFound: 'No conversations found',
  nothingFoundText: 'We searched names, subjects and messages.',
  showAll: 'Show all conversations',
  noMore: 'No older conversations.',
  searchLabel: 'Search your messages',
  search: 'Search',
  isNew: 'New',
  you: 'You: ',
  reply: 'Reply',
  markRead: 'Mark as Read',
  replyTo: (name: string) => `Reply to ${name}`,
  markReadOf: (name: string) => `Mark as Read: ${name}`,
  notMarked: 'We couldn’t save that. Please try again.',
  older: 'Older',
  newest: 'Back to the newest',
  notFresh: 'We can’t load new messages right now. We’ll keep trying.',

  backToList: 'All messages',
  childAge: (age: string) => `Child’s age: ${age}`,
  /** The heading of a thread for a provider's people. */
  family: (name: string, childAgeMonths: number | null) =>
    childAgeMonths === null ? name : `${name}, child of ${childAgeText(childAgeMonths)}`,
  asked: (subject: string) => `Asks: ${subject}`,
  wantedStart: (month: string) => `Care starts: ${month}`,
  conversation: 'Messages of this conversation',
  read: 'Read',
  byMail: 'by e-mail, page not claimed',
  readByMail: (name: string) =>
    `Nobody has claimed ${name}’s page yet. We e-mail your message to the address on file, and their reply comes here.`,
  answer: 'Your message',
  answerHint: 'Please don’t share a child’s health or ID details here.',
  send: 'Send',
  notSent: 'We couldn’t send your message. What you typed is still here.',
  sent: 'Message sent',

  more: 'Report or block',
  block: 'Block',
  unblock: 'Unblock',
  blockText: 'Neither of you can write until you unblock.',
  blocked: 'Blocked',
  unblocked: 'Unblocked',
  notBlocked: 'We couldn’t save that. Please try again.',
  reportReason: 'What is wrong?',
  chooseReason: 'Choose a reason',
  reasons: {
    spam: 'It is advertising',
    rude: 'It is rude or harassing',
    unsafe: 'I’m worried about a child',
    other: 'Something else',
  } satisfies Record<InquiryReportReason, string>,
  reportNote: 'In your own words',
  reportText: `The ${SITE.name} team gets your report. In an emergency, call 911.`,
  withdraw: 'Withdraw this request',
  withdrawText: (name: string) =>
    `${name} hasn’t answered yet. Withdrawing deletes the request, its messages and proposed times for both of you.`,
  withdrawn: 'Request withdrawn',
  notWithdrawn: 'We couldn’t withdraw the request.',
  sendReport: 'Send report',
  reported: 'Report received',
  reportedText: 'Thank you. Our team will look at it.',
  reportFailed: 'We couldn’t send your report. What you typed is still here.',

  request: 'Request Information',
  nobodyTitle: 'They don’t answer messages here yet',
  nobodyText: (name: string) =>
    `Nobody from ${name} uses ${SITE.name} yet, and we have no e-mail address for them that takes requests, so nobody would see your message.`,
  nobodyCall: 'Please call:',
  requestByMail: (name: string) =>
    `Nobody has claimed ${name}’s page yet. We’ll send your request to the e-mail address on file, but you may not get an answer.`,
  nobodyReach: 'Reach them directly:',
  nobodyNearby: 'These providers nearby do answer:',
  nobodyNoContact: 'We don’t have a phone number, e-mail address or website for them either.',
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

  visitor: 'Write it now. You’ll sign in when you send it.',
  visitorSignIn: 'Have an account? Sign in',

  for: 'For',
  yourChild: 'Your child',
  change: 'Change',
  changeChild: 'Change the child',
  child: (name: string, age: string) => `${name}, ${age}`,
  room: (adjective: string, month: string | null) =>
    `${adjective.charAt(0).toUpperCase()}${adjective.slice(1)} room${month ? `, from ${month}` : ''}`,
  otherChild: 'Another child',
  age: "Child's age in months",
  ageHint: 'For 1½ years, enter 18.',
  start: 'Care starts',
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
  /** Questions about what the first sentence says. */
  afterOpening: { openings: 'Do you have a place?', hours: 'Are you open at those times?' },
  note: 'Your note',
  noteHint: 'Written from what you told us and what nobody has stated yet. Change anything.',

  sendToTitle: 'Send to',
  ofUpTo: (count: number, most: number) => `${count} of up to ${most}`,
  alwaysSent: 'Gets your request',
  byMail: 'By e-mail; nobody has claimed their page yet.',
  ownQuestions: (count: number) => (count === 1 ? 'Also asks:' : `Also asks ${count} questions:`),
  addFavorite: 'Add another favorite',
  noOthers: 'Tap a heart to save other providers, and you can ask up to five at once.',

  theySee: 'What they will see',
  /** A visitor’s name is not known yet. */
  seesNote: (parent: string | null) =>
    parent ? `Your name, ${parent}, and your note` : 'Your first name and initial, and your note',
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
  notSent: 'We couldn’t send your request. What you typed is still here.',
  sent: 'Request sent',
  sentTo: (count: number) => `Sent to ${count} providers`,
} as const

export const attachmentMessages = {
  add: 'Add pictures or a PDF',
  hint: `Up to ${MAX_ATTACHED} files, 10 MB each. We remove where and when pictures were taken; we send PDFs as they are.`,
  list: 'Files in this message',
  sending: (name: string) => `${name}: uploading`,
  ready: (name: string) => `${name}: added`,
  remove: (name: string) => `Remove ${name}`,
  refused: (name: string, why: string) => `${name}: ${why}`,
  failed: 'We couldn’t add it. Please choose it again.',
  tooLarge: 'It’s larger than 10 MB. Please choose a smaller file.',
  picture: (name: string) => `Picture: ${name}`,
  pdf: (size: string) => `PDF, ${size}`,
} as const

/** "340 kB", "2.1 MB". */
export function attachmentSizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

export const reportedMessages = {
  fileTitle: (provider: string) => `Reported conversation with ${provider}`,
  description: 'Reports about a conversation, and what you decided.',
  lead: (day: string, due: string) => `Reported ${day}. Decide by ${due}.`,
  settledLead: (day: string) => `Reported ${day}.`,
  privacy:
    'The conversation is private. You see what was reported and who reported it, not what they wrote to each other.',
  reports: 'Reports',
  byParent: 'The parent',
  byProvider: 'The provider',
  byNobody: 'Someone with a deleted account',
  reported: (who: string, day: string) => `${who}, ${day}`,
  noNote: 'No comment',
  parentAccount: 'The parent’s account',
  seePage: 'The provider’s page',
  reporter: 'The account that reported it',
  decision: 'Your decision',
  outcomes: {
    acted: 'I acted on it, for example suspended an account',
    nothing_wrong: 'Nothing here breaks the terms',
  } satisfies Record<ReportOutcome, string>,
  hint: 'We tell the person who reported it which of the two you chose, and nothing else.',
  save: 'Close the reports',
  saved: 'Closed. We’ve notified the person who reported it.',
  notSaved: 'We couldn’t close them.',
  was: (outcome: string) => `Closed: ${outcome}.`,
} as const
