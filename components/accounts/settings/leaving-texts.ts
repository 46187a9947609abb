import { GRACE_DAYS } from '@/lib/accounts/rules/deletion'
import { DELETE_WORD } from '@/lib/accounts/schema/leaving'
import { EXPORT_DAYS, EXPORT_LIMIT } from '@/lib/personal-data/rules/exports'

export const leavingTexts = {
  data: 'Your data',
  dataText: `A copy of everything we hold about you, as files that people and programs can read. We send you a mail when it is ready; it stays here for ${EXPORT_DAYS} days.`,
  limit: `You can ask ${EXPORT_LIMIT.max} times in 24 hours.`,
  ask: 'Ask for a copy',
  asked: 'Asked on',
  state: 'State',
  beingMade: 'Being made',
  readyUntil: (day: string) => `Ready until ${day}`,
  failed: 'Failed. Please ask for a new one.',
  download: 'Download',
  file: 'File',
  size: (bytes: number) => `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-US')} kB`,
  started: 'Your copy is being made',
  startedText: 'We send you a mail when it is ready.',

  remove: 'Delete account',
  removeText: `Your account is closed at once, and erased after ${GRACE_DAYS} days with all that belongs to it. If you change your mind before that, sign in and keep it.`,
  removeMore: 'What you wrote goes too. You may want to ask for a copy of your data first.',
  code: 'Code of your authenticator app',
  codeHint: 'Six digits, or one of your recovery codes.',
  confirm: `Type ${DELETE_WORD} to confirm`,
  closedTitle: 'Your account is closed',
  closedLead: `It will be erased in ${GRACE_DAYS} days. Until then you can sign in and keep it.`,
  closedMail: 'We have sent you a mail with the day. You are signed out on all devices.',
} as const
