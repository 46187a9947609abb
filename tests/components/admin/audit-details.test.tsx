import { AuditLines } from '@/components/admin/audit-log/audit-log-view'
import { auditLabels } from '@/components/admin/audit-log/detail-labels'
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
const { details: sentenceOf } = auditLabels(texts, 'en')
const detailText = (action: AuditAction, details: AuditLine['details']) =>
  sentenceOf({ id: '1', at: NOW, actor: null, subject: null, gone: [], action, details })

test.each<[AuditAction, AuditLine['details'], string]>([
  ['account.role-changed', { to: 'admin', from: 'caregiver' }, 'From Parent to Admin'],
  [
    'account.status-changed',
    { to: 'suspended', from: 'active', reason: 'spam' },
    'From Active to Suspended; reason: Unwanted messages',
  ],
  ['session.refused', { reason: 'password' }, 'Reason: wrong password'],
  ['review.rejected', { reason: 'off_topic', reviewId: 4 }, 'Review 4. Reason: It isn’t about care at this provider'],
  ['claim.rejected', { reason: 'untrue', claimId: 2 }, 'Claim 2. Reason: Something in it isn’t true'],
  [
    'provider.edited',
    { fields: 'businessName hours', reason: 'checked', providerId: 7 },
    'Provider 7. Name, Hours; reason: We looked into it ourselves',
  ],
  ['provider.merged', { fields: '', mergedId: 8, providerId: 7 }, 'Provider 7, took in provider 8'],
  ['provider.told-apart', { otherId: 8, providerId: 7 }, 'Provider 7 and provider 8'],
  ['profile.decided', { accepted: 1, changeId: 3, rejected: 0, providerId: 1 }, 'Provider 1, change 3. 1 accepted'],
  ['profile.decided', { accepted: 2, changeId: 3, rejected: 1 }, 'Change 3. 2 accepted; 1 rejected'],
  ['profile.proposed', { atOnce: 'hours', waiting: 'photos' }, 'Live without review: Hours; needs a decision: Photos'],
  ['profile.facts-changed', { groups: 'openings tuition', status: 'open' }, 'Openings, Tuition; Open'],
  ['profile.openings-followed', { to: 0, band: 'two', from: 1 }, '2 years; from 1 to 0'],
  ['people.invited', { role: 'front_desk' }, 'Front desk'],
  ['account.registered', { role: 'careprovider', isTestAccount: true }, 'Provider; a test account'],
  ['article.created', { status: 'scheduled', articleId: 1 }, 'Article 1. Scheduled'],
  ['import.decided', { rows: 1_200, source: 'ohio', decision: 'drop' }, 'List ohio. Let go; 1,200 rows'],
  ['billing.paid', { kind: 'start', plan: 'PRO', amountCents: 4_999 }, 'Pro; first month; $49.99'],
  ['billing.placement-changed', { until: '2026-12-03T17:00:00.000Z' }, 'Until Dec 3'],
  ['settings.changed', { setting: 'notice', version: 2 }, 'Maintenance notice; version 2'],
  ['report.settled', { outcome: 'nothing_wrong', reportId: 1 }, 'Report 1. Nothing was wrong'],
])('the details of "%s" are in plain words and in order', (action, details, sentence) => {
  expect(detailText(action, details)).toBe(sentence)
})

test('no reason is shown as a code', () => {
  for (const reason of Object.values(ReviewRejection))
    expect(detailText('review.rejected', { reason })).toMatch(/: [A-Z]/)
  for (const reason of Object.values(ClaimRejection))
    expect(detailText('claim.rejected', { reason })).toMatch(/: [A-Z]/)
})

test('entries of another release can still be read', () => {
  expect(detailText('review.rejected', { reason: 'too_long' })).toBe('Reason: too long')
  expect(detailText('review.rejected', { shade: 'blue', reason: 'off_topic' })).toMatch(/; shade: blue$/)
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
  expect(cell).toHaveTextContent('Provider 7. Hours')
  // On phones the parts of a cell are laid out in a row, so a line of text must be one part.
  expect(cell?.childNodes).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Provider 7' })).toHaveAttribute('href', '/admin/providers/7')
  render(<AuditLines lines={[{ ...line, id: '2', gone: ['providerId'] }]} now={NOW} caption="Another log" />)
  expect(screen.getAllByText(/Provider 7/)).toHaveLength(2)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
