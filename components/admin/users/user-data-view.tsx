import { useLocale, useTranslations } from 'next-intl'
import { provenanceText } from '@/components/providers/detail/fact-sources'
import { TextLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import { DataTable } from '@/components/ui/data/data-table'
import type { AccountView, ViewedProvider } from '@/lib/admin/users/schema'
import { PLANS } from '@/lib/billing/rules'
import { OWN_FACT_GROUPS } from '@/lib/listings/profiles/schema/facts'
import type { NotificationKind } from '@/lib/notifications/catalogue/kinds'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { dateText, todayIn } from '@/lib/platform/time/dates'
import { officeMoment } from '@/lib/platform/time/zoned-time'
import { AdminHead } from '../admin-head'
import { AccountSection } from './user-file-view'

const CHOICE_COLUMNS = ['about', 'site', 'mail'] as const
const MAIL_COLUMNS = ['mail', 'state', 'when'] as const

/** The name of a kind of email: its label in the settings, or a name only used here; the code itself if another release wrote it. */
function useMailName(): (kind: string) => string {
  const labels = useTranslations('notifications.labels')
  const t = useTranslations('admin.whatTheySee')
  return (kind) => {
    const label = kind as NotificationKind
    if (labels.has(label)) return labels(label)
    const own = `mailNames.${kind}` as 'mailNames.test-mail'
    return t.has(own) ? t(own) : kind
  }
}

/** A read-only view of what the account's owner sees, without their family's data. */
export function UserDataView({ seen, now }: { seen: AccountView; now: Date }) {
  const t = useTranslations('admin.whatTheySee')
  const kinds = useTranslations('notifications.labels')
  const mailName = useMailName()
  const locale = useLocale()
  const { id, name, unread, choices, mails, providers } = seen
  const crumbs = [{ label: name, href: dashboardRoutes.admin.user(id) }, { label: t('title') }]
  const yesOrNo = (isOn: boolean) => (isOn ? t('yes') : t('no'))
  return (
    <>
      <AdminHead title={t('titleOf', { name })} lead={t('lead')} parents={['users']} crumbs={crumbs} />
      <div className="wrap grid grid-cols-1 gap-12 pb-16">
        {providers.map((provider) => (
          <ProviderPart key={provider.id} provider={provider} now={now} />
        ))}
        <AccountSection title={t('told')}>
          <p className="mb-4">{t('unread', { count: unread })}</p>
          <DataTable
            caption={t('told')}
            columns={CHOICE_COLUMNS.map((column) => t(`choiceColumns.${column}`))}
            rows={choices.map(({ kind, channels }) => ({
              key: kind,
              head: kinds(kind),
              cells: [yesOrNo(channels.app.isOn), yesOrNo(channels.email.isOn)],
            }))}
          />
        </AccountSection>
        <AccountSection title={t('mails')}>
          <p className="mb-4 max-w-prose text-soft">{t('mailsText')}</p>
          {mails.length === 0 ? (
            <p>{t('noMails')}</p>
          ) : (
            <DataTable
              caption={t('mails')}
              columns={MAIL_COLUMNS.map((column) => t(`mailColumns.${column}`))}
              rows={mails.map(({ id: mailId, kind, status, createdAt }) => ({
                key: String(mailId),
                head: mailName(kind),
                cells: [t(`mailStates.${status}`), officeMoment(locale, createdAt, now)],
              }))}
            />
          )}
        </AccountSection>
      </div>
    </>
  )
}

function ProviderPart({ provider, now }: { provider: ViewedProvider; now: Date }) {
  const t = useTranslations('admin.whatTheySee')
  const roles = useTranslations('listings.roles')
  const factTexts = useTranslations('listings.facts')
  const sources = useTranslations('providers.sources')
  const locale = useLocale()
  const { id, name, role, timeZone, waits, isHeld, plan, paidUntil, unanswered, facts } = provider
  const today = todayIn(timeZone, now)
  const planName = PLANS.find(({ code }) => code === plan)?.name ?? plan
  return (
    <AccountSection title={name}>
      <DataRows
        className="max-w-reading"
        rows={[
          { label: t('role'), value: roles(`names.${role}`) },
          {
            label: t('change'),
            value: waits ? (
              <TextLink href={dashboardRoutes.approvals.profileChange(waits.id)}>
                {t('waits', { count: waits.fields })}
              </TextLink>
            ) : (
              t('noChange')
            ),
          },
          ...(isHeld ? [{ label: t('held'), value: t('heldText') }] : []),
          {
            label: t('plan'),
            value: paidUntil ? t('planUntil', { plan: planName, day: dateText(locale, paidUntil, today) }) : planName,
          },
          { label: t('unanswered'), value: unanswered },
          ...OWN_FACT_GROUPS.map((group) => ({
            label: factTexts(`groups.${group}`),
            value: provenanceText(factTexts, sources, locale, facts[group], today),
          })),
        ]}
      />
      <TextLink href={routes.provider(id)} className="mt-3 inline-flex min-h-11 items-center">
        {t('page')}
      </TextLink>
    </AccountSection>
  )
}
