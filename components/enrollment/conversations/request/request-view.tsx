import { Breadcrumb, PageHead } from '@/components/layout/page-head'
import { telephoneLink, websiteLink } from '@/components/providers/detail/contact/contact-links'
import { ButtonLink } from '@/components/ui/actions/button-link'
import { TextLink } from '@/components/ui/actions/text-link'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { routes } from '@/lib/platform/http/routes'
import type { ContactView } from '@/lib/providers/types'
import { conversationMessages as texts } from '../messages'
import { RequestForm, type RequestFormProps } from './request-form'

type RequestViewProps = {
  provider: { id: string; name: string; isClosed?: boolean; isByMail?: boolean }
} & (
  | { form: RequestFormProps; contact?: undefined; nearby?: undefined }
  /** Nobody replies here: other ways to reach the provider, and providers nearby (public ids) that do reply. */
  | { form?: undefined; contact: ContactView; nearby?: readonly { id: string; name: string }[] }
)

/** The form; or, before anything is entered, that no one would read it, and how else to reach the provider. */
export function RequestView({ provider, contact, nearby = [], form }: RequestViewProps) {
  const { id, name, isClosed, isByMail } = provider
  const crumbs = [{ label: name, href: routes.provider(id) }, { label: texts.request }]
  if (form)
    return (
      <div className="wrap pt-5 pb-16">
        <Breadcrumb crumbs={crumbs} className="mb-3" />
        {isByMail && (
          <p className="mb-5 max-w-140 rounded-lg bg-sun-soft px-4 py-3 text-on-sun">{texts.requestByMail(name)}</p>
        )}
        <RequestForm {...form} />
      </div>
    )
  return (
    <>
      <PageHead title={texts.request} crumbs={crumbs} />
      <div className="wrap pb-16">
        <EmptyState
          icon="message"
          title={isClosed ? texts.closedTitle : texts.nobodyTitle}
          action={<ButtonLink href={routes.provider(id)}>{texts.backToProvider}</ButtonLink>}
        >
          {!isClosed && <NobodyAnswers name={name} contact={contact} />}
          {nearby.length > 0 && (
            <>
              <p className="mt-3">{texts.nobodyNearby}</p>
              <ul>
                {nearby.map((other) => (
                  <li key={other.id}>
                    <TextLink href={routes.provider(other.id)} underlined className="inline-flex min-h-11 items-center">
                      {other.name}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </EmptyState>
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
