import { render, screen } from '@testing-library/react'
import { UserDataView } from '@/components/admin/users/user-data-view'

const NOW = new Date('2026-11-24T15:00:00Z')

test("an admin sees a user's page, mails and choices, and cannot change anything there", () => {
  render(
    <UserDataView
      seen={{
        id: 5,
        name: 'Chris Cole',
        role: 'careprovider',
        unread: 0,
        choices: [
          {
            kind: 'inquiry-received',
            label: 'A parent asks for information',
            channels: { app: { isOn: true, isFixed: false }, email: { isOn: false, isFixed: false } },
          },
        ],
        mails: [{ id: 1, kind: 'inquiry-received', status: 'failed', createdAt: NOW }],
        providers: [
          {
            id: 'sunny-k3f9',
            name: 'Sunny',
            role: 'manager',
            timeZone: 'America/New_York',
            waits: { id: 7, fields: 2 },
            isHeld: true,
            plan: 'PRO',
            paidUntil: '2026-12-24',
            unanswered: 3,
            facts: {},
          },
        ],
      }}
      now={NOW}
    />,
  )
  expect(screen.getByRole('link', { name: '2 fields need a decision' })).toHaveAttribute(
    'href',
    '/admin/approvals/profile-changes/7',
  )
  expect(screen.getByText('Pro, until Dec 24')).toBeInTheDocument()
  expect(screen.getByText('On hold: someone else claims the page')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: 'A parent asks for information Yes No' })).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /inquiry-received Could not be delivered/ })).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
