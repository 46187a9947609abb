import { useLocale, useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import type { StoredReport } from '@/lib/admin/reports/schema'
import { decisionClock } from '@/lib/listings/profiles/catalogue'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { dayText, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { AdminHead } from '../admin-head'
import { DecideReportForm } from './decide-report-form'

type DecideReportViewProps = { report: StoredReport; userId: number; now: Date }

/** A visitor's report on a page, with its decision below. */
export function DecideReportView({ report, userId, now }: DecideReportViewProps) {
  const t = useTranslations('admin.decideReport')
  const topics = useTranslations('admin.reports.topics')
  const locale = useLocale()
  const { id, provider, topic, message, email, status, outcome, createdAt } = report
  const today = todayIn(OFFICE_ZONE, now)
  const came = dayText(locale, todayIn(OFFICE_ZONE, createdAt), today)
  const isOpen = status === 'open'
  const { dueOn, state } = decisionClock(createdAt, now)
  const isLate = state === 'late' ? 'yes' : 'no'
  return (
    <>
      <AdminHead
        title={t('fileTitle', { provider: provider.name })}
        lead={
          isOpen
            ? t('lead', { day: came, due: dayText(locale, dueOn, today), isLate })
            : t('settledLead', { day: came })
        }
        parents={['approvals']}
        crumbs={[{ label: provider.name }]}
      >
        <p className="mt-2 flex flex-wrap gap-x-6">
          <TextLink href={routes.provider(provider.slug)} className="inline-flex min-h-11 items-center">
            {t('seePage')}
          </TextLink>
          <TextLink href={dashboardRoutes.admin.provider(provider.id)} className="inline-flex min-h-11 items-center">
            {t('seeFile')}
          </TextLink>
        </p>
      </AdminHead>
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <DataRows
            rows={[
              { label: t('topic'), value: topics(topic) },
              { label: t('email'), value: email ?? t('noEmail') },
            ]}
          />
          <h2 className="mt-8 text-section tracking-tight">{t('words')}</h2>
          <p className="mt-2 break-words whitespace-pre-line">{message}</p>
          {isOpen ? (
            <DecideReportForm id={id} email={email} userId={userId} />
          ) : (
            <p role="status" className="mt-8 rounded-md bg-sunken px-4 py-3">
              {t('was', { outcome: outcome ? t(`outcomes.${outcome}`) : '' })}
            </p>
          )}
        </div>
      </div>
    </>
  )
}
