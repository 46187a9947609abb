import { useLocale, useTranslations } from 'next-intl'
import { PageHead } from '@/components/layout/page-head'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import { Pagination } from '@/components/ui/data/pagination'
import { Badge } from '@/components/ui/surface/badge'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import type { MailLine, OutboxPage, ShownMail } from '@/lib/platform/mail/types'
import { dateText, minuteOf, timeText } from '@/lib/platform/time/dates'
import type { MailStatus } from '@/prisma/generated/enums'

/** For the list and each email: a subject in the title would appear in browser histories. */
export const mailMetadata = (t: Translate<'platform.mails'>) =>
  pageMetadata(DEFAULT_LOCALE, {
    title: `${t('title')} | ${SITE.name}`,
    description: t('description'),
    path: dashboardRoutes.devMails(),
    isIndexable: false,
  })

/** "Nov 12, 6:30 AM UTC": in UTC, because the reader's time zone is unknown. */
function Moment({ at }: { at: Date }) {
  const t = useTranslations('platform.mails')
  const locale = useLocale()
  const moment = at.toISOString()
  const day = moment.slice(0, 10)
  return (
    <time dateTime={moment}>{t('moment', { day: dateText(locale, day, day), time: timeText(minuteOf(moment)) })}</time>
  )
}

/** "Dana Rivera <dana@home.test>", or only the address. */
function nameAndAddress({ toName, toEmail }: { toName: string; toEmail: string }): string {
  return toName ? `${toName} <${toEmail}>` : toEmail
}

const tones = {
  queued: 'stone',
  sending: 'stone',
  handing_over: 'stone',
  sent: 'mint',
  failed: 'coral',
  unclear: 'sun',
} as const

function MailStatusBadge({ status }: { status: MailStatus }) {
  const t = useTranslations('platform.mails')
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
}

/** A line like in a mailbox; the whole of it links to the email. */
function MailRow({ mail }: { mail: MailLine }) {
  return (
    <li className="relative grid gap-x-6 gap-y-1 py-4 md:grid-cols-[1fr_auto] hover:bg-sunken md:px-3">
      <TextLink href={dashboardRoutes.devMail(mail.id)} className="min-w-0 break-words after:absolute after:inset-0">
        {mail.subject}
      </TextLink>
      <p className="text-sm text-soft md:text-right">
        <Moment at={mail.createdAt} />
      </p>
      <p className="min-w-0 text-sm break-words text-soft">{nameAndAddress(mail)}</p>
      <p className="flex items-center gap-3 text-sm text-soft md:justify-end">
        <span>{mail.kind}</span>
        <MailStatusBadge status={mail.status} />
      </p>
    </li>
  )
}

export function OutboxView({ outbox: { mails, page, pageCount } }: { outbox: OutboxPage }) {
  const t = useTranslations('platform.mails')
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} crumbs={[{ label: t('title') }]} />
      <div className="wrap pb-16">
        {mails.length === 0 ? (
          <EmptyState
            icon="mail"
            title={t('emptyTitle')}
            action={<ButtonLink href={routes.signUp()}>{t('emptyAction')}</ButtonLink>}
          >
            {t('emptyText')}
          </EmptyState>
        ) : (
          <ul aria-label={t('listLabel')} className="divide-y divide-line border-y border-line">
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(to) => dashboardRoutes.devMails({ page: to })}
          className="mt-8"
        />
      </div>
    </>
  )
}

export function MailView({ mail }: { mail: ShownMail }) {
  const t = useTranslations('platform.mails')
  return (
    <>
      <PageHead
        title={mail.subject}
        crumbs={[{ label: t('title'), href: dashboardRoutes.devMails() }, { label: mail.subject }]}
      />
      <div className="wrap grid gap-x-12 gap-y-10 pb-16 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 content-start gap-10">
          {mail.text === null ? <p className="max-w-prose text-soft">{t('wordsGone')}</p> : <Words mail={mail} />}
        </div>
        <Facts mail={mail} />
      </div>
    </>
  )
}

/** The frame is sandboxed, without scripts or an origin; its links open in a new tab. */
function Words({ mail }: { mail: ShownMail }) {
  const t = useTranslations('platform.mails')
  return (
    <>
      <section className="min-w-0">
        <h2 className="mb-4 text-section">{t('htmlTitle')}</h2>
        <iframe
          src={dashboardRoutes.devMailHtml(mail.id)}
          title={t('frameTitle', { subject: mail.subject })}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="h-160 w-full rounded-lg border border-line"
        />
      </section>
      <section className="min-w-0">
        <h2 className="mb-4 text-section">{t('textTitle')}</h2>
        <pre className="rounded-lg bg-sunken p-5 font-sans text-ui break-words whitespace-pre-wrap">{mail.text}</pre>
      </section>
    </>
  )
}

function Facts({ mail }: { mail: ShownMail }) {
  const t = useTranslations('platform.mails')
  const rows = [
    { label: t('to'), value: <span className="wrap-anywhere">{nameAndAddress(mail)}</span> },
    { label: t('status'), value: <MailStatusBadge status={mail.status} /> },
    { label: t('kind'), value: mail.kind },
    { label: t('written'), value: <Moment at={mail.createdAt} /> },
    { label: t('usefulUntil'), value: <Moment at={mail.usefulUntil} /> },
    ...(mail.attempts > 0 ? [{ label: t('attempts'), value: mail.attempts }] : []),
    ...(mail.problem ? [{ label: t('problem'), value: mail.problem }] : []),
  ]
  return <DataRows rows={rows} className="max-lg:order-first" />
}
