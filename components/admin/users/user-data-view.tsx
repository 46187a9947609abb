import type { ReactNode } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { factsMessages, provenanceText } from '@/components/listings/facts/messages'
import { TextLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import { DataTable } from '@/components/ui/data/data-table'
import type { AccountView, ViewedProvider } from '@/lib/admin/users/schema'
import { PLANS } from '@/lib/billing/rules'
import { ROLE_TEXTS } from '@/lib/listings/people/rules'
import { OWN_FACT_GROUPS } from '@/lib/listings/profiles/schema/facts'
import { routes } from '@/lib/platform/http/routes'
import { dateText, todayIn } from '@/lib/platform/time/dates'
import { officeMoment } from '@/lib/platform/time/zoned-time'
import type { MailStatus } from '@/prisma/generated/enums'
import { userMessages } from './messages'

export const seenMessages = {
  title: 'What they see',
  titleOf: (name: string) => `What ${name} sees`,
  lead: 'Read-only. The audit log records that you looked. We don’t show the family’s children, messages, favorites and searches.',
  link: 'See what they see',
  role: 'Role there',
  change: 'Page changes',
  waits: (fields: number) => (fields === 1 ? '1 field waits for a decision' : `${fields} fields need a decision`),
  noChange: 'Nothing waits',
  held: 'Editing',
  heldText: 'On hold: someone else claims the page',
  plan: 'Plan',
  until: (day: string) => `, until ${day}`,
  unanswered: 'Unanswered requests',
  page: 'The public page',
  told: 'Notifications',
  unread: (count: number) => (count === 0 ? 'Nothing unread.' : `${count.toLocaleString('en-US')} unread.`),
  choiceColumns: ['About', 'On the site', 'By mail'],
  yes: 'Yes',
  no: 'No',
  mails: 'Mails to them',
  mailsText:
    'The newest from the last 30 days: which mail, and whether it was delivered. Nobody can see what a mail said.',
  mailColumns: ['Mail', 'State', 'When'],
  mailStates: {
    queued: 'Waiting to be sent',
    sending: 'Being sent',
    handing_over: 'Being sent',
    sent: 'Sent',
    failed: 'Could not be delivered',
    unclear: 'Perhaps delivered',
  } satisfies Record<MailStatus, string>,
} as const

/** A read-only view of what the account's owner sees, without their family's data. */
export function UserDataView({ seen, now }: { seen: AccountView; now: Date }) {
  const { id, name, unread, choices, mails, providers } = seen
  const crumbs = [
    { label: userMessages.dashboard, href: routes.adminDashboard() },
    { label: userMessages.title, href: routes.admin.users() },
    { label: name, href: routes.admin.user(id) },
    { label: seenMessages.title },
  ]
  const yes = (isOn: boolean) => (isOn ? seenMessages.yes : seenMessages.no)
  return (
    <>
      <PageHead title={seenMessages.titleOf(name)} lead={seenMessages.lead} crumbs={crumbs} />
      <div className="wrap grid grid-cols-1 gap-12 pb-16">
        {providers.map((provider) => (
          <ProviderPart key={provider.id} provider={provider} now={now} />
        ))}
        <Part title={seenMessages.told}>
          <p className="mb-4">{seenMessages.unread(unread)}</p>
          <DataTable
            caption={seenMessages.told}
            columns={seenMessages.choiceColumns}
            rows={choices.map(({ kind, label, channels }) => ({
              key: kind,
              head: label,
              cells: [yes(channels.app.isOn), yes(channels.email.isOn)],
            }))}
          />
        </Part>
        <Part title={seenMessages.mails}>
          <p className="mb-4 max-w-prose text-soft">{seenMessages.mailsText}</p>
          {mails.length > 0 && (
            <DataTable
              caption={seenMessages.mails}
              columns={seenMessages.mailColumns}
              rows={mails.map(({ id: mailId, kind, status, createdAt }) => ({
                key: String(mailId),
                head: kind,
                cells: [seenMessages.mailStates[status], officeMoment(createdAt, now)],
              }))}
            />
          )}
        </Part>
      </div>
    </>
  )
}

function ProviderPart({ provider, now }: { provider: ViewedProvider; now: Date }) {
  const { id, name, role, timeZone, waits, isHeld, plan, paidUntil, unanswered, facts } = provider
  const today = todayIn(timeZone, now)
  return (
    <Part title={name}>
      <DataRows
        className="max-w-reading"
        rows={[
          { label: seenMessages.role, value: ROLE_TEXTS[role].name },
          {
            label: seenMessages.change,
            value: waits ? (
              <TextLink href={routes.approvals.profileChange(waits.id)}>{seenMessages.waits(waits.fields)}</TextLink>
            ) : (
              seenMessages.noChange
            ),
          },
          ...(isHeld ? [{ label: seenMessages.held, value: seenMessages.heldText }] : []),
          {
            label: seenMessages.plan,
            value: `${PLANS.find(({ code }) => code === plan)?.name ?? plan}${paidUntil ? seenMessages.until(dateText(paidUntil, today)) : ''}`,
          },
          { label: seenMessages.unanswered, value: unanswered },
          ...OWN_FACT_GROUPS.map((group) => ({
            label: factsMessages.groups[group],
            value: provenanceText(facts[group], today),
          })),
        ]}
      />
      <TextLink href={routes.provider(id)} className="mt-3 inline-flex min-h-11 items-center">
        {seenMessages.page}
      </TextLink>
    </Part>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-3 text-section tracking-tight">{title}</h2>
    {children}
  </section>
)
