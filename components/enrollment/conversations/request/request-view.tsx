import { useLocale, useTranslations } from 'next-intl'
import { SignInPrompt } from '@/components/accounts/sign-in/sign-in-prompt'
import { Breadcrumb, PageHead } from '@/components/layout/page-head'
import {
  contactText,
  signInForContact,
  telephoneLink,
  websiteLink,
} from '@/components/providers/detail/contact/contact-links'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { useLocalPath } from '@/components/ui/language'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import type { ContactView, ProviderDetail } from '@/lib/providers/types'
import { RequestForm, type RequestFormProps } from './request-form'

/** How else to reach a provider, and providers nearby (public ids) that reply. */
type OtherWaysProps = {
  /** For a visitor: which contact data an account would show. */
  contact: ContactView | { has: ProviderDetail['has'] }
  nearby?: readonly { id: string; name: string }[]
}

type RequestViewProps = {
  provider: { id: string; name: string; isClosed?: boolean; isByMail?: boolean }
} & (
  | { form: RequestFormProps; otherWays?: OtherWaysProps | undefined }
  /** Nobody replies here. */
  | { form?: undefined; otherWays: OtherWaysProps }
)

/** The form; if nobody would read the request, says so before anything is entered, and how else to reach the provider. */
export function RequestView({ provider, otherWays, form }: RequestViewProps) {
  const t = useTranslations('enrollment.requestPage')
  const { id, name, isClosed, isByMail } = provider
  const crumbs = [{ label: name, href: routes.provider(id) }, { label: t('title') }]
  if (form)
    return (
      <div className="wrap pt-5 pb-16">
        <Breadcrumb crumbs={crumbs} className="mb-3" />
        {isByMail && (
          <div className="mb-5 max-w-140 rounded-lg bg-sun-soft px-4 py-3 text-on-sun">
            <p>{t('byMail', { name })}</p>
            {otherWays && <QuickerWays id={id} {...otherWays} />}
          </div>
        )}
        {/* Another user gets a new form. */}
        <RequestForm key={form.userId} {...form} />
        <SignInPrompt />
      </div>
    )
  return (
    <>
      <PageHead title={t('title')} crumbs={crumbs} />
      <div className="wrap pb-16">
        <EmptyState
          icon="message"
          title={isClosed ? t('closedTitle') : t('nobodyTitle')}
          action={<ButtonLink href={routes.provider(id)}>{t('backToProvider')}</ButtonLink>}
        >
          {!isClosed && (
            <>
              <p>{t('nobodyText', { name, site: SITE.name })}</p>
              {'has' in otherWays.contact ? (
                <SignInForWays id={id} parts={partsOf(otherWays.contact.has)} />
              ) : (
                <ContactWays contact={otherWays.contact} />
              )}
            </>
          )}
          <Nearby nearby={otherWays.nearby ?? []} />
        </EmptyState>
      </div>
    </>
  )
}

/** A few lines in the notice above the form: the phone number, and nearby providers that reply. */
function QuickerWays({ id, contact, nearby = [] }: OtherWaysProps & { id: string }) {
  const t = useTranslations('enrollment.requestPage')
  const phone = 'has' in contact ? null : contact.phone
  return (
    <>
      {'has' in contact && contact.has.phone && <SignInForWays id={id} parts={['phone']} />}
      {phone && (
        <p>
          {t('orCall')}{' '}
          <a href={telephoneLink(phone)} className="inline-flex min-h-11 items-center font-medium text-pine underline">
            {phone}
          </a>
        </p>
      )}
      <Nearby nearby={nearby} isInline />
    </>
  )
}

type NearbyProps = { nearby: readonly { id: string; name: string }[]; isInline?: boolean }

function Nearby({ nearby, isInline = false }: NearbyProps) {
  const t = useTranslations('enrollment.requestPage')
  if (nearby.length === 0) return null
  return (
    <>
      <p className={isInline ? undefined : 'mt-3'}>{t('nobodyNearby')}</p>
      <ul className={isInline ? 'flex flex-wrap gap-x-5' : undefined}>
        {nearby.map((other) => (
          <li key={other.id}>
            <TextLink href={routes.provider(other.id)} underlined className="inline-flex min-h-11 items-center">
              {other.name}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  )
}

const PARTS = ['phone', 'email', 'website'] as const

const partsOf = (has: ProviderDetail['has']) => PARTS.filter((part) => has[part])

/** For a visitor: which contact data the provider's page shows after signing in. */
function SignInForWays({ id, parts }: { id: string; parts: readonly (typeof PARTS)[number][] }) {
  const t = useTranslations('enrollment.requestPage')
  const detail = useTranslations('providers.detailBrowser')
  const locale = useLocale()
  if (parts.length === 0) return <p className="mt-3">{t('nobodyNoContact')}</p>
  return (
    <p>
      <TextLink href={signInForContact(id)} underlined className="inline-flex min-h-11 items-center">
        {contactText('signInToSee', parts, detail, locale)}
      </TextLink>
    </p>
  )
}

function ContactWays({ contact: { phone, email, website } }: { contact: ContactView }) {
  const path = useLocalPath()
  const t = useTranslations('enrollment.requestPage')
  const ways = [
    phone && { text: phone, href: telephoneLink(phone) },
    email && { text: email, href: `mailto:${encodeURIComponent(email)}` },
    website && { text: website, href: websiteLink(website) },
  ].flatMap((way) => (way ? [way] : []))
  if (ways.length === 0) return <p className="mt-3">{t('nobodyNoContact')}</p>
  return (
    <>
      <p className="mt-3">{phone ? t('nobodyCall') : t('nobodyReach')}</p>
      <ul>
        {ways.map(({ text, href }) => (
          <li key={text} className="break-all">
            {href ? (
              <a
                href={path(href)}
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
