import { APPROVAL_CRUMBS } from '@/components/approvals/crumbs'
import { PageHead } from '@/components/layout/page-head'
import { DataRows } from '@/components/ui/data-rows'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { decisionDueOn } from '@/lib/profiles/rules/due'
import { OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { dayText, todayIn } from '@/lib/providers/rules/dates'
import type { StoredReport } from '@/lib/reports/types'
import { reportTexts } from '../texts'
import { DecideReportForm } from './decide-report-form'
import { decideReportTexts as texts } from './texts'

type DecideReportViewProps = { report: StoredReport; userId: number; now: Date }

/** What somebody says is wrong on a page; what came of it is said below. */
export function DecideReportView({ report, userId, now }: DecideReportViewProps) {
  const { id, provider, topic, message, email, status, outcome, createdAt } = report
  const today = todayIn(OFFICE_ZONE, now)
  const came = dayText(todayIn(OFFICE_ZONE, createdAt), today)
  const isOpen = status === 'open'
  return (
    <>
      <PageHead
        title={texts.fileTitle(provider.name)}
        lead={isOpen ? texts.lead(came, dayText(decisionDueOn(createdAt), today)) : texts.settledLead(came)}
        crumbs={[...APPROVAL_CRUMBS, { label: provider.name }]}
      >
        <TextLink href={routes.provider(provider.slug)} className="mt-2 inline-flex min-h-11 items-center">
          {texts.seePage}
        </TextLink>
      </PageHead>
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <DataRows
            rows={[
              { label: texts.topic, value: reportTexts.topics[topic] },
              { label: texts.email, value: email ?? texts.noEmail },
            ]}
          />
          <h2 className="mt-8 text-section tracking-tight">{texts.words}</h2>
          <p className="mt-2 break-words whitespace-pre-line">{message}</p>
          {isOpen ? (
            <DecideReportForm id={id} email={email} userId={userId} />
          ) : (
            <p role="status" className="mt-8 rounded-md bg-sunken px-4 py-3">
              {texts.was(outcome ? texts.outcomes[outcome] : '')}
            </p>
          )}
        </div>
      </div>
    </>
  )
}
