import { SignInPrompt } from '@/components/accounts/sign-in/sign-in-prompt'
import { Breadcrumb, PageHead } from '@/components/layout/page-head'
import { browserMessages } from '@/components/providers/detail/browser-messages'
import { signInForContact, telephoneLink, websiteLink } from '@/components/providers/detail/contact/contact-links'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { routes } from '@/lib/platform/http/routes'
import type { ContactView, ProviderDetail } from '@/lib/providers/types'
import { conversationMessages as texts } from '../messages'
import { RequestForm, type RequestFormProps } from './request-form'

type RequestViewProps = {
  provider: { id: string; name: string; isClosed?: boolean; isByMail?: boolean }
} & (
  | { form: RequestFormProps; contact?: undefined; nearby?: undefined }
  /** Nobody replies here: other ways to reach the provider, and providers nearby (public ids) that do reply. */
  | {
      form?: undefined
      /** For a visitor: what there is, which an account would show. */
      contact: ContactView | { has: ProviderDetail['has'] }
      nearby?: readonly { id: string; name: string }[]
    }
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
        {/* Another person starts another form. */}
        <RequestForm key={form.userId} {...form} />
        <SignInPrompt />
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
          {!isClosed && (
            <>
              <p>{texts.nobodyText(name)}</p>
              {'has' in contact ? <SignInForWays id={id} has={contact.has} /> : <OtherWays contact={contact} />}
            </>
          )}
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

/** For a visitor: what there is, shown on the provider's page after signing in. */
function SignInForWays({ id, has }: { id: string; has: ProviderDetail['has'] }) {
  const parts = (['phone', 'email', 'website'] as const).filter((part) => has[part])
  if (parts.length === 0) return <p className="mt-3">{texts.nobodyNoContact}</p>
  return (
    <p className="mt-3">
      <TextLink href={signInForContact(id)} underlined className="inline-flex min-h-11 items-center">
        {browserMessages.contactParts(
          browserMessages.signInToSee,
          parts.map((part) => browserMessages.parts[part]),
        )}
      </TextLink>
    </p>
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
