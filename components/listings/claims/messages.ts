import { CODE_MINUTES, DOCUMENT_DAYS, type LicenseVerdict, MAX_FOUND, type Strength } from '@/lib/listings/claims/rules'
import type { ClaimStatus } from '@/prisma/generated/enums'

export const claimMessages = {
  findTitle: 'Find your provider',
  findLead: 'It may have a page here already. Claiming it is free: answer families, and keep what they read true.',
  findField: 'Name, phone, license number or ZIP code',
  find: 'Find it',
  found: (count: number) => (count === 1 ? '1 provider' : `${count} providers`),
  /** If there may be more than are shown, the total is unknown. */
  closest: `The ${MAX_FOUND} closest matches`,
  mostFound: 'Is yours not among them? Type more of the name, or the phone number.',
  noneTitle: 'Nothing fits',
  noneText: 'Try the phone number or the license number: names are written in many ways.',
  managed: 'Managed by somebody',
  claimThis: 'Claim',
  ownClaims: 'Your claims',
  status: {
    pending: 'Waits for a decision',
    accepted: 'Accepted',
    rejected: 'Not accepted',
    withdrawn: 'Withdrawn',
  } satisfies Record<ClaimStatus, string>,

  title: (provider: string) => `Claim ${provider}`,
  lead: 'Show that you answer for it. Then you manage its page: it is free, and stays free.',
  toPage: 'Look at the page',
  signIn: 'Sign in',
  signUp: 'Create a provider account',
  visitor: 'Claims need a provider account, so that families know who answers them. Afterwards you come back here.',
  wrongRole:
    'You are signed in with an account that is not a provider’s. Log out, and sign in with a provider account or create one.',
  closedTitle: 'This provider has closed',
  closedText: 'A closed provider cannot be claimed. If it has not closed, tell us on its page.',
  contested:
    'Somebody else manages this provider here, or claims it too. An admin looks at the evidence of both sides.',
  contestedOwn:
    'Somebody else claims this provider. Until an admin has decided, its page cannot be edited. Show what speaks for you.',
  managesTitle: 'You manage this provider',
  managesText: 'There is nothing to claim. Invite whoever helps you.',
  people: 'Your people',
  dashboard: 'To your dashboard',
  acceptedTitle: 'Your claim is accepted',
  rejectedTitle: 'Your last claim was not accepted',
  again: 'You can claim it again with other evidence.',

  about: 'About you',
  position: 'What do you do there?',
  positionHint: 'Director, owner, office manager...',
  license: 'License number',
  licenseHint: 'As it stands on your license. It is compared with the record.',
  note: 'What else speaks for you?',
  noteHint: 'Only admins read it.',
  send: 'Send claim',
  save: 'Save changes',
  sent: 'Your claim is sent',
  saved: 'Saved',
  notSent: 'It was not sent. What you typed is still here.',
  promise: 'An admin decides within 1 to 2 business days. You hear it here and by mail.',

  evidence: 'Your evidence',
  evidenceLead:
    'The more of it, the sooner. With the code of the mailbox and the right license number you manage the page at once.',
  waits: 'Your claim waits',
  licenseVerdicts: {
    same: 'The license number is the one on record.',
    other: 'The license number is not the one on record. Please look again.',
    'no-record': 'No license is on record here, so the number cannot be compared.',
    'not-given': 'You have not given a license number.',
  } satisfies Record<LicenseVerdict, string>,
  mailbox: 'The mailbox on file',
  mailboxText: (address: string) => `We mail a code of six digits to ${address}. It shows that you read there.`,
  noMailbox: 'No e-mail address of this provider is on file, so no code can be sent. A document helps instead.',
  phone: 'The phone on file',
  noPhoneCode:
    'No code goes by phone: nothing here calls or sends text messages. Where a number is on file, the admin who decides sees it.',
  mailboxProved: 'You have shown that you read the mailbox on file.',
  askCode: 'Mail me a code',
  askNewCode: 'Mail me a new code',
  codeSent: 'A code is on its way',
  codeField: 'Code',
  codeHint: `Six digits. It works for ${CODE_MINUTES} minutes.`,
  useCode: 'Use code',
  codeRight: 'The code was right',
  acceptedNow: 'You manage this provider now',

  document: 'A document',
  documentText: `A license, a letter of the state or a bill that names you and the provider. JPEG, PNG, WebP, HEIC or PDF, up to 10 MB. You and admins alone can see it; it is erased ${DOCUMENT_DAYS} days after the decision.`,
  chooseDocument: 'Choose a document',
  otherDocument: 'Choose another one',
  seeDocument: 'Download what you sent',
  removeDocument: 'Remove it',
  documentKept: 'Your document is kept',
  documentRemoved: 'Your document is removed',
  withdraw: 'Withdraw your claim',
  withdrawQuestion: 'Your claim and its document will be gone. Withdraw it?',
  withdrawNow: 'Withdraw',
  withdrawn: 'Your claim is withdrawn',
  failed: 'We couldn’t save that. Please try again.',

  invite: 'Is this your daycare?',
} as const

