import { PageHead } from '@/components/layout/page-head'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import { Pagination } from '@/components/ui/data/pagination'
import { Badge } from '@/components/ui/surface/badge'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { pageMetadata } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import type { MailLine, OutboxPage, ShownMail } from '@/lib/platform/mail/types'
import type { MailStatus } from '@/prisma/generated/enums'

/** For /dev/mail, which only the demo has. */
export const outboxMessages = {
  title: 'Mails of this site',
  description: 'Every mail this demo has sent, with working links, so you can try everything without a mailbox.',
  lead: 'Mails this site has sent, newest first, with working links, so you can try everything without a mailbox.',
  listLabel: 'Mails',
  emptyTitle: 'No mail yet',
  emptyText: 'Sign up, or ask for a new password, and the mail appears here.',
  emptyAction: 'Sign up',
  to: 'To',
  kind: 'Kind',
  written: 'Written',
  status: 'Status',
  attempts: 'Tries',
  problem: 'Last problem',
  usefulUntil: 'Useful until',
  htmlTitle: 'As most people see it',
  frameTitle: (subject: string) => `The mail "${subject}"`,
  textTitle: 'As plain text',
  wordsGone:
    'We no longer have this mail’s text. We delete it as soon as a mail is sent or fails for good, because it has links that open accounts.',
} as const

const STATUS_WORDS: Record<MailStatus, string> = {
  queued: 'Waiting',
  sending: 'Being sent',
  handing_over: 'Being sent',
  sent: 'Sent',
  failed: 'Given up',
  unclear: 'Perhaps sent',
}

/** For the list and each email: a subject in the title would appear in browser histories. */
export const mailMetadata = pageMetadata({
  title: `${outboxMessages.title} | ${SITE.name}`,
  description: outboxMessages.description,
  path: routes.devMails(),
  isIndexable: false,
})

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
})

/** "Nov 12, 6:30 AM UTC": in UTC, because the reader's time zone is unknown. */
function Moment({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{format.format(at)}</time>
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
  return <Badge tone={tones[status]}>{STATUS_WORDS[status]}</Badge>
}

/** A line like in a mailbox; the whole of it links to the email. */
function MailRow({ mail }: { mail: MailLine }) {
  return (
    <li className="relative grid gap-x-6 gap-y-1 py-4 md:grid-cols-[1fr_auto] hover:bg-sunken md:px-3">
      <TextLink href={routes.devMail(mail.id)} className="min-w-0 break-words after:absolute after:inset-0">
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
  return (
    <>
      <PageHead title={outboxMessages.title} lead={outboxMessages.lead} crumbs={[{ label: outboxMessages.title }]} />
      <div className="wrap pb-16">
        {mails.length === 0 ? (
          <EmptyState
            icon="mail"
            title={outboxMessages.emptyTitle}
            action={<ButtonLink href={routes.signUp()}>{outboxMessages.emptyAction}</ButtonLink>}
          >
            {outboxMessages.emptyText}
          </EmptyState>
        ) : (
          <ul aria-label={outboxMessages.listLabel} className="divide-y divide-line border-y border-line">
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} />
            ))}
          </ul>
        )}
        <Pagination page={page} pageCount={pageCount} hrefOf={(to) => routes.devMails({ page: to })} className="mt-8" />
      </div>
    </>
  )
}

export function MailView({ mail }: { mail: ShownMail }) {
  return (
    <>
      <PageHead
        title={mail.subject}
        crumbs={[{ label: outboxMessages.title, href: routes.devMails() }, { label: mail.subject }]}
      />
      <div className="wrap grid gap-x-12 gap-y-10 pb-16 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 content-start gap-10">
          {mail.text === null ? (
            <p className="max-w-prose text-soft">{outboxMessages.wordsGone}</p>
          ) : (
            <Words mail={mail} />
          )}
        </div>
        <Facts mail={mail} />
      </div>
    </>
  )
}

/** The frame is sandboxed, without scripts or an origin; its links open in a new tab. */
function Words({ mail }: { mail: ShownMail }) {
  return (
    <>
      <section className="min-w-0">
        <h2 className="mb-4 text-section">{outboxMessages.htmlTitle}</h2>
        <iframe
          src={routes.devMailHtml(mail.id)}
          title={outboxMessages.frameTitle(mail.subject)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="h-160 w-full rounded-lg border border-line"
        />
      </section>
      <section className="min-w-0">
        <h2 className="mb-4 text-section">{outboxMessages.textTitle}</h2>
        <pre className="rounded-lg bg-sunken p-5 font-sans text-ui break-words whitespace-pre-wrap">{mail.text}</pre>
      </section>
    </>
  )
}

function Facts({ mail }: { mail: ShownMail }) {
  const rows = [
    { label: outboxMessages.to, value: <span className="wrap-anywhere">{nameAndAddress(mail)}</span> },
    { label: outboxMessages.status, value: <MailStatusBadge status={mail.status} /> },
    { label: outboxMessages.kind, value: mail.kind },
    { label: outboxMessages.written, value: <Moment at={mail.createdAt} /> },
    { label: outboxMessages.usefulUntil, value: <Moment at={mail.usefulUntil} /> },
    ...(mail.attempts > 0 ? [{ label: outboxMessages.attempts, value: mail.attempts }] : []),
    ...(mail.problem ? [{ label: outboxMessages.problem, value: mail.problem }] : []),
  ]
  return <DataRows rows={rows} className="max-lg:order-first" />
}
