import { CODE_MINUTES, DOCUMENT_DAYS, type LicenseVerdict, MAX_FOUND, type Strength } from '@/lib/listings/claims/rules'
import { SITE } from '@/lib/platform/config/site'
import type { ClaimStatus } from '@/prisma/generated/enums'

export const claimMessages = {
  findTitle: 'Find your provider',
  findLead: 'You may already have a page here. Claim it for free: answer families, and keep your facts up to date.',
  findField: 'Name, phone, license number or ZIP code',
  find: 'Find',
  findEmpty: 'Type a name, phone, license number or ZIP code first.',
  found: (count: number) => (count === 1 ? '1 provider' : `${count} providers`),
  /** If there may be more than are shown, the total is unknown. */
  closest: `The ${MAX_FOUND} closest matches`,
  mostFound: 'Don’t see yours? Enter more of the name, or the phone number.',
  noneTitle: 'No matches',
  noneText: 'Try the phone or license number; names can be spelled many ways.',
  managed: 'Already managed',
  claimThis: 'Claim',
  ownClaims: 'Your claims',
  status: {
    pending: 'In review',
    accepted: 'Accepted',
    rejected: 'Not accepted',
    withdrawn: 'Withdrawn',
  } satisfies Record<ClaimStatus, string>,

  title: (provider: string) => `Claim ${provider}`,
  lead: 'Show us that you run it, and you’ll manage its page. It’s free, and stays free.',
  toPage: 'See the page',
  signIn: 'Sign in',
  signUp: 'Create a provider account',
  visitor:
    'To claim a page, you need a provider account, so families know who’s answering. You’ll come back here afterwards.',
  wrongRole: 'Your account isn’t a provider account. Log out, and sign in with a provider account or create one.',
  closedTitle: 'This provider has closed',
  closedText: 'You can’t claim a closed provider. If it’s still open, tell us on its page.',
  contested: 'Someone else manages or claims this provider too. An admin will look at the evidence from both of you.',
  contestedOwn:
    'Someone else claims this provider. Nobody can edit its page until an admin decides. Add evidence that it’s yours.',
  managesTitle: 'You manage this provider',
  managesText: 'Nothing to claim. Invite your team to help.',
  people: 'Your people',
  dashboard: 'Go to your dashboard',
  acceptedTitle: 'We accepted your claim',
  rejectedTitle: 'We didn’t accept your last claim',
  again: 'You can claim it again with other evidence.',

  about: 'About you',
  position: 'What do you do there?',
  positionHint: 'Director, owner, office manager...',
  license: 'License number',
  licenseHint: 'The number on your license. We compare it with the record.',
  note: 'Anything else that shows it’s yours?',
  noteHint: 'Only admins see this.',
  send: 'Send claim',
  save: 'Save changes',
  sent: 'Claim sent',
  saved: 'Saved',
  notSent: 'We couldn’t send it. What you typed is still here.',
  promise: 'An admin decides within 1 to 2 business days. We’ll let you know here and by e-mail.',

  evidence: 'Your evidence',
  evidenceLead:
    'The more evidence, the faster. With the code from the mailbox and the right license number, you’ll manage the page right away.',
  waits: 'Your claim is in review',
  licenseVerdicts: {
    same: 'The license number matches the record.',
    other: 'The license number doesn’t match the record. Please check it.',
    'no-record': 'We have no license on record, so we can’t compare the number.',
    'not-given': 'You haven’t entered a license number.',
  } satisfies Record<LicenseVerdict, string>,
  mailbox: 'The mailbox on file',
  mailboxText: (address: string) => `We’ll e-mail a six-digit code to ${address}, to show that you read that mailbox.`,
  noMailbox: 'We have no e-mail address on file for this provider, so we can’t send a code. A document helps instead.',
  phone: 'The phone on file',
  noPhoneCode:
    'We don’t call or send text messages. If we have a phone number on file, the admin who decides can see it.',
  mailboxProved: 'You’ve shown that you read the mailbox on file.',
  askCode: 'E-mail me a code',
  askNewCode: 'E-mail me a new code',
  codeSent: 'We sent you a code',
  codeField: 'Code',
  codeHint: `Six digits. It works for ${CODE_MINUTES} minutes.`,
  useCode: 'Use code',
  codeRight: 'That’s the right code',
  acceptedNow: 'You manage this provider now',

  document: 'A document',
  documentText: `A license, a letter from the state or a bill with your name and the provider’s. JPEG, PNG, WebP, HEIC or PDF, up to 10 MB. Only you and admins can see it; we erase it ${DOCUMENT_DAYS} days after the decision.`,
  chooseDocument: 'Choose a document',
  otherDocument: 'Choose a different one',
  seeDocument: 'Download your document',
  removeDocument: 'Remove it',
  documentKept: 'Document saved',
  documentRemoved: 'Document removed',
  withdraw: 'Withdraw your claim',
  withdrawQuestion: 'Withdraw your claim and delete its document?',
  withdrawNow: 'Withdraw',
  withdrawn: 'Claim withdrawn',
  failed: 'We couldn’t save that. Please try again.',

  invite: 'Is this your daycare?',
} as const

