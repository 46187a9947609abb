import type { ReportOutcome } from '@/prisma/generated/enums'

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
