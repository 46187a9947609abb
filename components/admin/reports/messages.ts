import type { ReportOutcome, ReportTopic } from '@/prisma/generated/enums'

export const reportMessages = {
  title: 'Report wrong information',
  metaTitle: (name: string) => `Report wrong information: ${name}`,
  description: (name: string) => `Tell us what’s wrong on ${name}’s page. No account needed.`,
  lead: (name: string) => `What’s wrong on ${name}’s page? You don’t need an account.`,
  topic: 'What’s it about?',
  chooseTopic: 'Choose one',
  topics: {
    openings: 'Openings',
    tuition: 'Tuition',
    hours: 'Hours',
    license: 'License or inspections',
    contact: 'Address or contact',
    other: 'Something else',
  } satisfies Record<ReportTopic, string>,
  message: 'What’s wrong, and what’s right?',
  messageHint: (max: number) => `Up to ${max.toLocaleString('en-US')} characters. Please don’t name children.`,
  email: 'Your e-mail address',
  emailHint: 'So we can ask or answer you about this report. Nobody else sees it.',
  unseen: 'Leave this empty',
  send: 'Send report',
  notSent: 'We couldn’t send your report. What you typed is still here.',
  failed: 'We couldn’t reach the server. Please try again in a moment.',
  orWrite: 'Or write to',
  back: 'Back to the provider',
  sentTitle: 'Thank you',
  sentMetaTitle: 'Report sent',
  sentLead: 'We got your report. An admin will look at it; until then, the page stays as it is.',
  sentEmail: 'If you left your e-mail address, we’ll only use it to answer this report.',
  mailSubject: (provider: string) => `Wrong information: ${provider}`,
  refusedTitle: 'Report not sent',
}

export const TOPIC_OPTIONS = Object.entries(reportMessages.topics).map(([value, label]) => ({ value, label }))

export const decideReportMessages = {
  fileTitle: (provider: string) => `Report about ${provider}`,
  description: 'What someone reported about a provider’s page, and what you decided.',
  lead: (day: string, due: string) => `Sent ${day}. Decide by ${due}.`,
  settledLead: (day: string) => `Sent ${day}.`,
  topic: 'About',
  email: 'Reply to',
  noEmail: 'No address, so we can’t reply.',
  words: 'In their words',
  seePage: 'See the provider’s page',
  decision: 'Your decision',
  outcomes: {
    acted: 'We fixed it',
    nothing_wrong: 'Nothing needs to change',
  } satisfies Record<ReportOutcome, string>,
  answer: 'Message to the person who reported it',
  answerHint: (email: string) => `We e-mail it to ${email}, with their report and your decision.`,
  save: 'Close the report',
  saved: 'Report closed',
  notSaved: 'We couldn’t close it. What you typed is still here.',
  was: (outcome: string) => `This report is closed: ${outcome}.`,
} as const
