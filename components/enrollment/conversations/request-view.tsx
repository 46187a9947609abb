import { PageHead } from '@/components/layout/page-head'
import { telephoneLink, websiteLink } from '@/components/providers/detail/contact-links'
import { ButtonLink } from '@/components/ui/actions/button-link'
import { EmptyState } from '@/components/ui/surface/empty-state'
import type { OfferedSlot } from '@/lib/enrollment/tours/schema'
import { routes } from '@/lib/platform/http/routes'
import type { ContactView } from '@/lib/providers/types'
import { conversationMessages as texts } from './messages'
import { type Named, type Other, RequestForm } from './request-form'

type RequestViewProps = {
  userId: number
  provider: Named & { isClosed?: boolean; isByMail?: boolean }
  /** Null if someone replies here; otherwise other ways to reach the provider. */
  contact: ContactView | null
  others: readonly Other[]
  months: readonly { value: string; label: string }[]
  /** For tour time fields, in the provider's time zone. */
  range: { min: string; max: string }
  slots: readonly OfferedSlot[]
}

/** The form; or, before anything is entered, that no one would read it, and how else to reach the provider. */
export function RequestView({ userId, provider, contact, others, months, range, slots }: RequestViewProps) {
  const { id, name, isClosed, isByMail } = provider
  const crumbs = [{ label: name, href: routes.provider(id) }, { label: texts.request }]
  return (
    <>
      <PageHead
        title={texts.request}
        lead={contact ? undefined : isByMail ? texts.requestByMail(name) : texts.requestLead(name)}
        crumbs={crumbs}
      />
      <div className="wrap pb-16">
        {contact ? (
          <EmptyState
            icon="message"
            title={isClosed ? texts.closedTitle : texts.nobodyTitle}
            action={<ButtonLink href={routes.provider(id)}>{texts.backToProvider}</ButtonLink>}
          >
            {!isClosed && <NobodyAnswers name={name} contact={contact} />}
          </EmptyState>
        ) : (
          <RequestForm {...{ userId, provider, others, months, range, slots }} />
        )}
      </div>
    </>
  )
}

function NobodyAnswers({ name, contact }: { name: string; contact: ContactView }) {
  return (
    <>
      <p>{texts.nobodyText(name)}</p>
      <OtherWays contact={contact} />
    </>
  )
}

function OtherWays({ contact: { phone, email, website } }: { contact: ContactView }) {
  const ways = [
    phone && { text: phone, href: telephoneLink(phone) },
    email && { text: email, href: `mailto:${encodeURIComponent(email)}` },
    website && { text: website, href: websiteLink(website) },
  ].flatMap((way) => (way ? [way] : []))
  if (ways.length === 0) return <p className="mt-3">{texts.nobodyNoContact}</p>
  return (
    <>
      <p className="mt-3">{phone ? texts.nobodyCall : texts.nobodyReach}</p>
      <ul>
        {ways.map(({ text, href }) => (
          <li key={text} className="break-all">
            {href ? (
              <a
                href={href}
                rel="nofollow noopener"
                className="inline-flex min-h-11 items-center font-medium text-pine underline"
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
