import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import type { OutboxPage } from '@/lib/platform/mail/types'
import { routes } from '@/lib/platform/routes'
import { MailRow } from './mail-row'
import { mailTexts as texts } from './texts'

export function OutboxView({ outbox: { mails, page, pageCount } }: { outbox: OutboxPage }) {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} crumbs={[{ label: texts.title }]} />
      <div className="wrap pb-16">
        {mails.length === 0 ? (
          <EmptyState
            icon="mail"
            title={texts.emptyTitle}
            action={<ButtonLink href={routes.signUp()}>{texts.emptyAction}</ButtonLink>}
          >
            {texts.emptyText}
          </EmptyState>
        ) : (
          <ul aria-label={texts.listLabel} className="divide-y divide-line border-y border-line">
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
