import { csvFile } from '@/lib/platform/csv'
import type { Lead } from '../types'

const COLUMNS = [
  'family',
  'subject',
  'stage',
  'lost reason',
  'asked on',
  'last message',
  'child age in months when asked',
  'wanted start',
  'waits for room',
  'waiting since',
  'tour',
  'next step',
  'next step on',
]

/** Leads as a file for spreadsheets. Notes are not in it: they are for who works with a lead here. */
export function leadsCsv(leads: readonly Lead[]): string {
  const lines = leads.map(({ stage, ...lead }) => [
    lead.family,
    lead.subject,
    stage,
    stage === 'lost' ? lead.lostReason : null,
    lead.askedOn,
    lead.lastAt.slice(0, 10),
    lead.childAgeMonths,
    lead.wantedStart,
    stage === 'waitlist' ? lead.band : null,
    stage === 'waitlist' ? lead.waitingSince : null,
    lead.tour,
    lead.nextStep?.text ?? null,
    lead.nextStep?.day ?? null,
  ])
  return csvFile([COLUMNS, ...lines])
}
