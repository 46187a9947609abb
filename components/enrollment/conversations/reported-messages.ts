import type { ReportOutcome } from '@/prisma/generated/enums'

export const reportedMessages = {
  fileTitle: (provider: string) => `Reported conversation with ${provider}`,
  description: 'Reports of a conversation, and what came of them.',
  lead: (day: string, due: string) => `Reported ${day}. Decide by ${due}.`,
  settledLead: (day: string) => `Reported ${day}.`,
  privacy:
    'The conversation itself is its two sides’ own. You read what was reported and by whom, not what was written.',
  reports: 'Reports',
  byParent: 'The parent',
  byProvider: 'The provider',
  byNobody: 'Somebody whose account is gone',
  reported: (who: string, day: string) => `${who}, ${day}`,
  noNote: 'Without words',
  parentAccount: 'The parent’s account',
  seePage: 'The provider’s page',
  reporter: 'The account that reported',
  decision: 'What came of it',
  outcomes: {
    acted: 'I have acted on it, for instance suspended an account',
    nothing_wrong: 'Nothing here breaks the terms',
  } satisfies Record<ReportOutcome, string>,
  hint: 'Whoever reported it is told which of the two it is, and nothing else.',
  save: 'Settle the reports',
  saved: 'Settled, and whoever reported it is told',
  notSaved: 'It was not settled.',
  was: (outcome: string) => `Settled: ${outcome}.`,
} as const
