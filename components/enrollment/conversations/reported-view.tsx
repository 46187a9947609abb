import { useLocale, useTranslations } from 'next-intl'
import { AdminHead } from '@/components/admin/admin-head'
import { TextLink } from '@/components/ui/actions/links'
import type { ReportedInquiry } from '@/lib/enrollment/inquiries/schema'
import { decisionClock } from '@/lib/listings/profiles/catalogue'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { dayText, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { DecideReportsForm } from './decide-reports-form'

/** The reports on a conversation, and by whom; never its messages. */
export function ReportedView({ reported, now }: { reported: ReportedInquiry; now: Date }) {
  const t = useTranslations('enrollment.reportedConversation')
  const conversations = useTranslations('enrollment.conversations')
  const { inquiryId, caregiverId, provider, reports } = reported
  const locale = useLocale()
  const today = todayIn(OFFICE_ZONE, now)
  const day = (at: Date) => dayText(locale, todayIn(OFFICE_ZONE, at), today)
  const open = reports.filter(({ settledAt }) => settledAt === null)
  const first = (open[0] ?? reports[0])?.createdAt ?? now
  const { dueOn, state } = decisionClock(first, now)
  const isLate = state === 'late' ? 'yes' : 'no'
  const who = (id: number | null) => (id === null ? 'nobody' : id === caregiverId ? 'parent' : 'provider')
  return (
    <>
      <AdminHead
        title={t('fileTitle', { provider: provider.name })}
        lead={
          open.length > 0
            ? t('lead', { day: day(first), due: dayText(locale, dueOn, today), isLate })
            : t('settledLead', { day: day(first) })
        }
        parents={['approvals']}
        crumbs={[{ label: provider.name }]}
      >
        <p className="mt-2 flex flex-wrap gap-x-6">
          <TextLink href={dashboardRoutes.admin.user(caregiverId)} className="inline-flex min-h-11 items-center">
            {t('parentAccount')}
          </TextLink>
          <TextLink href={routes.provider(provider.id)} className="inline-flex min-h-11 items-center">
            {t('seePage')}
          </TextLink>
        </p>
      </AdminHead>
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <p className="max-w-prose text-soft">{t('privacy')}</p>
          <h2 className="mt-8 text-section tracking-tight">{t('reports')}</h2>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {reports.map(({ id, reporterId, reason, note, createdAt, outcome }) => (
              <li key={id} className="py-4">
                <p className="font-semibold">{conversations(`reasons.${reason}`)}</p>
                <p className="mt-1 break-words whitespace-pre-line">{note || t('noNote')}</p>
                <p className="mt-1 text-sm text-soft">
                  {t('reported', { who: who(reporterId), day: day(createdAt) })}
                  {outcome && ` · ${t('was', { outcome: t(`outcomes.${outcome}`) })}`}
                  {reporterId !== null && reporterId !== caregiverId && (
                    <>
                      {' · '}
                      <TextLink href={dashboardRoutes.admin.user(reporterId)}>{t('reporter')}</TextLink>
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
