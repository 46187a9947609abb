import { parse } from 'csv-parse/sync'
import { auditCsv } from './rules'
import type { AuditLine } from './schema'

const line: AuditLine = {
  id: '12',
  at: new Date('2026-11-22T12:00:00Z'),
  action: 'account.role-changed',
  actor: { id: 1, name: '=cmd|x' },
  subject: { id: 2, name: null },
  details: { from: 'caregiver', to: 'a "quoted", value' },
  gone: [],
}

test('the file can be read back, contains no names, and no cell begins a formula', () => {
  const say = { what: () => '=said', details: ({ id }: AuditLine) => `of ${id}` }
  const file = auditCsv([line, { ...line, id: '11', actor: null, subject: null, details: {} }], say)
  const rows: string[][] = parse(file)
  expect(rows).toEqual([
    ['id', 'at', 'what', 'actor', 'subject', 'in words', 'action', 'details'],
    [
      '12',
      '2026-11-22T12:00:00.000Z',
      "'=said",
      '1',
      '2',
      'of 12',
      'account.role-changed',
      JSON.stringify(line.details),
    ],
    ['11', '2026-11-22T12:00:00.000Z', "'=said", '', '', 'of 11', 'account.role-changed', '{}'],
  ])
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
})