export const STRENGTH_WORDS: Record<Strength, string> = { strong: 'Strong', medium: 'Medium', weak: 'Weak' }

/** Adding a missing provider: for the person who adds it, and for the admin who decides. */
export const additionMessages = {
  notHere: 'Is it not here?',
  notHereText:
    'Add it: tell us what it is, and show that you answer for it. An admin looks at it, then it has its page.',
  add: 'Add your provider',
  title: 'Add your provider',
  lead: 'It gets a free page, and you manage it. We look first whether it is here under another name.',
  visitor:
    'Adding a provider needs a provider account, so that families know who answers them. Afterwards you come back here.',

  provider: 'The provider',
  name: 'Name',
  nameHint: 'As it stands on the sign or the license.',
  kind: 'What is it?',
  chooseKind: 'Choose one',
  careTypes: 'What does it offer?',
  address: 'Address',
  addressHint:
    'Like “214 E Robinson St, Orlando, FL 32801”. Of a family home the city and ZIP code alone: “Orlando, FL 32801”.',
  phone: 'Phone',
  phoneHint: 'Families see it once they are signed in.',
  email: 'E-mail',
  website: 'Website',

  alikeTitle: (count: number) => (count === 1 ? 'Is this it?' : 'Is it one of these?'),
  alikeText: 'Nothing is sent yet. If it is here already, claim it instead: its reviews and favorites come with it.',
  noneOfThese: 'It is another one: send it',
  send: 'Send',
  save: 'Save changes',
  sendAgain: 'Send again',
  sent: 'It is sent',
  saved: 'Saved',
  promise: 'An admin decides within 1 to 2 business days. You hear it here and by mail.',

  waits: 'It waits for a decision',
  waitsText:
    'An admin looks at it within 1 to 2 business days. You hear it here and by mail. A document that names you and the provider makes it easy.',
  rejectedTitle: 'It was not accepted',
  again: 'You can put it right and send it again.',
  acceptedTitle: 'It has its page',
  acceptedText: 'You manage it. Add hours, openings and tuition: families look for them first.',
  toPage: 'Look at the page',

  taking: {
    withdraw: 'Take it back',
    withdrawQuestion: 'What you sent and its document will be gone. Take it back?',
    withdrawNow: 'Take it back',
  },

  /** For admins. */
  fileTitle: (provider: string) => `${provider}, to be added`,
  described: 'As the claimant describes it',
  isNew: 'New here',
  alike: 'Those that may be the same',
  noAlike: 'No provider here has its phone, license number, street or a name like it.',
  alikeFound: 'If it is one of these, reject it as “It is here already”. Accepting says that it is none of them.',
  acceptGives: 'Accepting gives it its page at once, and makes the claimant its manager.',
} as const
