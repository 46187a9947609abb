import type { ReactNode } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { stampText } from '@/components/profiles/facts/stamp-text'
import { factsTexts } from '@/components/profiles/facts/texts'
import { DataRows } from '@/components/ui/data-rows'
import { DataTable } from '@/components/ui/data-table'
import { TextLink } from '@/components/ui/text-link'
import { PLANS } from '@/lib/billing/catalogue/plans'
import { routes } from '@/lib/platform/routes'
import { OWN_FACT_GROUPS } from '@/lib/profiles/schema/facts'
import { ROLE_WORDS } from '@/lib/provider-people/rules/role-words'
import { dayText, todayIn } from '@/lib/providers/rules/dates'
import type { SeenProvider, WhatTheySee } from '@/lib/users/types'
import { officeMoment } from './office-time'
import { seenTexts as texts } from './seen-texts'
import { userTexts } from './texts'

/** What an account shows its person, without what is their family's: to be read, and nothing else. */
export function WhatTheySeeView({ seen, now }: { seen: WhatTheySee; now: Date }) {
  const { id, name, unread, choices, mails, providers } = seen
  const crumbs = [
    { label: userTexts.dashboard, href: routes.adminDashboard() },
    { label: userTexts.title, href: routes.admin.users() },
    { label: name, href: routes.admin.user(id) },
    { label: texts.title },
  ]
  const yes = (isOn: boolean) => (isOn ? texts.yes : texts.no)
  return (
    <>
      <PageHead title={texts.titleOf(name)} lead={texts.lead} crumbs={crumbs} />
      <div className="wrap grid grid-cols-1 gap-12 pb-16">
        {providers.map((provider) => (
          <ProviderPart key={provider.id} provider={provider} now={now} />
        ))}
        <Part title={texts.told}>
          <p className="mb-4">{texts.unread(unread)}</p>
          <DataTable
            caption={texts.told}
            columns={texts.choiceColumns}
            rows={choices.map(({ kind, label, channels }) => ({
              key: kind,
              head: label,
              cells: [yes(channels.app.isOn), yes(channels.email.isOn)],
            }))}
          />
        </Part>
        <Part title={texts.mails}>
          <p className="mb-4 max-w-prose text-soft">{texts.mailsText}</p>
          {mails.length > 0 && (
            <DataTable
              caption={texts.mails}
              columns={texts.mailColumns}
              rows={mails.map(({ id: mailId, kind, status, createdAt }) => ({
                key: String(mailId),
                head: kind,
                cells: [texts.mailStates[status], officeMoment(createdAt, now)],
              }))}
            />
          )}
        </Part>
      </div>
    </>
  )
}

function ProviderPart({ provider, now }: { provider: SeenProvider; now: Date }) {
  const { id, name, role, timeZone, waits, isHeld, plan, paidUntil, unanswered, facts } = provider
  const today = todayIn(timeZone, now)
  return (
    <Part title={name}>
      <DataRows
        className="max-w-reading"
        rows={[
          { label: texts.role, value: ROLE_WORDS[role].name },
          {
            label: texts.change,
            value: waits ? (
              <TextLink href={routes.approvals.profileChange(waits.id)}>{texts.waits(waits.fields)}</TextLink>
            ) : (
              texts.noChange
            ),
          },
          ...(isHeld ? [{ label: texts.held, value: texts.heldText }] : []),
          {
            label: texts.plan,
            value: `${PLANS.find(({ code }) => code === plan)?.name ?? plan}${paidUntil ? texts.until(dayText(paidUntil, today)) : ''}`,
          },
          { label: texts.unanswered, value: unanswered },
          ...OWN_FACT_GROUPS.map((group) => ({
            label: factsTexts.groups[group],
            value: stampText(facts[group], today),
          })),
        ]}
      />
      <TextLink href={routes.provider(id)} className="mt-3 inline-flex min-h-11 items-center">
        {texts.page}
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
