import type { ReportOutcome, ReportTopic } from '@/prisma/generated/enums'

export const reportMessages = {
  title: 'Report wrong information',
  metaTitle: (name: string) => `Report wrong information: ${name}`,
  description: (name: string) => `Say what is wrong on the page of ${name}. No account is needed.`,
  lead: (name: string) => `What is wrong on the page of ${name}? No account is needed.`,
  topic: 'What is it about?',
  chooseTopic: 'Choose one',
  topics: {
    openings: 'Openings',
    tuition: 'Tuition',
    hours: 'Hours',
    license: 'License or inspections',
    contact: 'Address or contact',
    other: 'Something else',
  } satisfies Record<ReportTopic, string>,
  message: 'What is wrong, and what is right?',
  messageHint: (max: number) => `Up to ${max.toLocaleString('en-US')} characters. Please name no children.`,
  email: 'Your e-mail address',
  emailHint: 'For a question or an answer about this report. Nobody else sees it.',
  unseen: 'Leave this empty',
  send: 'Send report',
  notSent: 'The report was not sent. What you typed is still here.',
  failed: 'The server could not be reached. Please try again in a moment.',
  orWrite: 'Or write to',
  back: 'Back to the provider',
  sentTitle: 'Thank you',
  sentMetaTitle: 'Report sent',
  sentLead: 'Your report is stored. An admin of this site will look at it; until then the page stays as it is.',
  sentEmail: 'If you left an e-mail address, we write to it about this report and nothing else.',
  mailSubject: (provider: string) => `Wrong information: ${provider}`,
  refusedTitle: 'Report not sent',
}

export const TOPIC_OPTIONS = Object.entries(reportMessages.topics).map(([value, label]) => ({ value, label }))

export const decideReportMessages = {
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
  notSaved: 'It was not settled. What you typed is still here.',
  was: (outcome: string) => `This report is settled: ${outcome}.`,
} as const
