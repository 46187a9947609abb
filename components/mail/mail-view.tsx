import { PageHead } from '@/components/layout/page-head'
import { DataRows } from '@/components/ui/data-rows'
import type { ShownMail } from '@/lib/platform/mail/types'
import { routes } from '@/lib/platform/routes'
import { MailStatusBadge } from './mail-status'
import { Moment } from './moment'
import { nameAndAddress } from './name-and-address'
import { mailTexts as texts } from './texts'

export function MailView({ mail }: { mail: ShownMail }) {
  return (
    <>
      <PageHead
        title={mail.subject}
        crumbs={[{ label: texts.title, href: routes.devMails() }, { label: mail.subject }]}
      />
      <div className="wrap grid gap-x-12 gap-y-10 pb-16 lg:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 content-start gap-10">
          {mail.text === null ? <p className="max-w-prose text-soft">{texts.wordsGone}</p> : <Words mail={mail} />}
        </div>
        <Facts mail={mail} />
      </div>
    </>
  )
}

/** The frame runs no script and belongs to no origin; its links open beside this page. */
function Words({ mail }: { mail: ShownMail }) {
  return (
    <>
      <section className="min-w-0">
        <h2 className="mb-4 text-section">{texts.htmlTitle}</h2>
        <iframe
          src={routes.devMailHtml(mail.id)}
          title={texts.frameTitle(mail.subject)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="h-160 w-full rounded-lg border border-line"
        />
      </section>
      <section className="min-w-0">
        <h2 className="mb-4 text-section">{texts.textTitle}</h2>
        <pre className="rounded-lg bg-sunken p-5 font-sans text-ui break-words whitespace-pre-wrap">{mail.text}</pre>
      </section>
    </>
  )
}

function Facts({ mail }: { mail: ShownMail }) {
  const rows = [
    { label: texts.to, value: <span className="wrap-anywhere">{nameAndAddress(mail)}</span> },
    { label: texts.status, value: <MailStatusBadge status={mail.status} /> },
    { label: texts.kind, value: mail.kind },
    { label: texts.written, value: <Moment at={mail.createdAt} /> },
    { label: texts.usefulUntil, value: <Moment at={mail.usefulUntil} /> },
    ...(mail.attempts > 0 ? [{ label: texts.attempts, value: mail.attempts }] : []),
    ...(mail.problem ? [{ label: texts.problem, value: mail.problem }] : []),
  ]
  return <DataRows rows={rows} className="max-lg:order-first" />
}
