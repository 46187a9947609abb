import { AuditLines } from '@/components/admin/audit-log/audit-log-view'
import { detailLabels } from '@/components/admin/audit-log/detail-labels'
import type { AuditAction } from '@/lib/access/rules/audit-actions'
import type { AuditLine } from '@/lib/admin/users/schema'
import { ClaimRejection, ReviewRejection } from '@/prisma/generated/enums'
import { render, screen } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const NOW = new Date('2026-11-22T12:00:00Z')
const log = translate('en', 'admin.auditLog')
const users = translate('en', 'admin.users')
const settings = translate('en', 'settings.common')
const reviews = translate('en', 'reviews.choices')
const suspensions = translate('en', 'accounts.suspensionReasons')
const sheet = translate('en', 'admin.sheet')
const claims = translate('en', 'listings.claimRejections')
const people = translate('en', 'listings.roles')
const ages = translate('en', 'providers.ages')
const texts = { log, sheet, users, settings, suspensions, reviews, claims, people, ages }
const labelsOf = detailLabels(texts, 'en')
const textsOf = (action: AuditAction, details: AuditLine['details']) =>
  labelsOf({ action, at: NOW, details }).map(({ text }) => text)

test.each<[AuditAction, AuditLine['details'], string[]]>([
  ['account.role-changed', { from: 'caregiver', to: 'admin' }, ['from Parent', 'to Admin']],
  [
    'account.status-changed',
    { from: 'active', to: 'suspended', reason: 'spam' },
    ['from Active', 'to Suspended', 'reason: Unwanted messages'],
  ],
  ['session.refused', { reason: 'password' }, ['reason: wrong password']],
  [
    'review.rejected',
    { reviewId: 4, reason: 'off_topic' },
    ['review 4', 'reason: It isn’t about care at this provider'],
  ],
  ['claim.rejected', { claimId: 2, reason: 'untrue' }, ['claim 2', 'reason: Something in it isn’t true']],
  [
    'provider.edited',
    { providerId: 7, fields: 'businessName hours', reason: 'checked' },
    ['provider 7', 'Name, Hours', 'reason: We looked into it ourselves'],
  ],
  ['provider.merged', { providerId: 7, mergedId: 8, fields: '' }, ['provider 7', 'took in provider 8']],
  ['profile.decided', { changeId: 3, accepted: 2, rejected: 0 }, ['change 3', '2 accepted', '0 rejected']],
  [
    'profile.proposed',
    { atOnce: 'hours', waiting: 'photos' },
    ['live without review: Hours', 'needs a decision: Photos'],
  ],
  ['profile.facts-changed', { groups: 'openings tuition', status: 'open' }, ['Openings, Tuition', 'Open']],
  ['profile.openings-followed', { band: 'two', from: 1, to: 0 }, ['2 years', 'from 1', 'to 0']],
  ['people.invited', { role: 'front_desk' }, ['Front desk']],
  ['account.registered', { role: 'careprovider', isTestAccount: true }, ['Provider', 'a test account']],
  ['article.created', { articleId: 1, status: 'scheduled' }, ['article 1', 'scheduled']],
  ['import.decided', { source: 'ohio', decision: 'drop', rows: 1_200 }, ['list ohio', 'let go', '1,200 rows']],
  ['billing.paid', { plan: 'PRO', kind: 'start', amountCents: 4_999 }, ['Pro', 'first month', '$49.99']],
  ['billing.placement-changed', { until: '2026-12-03T17:00:00.000Z' }, ['until Dec 3']],
  ['settings.changed', { setting: 'notice', version: 2 }, ['Maintenance notice', 'version 2']],
  ['report.settled', { reportId: 1, outcome: 'nothing_wrong' }, ['report 1', 'nothing was wrong']],
])('the reason "%s" is shown in plain words', (action, details, texts) => {
  expect(textsOf(action, details)).toEqual(texts)
})

test('no reason is shown as a code', () => {
  for (const reason of Object.values(ReviewRejection))
    expect(textsOf('review.rejected', { reason })[0]).toMatch(/: [A-Z]/)
  for (const reason of Object.values(ClaimRejection))
    expect(textsOf('claim.rejected', { reason })[0]).toMatch(/: [A-Z]/)
})

test('entries of another release can still be read', () => {
  expect(textsOf('review.rejected', { reason: 'too_long' })).toEqual(['reason: too long'])
  expect(textsOf('review.rejected', { shade: 'blue' })).toEqual(['shade: blue'])
})

test('a number links to its record, and is plain text once that is deleted', () => {
  const line: AuditLine = {
    gone: [],
    id: '1',
    at: NOW,
    actor: null,
    subject: null,
    action: 'provider.edited',
    details: { providerId: 7, fields: 'hours' },
  }
  render(<AuditLines lines={[line]} now={NOW} caption="Log" />)
  const cell = screen.getAllByRole('cell').at(-1)
  expect(cell).toHaveTextContent('provider 7; Hours')
  // On phones the parts of a cell are laid out in a row, so a line of text must be one part.
  expect(cell?.childNodes).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'provider 7' })).toHaveAttribute('href', '/admin/providers/7')
  render(<AuditLines lines={[{ ...line, id: '2', gone: ['providerId'] }]} now={NOW} caption="Another log" />)
  expect(screen.getAllByText(/provider 7/)).toHaveLength(2)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
