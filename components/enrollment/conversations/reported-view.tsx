import { APPROVAL_CRUMBS } from '@/components/admin/approvals/messages'
import { PageHead } from '@/components/layout/page-head'
import { TextLink } from '@/components/ui/actions/links'
import type { ReportedInquiry } from '@/lib/enrollment/inquiries/schema'
import { decisionDueOn } from '@/lib/listings/profiles/catalogue'
import { routes } from '@/lib/platform/http/routes'
import { dayText, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { DecideReportsForm } from './decide-reports-form'
import { conversationMessages, reportedMessages as texts } from './messages'

/** The reports on a conversation, and by whom; never its messages. */
export function ReportedView({ reported, now }: { reported: ReportedInquiry; now: Date }) {
  const { inquiryId, caregiverId, provider, reports } = reported
  const today = todayIn(OFFICE_ZONE, now)
  const day = (at: Date) => dayText(todayIn(OFFICE_ZONE, at), today)
  const open = reports.filter(({ settledAt }) => settledAt === null)
  const first = (open[0] ?? reports[0])?.createdAt ?? now
  const who = (id: number | null) =>
    id === null ? texts.byNobody : id === caregiverId ? texts.byParent : texts.byProvider
  return (
    <>
      <PageHead
        title={texts.fileTitle(provider.name)}
        lead={
          open.length > 0 ? texts.lead(day(first), dayText(decisionDueOn(first), today)) : texts.settledLead(day(first))
        }
        crumbs={[...APPROVAL_CRUMBS, { label: provider.name }]}
      >
        <p className="mt-2 flex flex-wrap gap-x-6">
          <TextLink href={routes.admin.user(caregiverId)} className="inline-flex min-h-11 items-center">
            {texts.parentAccount}
          </TextLink>
          <TextLink href={routes.provider(provider.id)} className="inline-flex min-h-11 items-center">
            {texts.seePage}
          </TextLink>
        </p>
      </PageHead>
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <p className="max-w-prose text-soft">{texts.privacy}</p>
          <h2 className="mt-8 text-section tracking-tight">{texts.reports}</h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {reports.map(({ id, reporterId, reason, note, createdAt, outcome }) => (
              <li key={id} className="py-4">
                <p className="font-semibold">{conversationMessages.reasons[reason]}</p>
                <p className="mt-1 break-words whitespace-pre-line">{note || texts.noNote}</p>
                <p className="mt-1 text-sm text-soft">
                  {texts.reported(who(reporterId), day(createdAt))}
                  {outcome && ` · ${texts.was(texts.outcomes[outcome])}`}
                  {reporterId !== null && reporterId !== caregiverId && (
                    <>
                      {' · '}
                      <TextLink href={routes.admin.user(reporterId)}>{texts.reporter}</TextLink>
                    </>
                  )}
                </p>
              </li>
            ))}
          </ul>
          {open.length > 0 && (
            <DecideReportsForm id={inquiryId} seen={Math.max(...open.map(({ createdAt }) => createdAt.getTime()))} />
          )}
        </div>
      </div>
    </>
  )
}
