import type { ReviewStatus } from '@/prisma/generated/enums'

export const decideReviewTexts = {
  fileTitle: (provider: string) => `Review of ${provider}`,
  lead: (day: string, due: string) => `Came ${day}. Decide by ${due}.`,
  decidedLead: (day: string) => `Written ${day}.`,
  description: 'A review that waits for a decision, with what it was held back or reported for.',
  whyHeld: 'Why it waits',
  reports: 'Reports',
  noNote: 'Without words',
  account: 'The author’s account',
  noAccount: 'The author’s account is gone.',
  seePage: 'See the provider’s page',
  guidelines: 'Review guidelines',
  decision: 'Your decision',
  accept: { pending: 'Publish it', published: 'Let it stand', hidden: 'Publish it' } satisfies Record<
    ReviewStatus,
    string
  >,
  reject: 'Reject it',
  removeAnswer: 'Remove the provider’s answer and let the review stand',
  hint: 'Stars are no reason. Whoever wrote it is told the reason and may write anew.',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  decide: 'Decide',
  done: 'Decided, and its author is told',
  notDecided: 'It was not decided.',
  was: {
    published: 'This review is published, and nobody reports it.',
    hidden: 'This review was rejected.',
    pending: '',
  } satisfies Record<ReviewStatus, string>,
} as const