export const STRENGTH_WORDS: Record<Strength, string> = { strong: 'Strong', medium: 'Medium', weak: 'Weak' }

/** Adding a missing provider: for the person who adds it, and for the admin who decides. */
export const additionMessages = {
  notHere: 'Not listed?',
  notHereText: 'Add it: tell us about it, and show us that you run it. An admin checks it, then it gets its page.',
  add: 'Add your provider',
  title: 'Add your provider',
  lead: 'It gets a free page that you manage. First we check whether it’s already here under another name.',
  visitor:
    'To add a provider, you need a provider account, so families know who’s answering. You’ll come back here afterwards.',

  provider: 'The provider',
  name: 'Name',
  nameHint: 'The name on the sign or the license.',
  kind: 'What is it?',
  chooseKind: 'Choose one',
  careTypes: 'What does it offer?',
  address: 'Address',
  addressHint: `Like “${SITE.example.address}”. For a family home, only city and ZIP code: “${SITE.example.place} ${SITE.example.zip}”.`,
  phone: 'Phone',
  phoneHint: 'Families see it when they’re signed in.',
  email: 'E-mail',
  website: 'Website',

  alikeTitle: (count: number) => (count === 1 ? 'Is this it?' : 'Is it one of these?'),
  alikeText: 'We haven’t sent anything yet. If it’s already here, claim it instead to keep its reviews and favorites.',
  noneOfThese: 'None of these: send it',
  send: 'Send',
  save: 'Save changes',
  sendAgain: 'Send again',
  sent: 'Sent',
  saved: 'Saved',
  promise: 'An admin decides within 1 to 2 business days. We’ll let you know here and by e-mail.',

  waits: 'It’s in review',
  waitsText:
    'An admin checks it within 1 to 2 business days. We’ll let you know here and by e-mail. A document with your name and the provider’s makes it easy.',
  rejectedTitle: 'We didn’t accept it',
  again: 'You can fix it and send it again.',
  acceptedTitle: 'It has a page now',
  acceptedText: 'You manage it. Add hours, openings and tuition: families look for them first.',
  toPage: 'See the page',

  taking: {
    withdraw: 'Withdraw it',
    withdrawQuestion: 'Withdraw what you sent and delete its document?',
    withdrawNow: 'Withdraw it',
  },

  /** For admins. */
  fileTitle: (provider: string) => `${provider}, to be added`,
  described: 'As described by the claimant',
  isNew: 'New here',
  alike: 'Possible matches',
  noAlike: 'No provider here has the same phone, license number or street, or a similar name.',
  alikeFound: 'If it’s one of these, reject it as “It’s already here”. Accept it only if it’s none of them.',
  acceptGives: 'Accepting publishes its page right away and makes the claimant its manager.',
} as const
