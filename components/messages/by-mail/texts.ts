import { SITE } from '@/lib/platform/site'

export const byMailTexts = {
  title: 'A parent’s request',
  description: 'Read and answer the request of a parent to your childcare.',
  lead: (parent: string, provider: string) =>
    `${parent} asks ${provider} on ${SITE.name}. Your answer goes to their messages there; they do not see this e-mail address.`,
  sent: 'Your answer is on its way to the parent.',
  visit: 'The visit',
  agreed: (time: string) => `Agreed: ${time}`,
  asked: 'The parent would like to visit you. Which time suits you?',
  noVisit: 'Nothing for now',
  decline: 'None of these times',
  callOff: 'Call the visit off',
  answer: 'Your answer',
  answerHint: 'Your name helps the parent to know who answers.',
  send: 'Send answer',
  refusedTitle: 'Your answer was not sent',
  notSent: 'What you typed is below.',
  back: 'Back to the request',
  isYours: 'Is this your childcare?',
  claimText: 'Claim its free page: from then on you answer from your own account, and say yourself what parents read.',
  claim: (provider: string) => `Claim the page of ${provider}`,
  deadTitle: 'This link is not valid any more',
  deadText:
    'It works for 30 days, until the page is claimed, and as long as the parent wants an answer. If you answer for the provider here, sign in to read what parents ask.',
  signIn: 'Sign in',
} as const
