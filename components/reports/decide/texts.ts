import type { ReportOutcome } from '@/prisma/generated/enums'

export const decideReportTexts = {
  fileTitle: (provider: string) => `Report about ${provider}`,
  description: 'What somebody says is wrong on a provider’s page, and what came of it.',
  lead: (day: string, due: string) => `Came ${day}. Decide by ${due}.`,
  settledLead: (day: string) => `Came ${day}.`,
  topic: 'About',
  email: 'Wants an answer at',
  noEmail: 'No address was left: nobody can be answered.',
  words: 'In their words',
  seePage: 'See the provider’s page',
  decision: 'What came of it',
  outcomes: {
    acted: 'It is put right',
    nothing_wrong: 'Nothing on the page has to change',
  } satisfies Record<ReportOutcome, string>,
  answer: 'A word for whoever reported it',
  answerHint: (email: string) => `Goes by mail to ${email}, with what they wrote and what came of it.`,
  save: 'Settle the report',
  saved: 'The report is settled',
  notSaved: 'It was not settled. What you typed is kept.',
  was: (outcome: string) => `This report is settled: ${outcome}.`,
} as const
