import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClasses } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { Icon } from '@/components/ui/surface/icon'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { routes } from '@/lib/platform/http/routes'
import type { ProviderDetail } from '@/lib/providers/types'
import { ContactButton, ForParentsLink } from './contact/contact'
import { closedText } from './detail-text'

/** A section of the overview with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-section">{title}</h2>
      {children}
    </section>
  )
}

/** The heading of a panel, for screen readers and while all panels are stacked (without JavaScript). */
export function PanelTitle({ children }: { children: string }) {
  return <h2 className="mb-3 text-section [@media(scripting:enabled)]:sr-only">{children}</h2>
}

/** Invites the provider's owners to claim an unclaimed page; every reader sees it. */
export function ClaimInvitation({ id }: { id: string }) {
  const t = useTranslations('providers.detail')
  return (
    <p className="mt-4 px-5 text-sm text-soft">
      {t('unclaimed')}{' '}
      <TextLink href={accountRoutes.claim(id)} className="inline-flex min-h-6 items-center">
        {t('claim')}
      </TextLink>
    </p>
  )
}

/** Permanently or temporarily closed, shown first. */
export function StatusNotice({ provider, today }: { provider: ProviderDetail; today: string }) {
  const t = useTranslations('providers.detail')
  const locale = useLocale()
  if (provider.status !== 'closed' && provider.status !== 'temporarily_closed') return null
  return (
    <p role="note" className="mb-5 flex gap-2.5 rounded-md bg-sun-soft px-4 py-3 font-semibold text-on-sun">
      <Icon name="info" className="mt-[0.2em]" />
      {provider.status === 'closed' ? closedText(t, locale, provider, today) : t('temporarilyClosed')}
    </p>
  )
}

/** The id of the popover below. */
export const NOBODY_ANSWERS = 'nobody-answers'

type NobodyAnswersProps = {
  provider: ProviderDetail
  /** A request goes to its e-mail address on file. */
  isByMail: boolean
  /** Nearby providers that answer here. */
  nearby: readonly { id: string; name: string }[]
}

/** Shown before a request to a provider that nobody manages: a warning that perhaps nobody will answer, its phone, and nearby ones that answer. */
export function NobodyAnswers({ provider: { id, name, has }, isByMail, nearby }: NobodyAnswersProps) {
  const t = useTranslations('providers.detail')
  return (
    <div
      id={NOBODY_ANSWERS}
      popover="auto"
      tabIndex={-1}
      role="dialog"
      aria-labelledby="nobody-answers-title"
      className="popover-card"
    >
      <h2 id="nobody-answers-title" className="text-section">
        {t('nobodyAnswers.title')}
      </h2>
      <p className="mt-2">{isByMail ? t('nobodyAnswers.byMail', { name }) : t('nobodyAnswers.text', { name })}</p>
      <div className="mt-4 grid gap-2.5">
        {has.phone && (
          <ContactButton id={id} action="call" wide>
            <Icon name="phone" />
            {t('callNow')}
          </ContactButton>
        )}
        {isByMail && (
          <ForParentsLink
            id={id}
            reason="request"
            href={routes.requestInformation(id)}
            variant={has.phone ? 'secondary' : 'primary'}
            wide
          >
            <Icon name="message" />
            {t('nobodyAnswers.askAnyway')}
          </ForParentsLink>
        )}
      </div>
      <h3 className="mt-5 text-ui font-semibold tracking-normal">
        {nearby.length > 0 ? t('nobodyAnswers.nearby') : t('nobodyAnswers.noneNearby')}
      </h3>
      <ul className="mt-1">
        {nearby.map((other) => (
          <li key={other.id}>
            <TextLink href={routes.provider(other.id)} className="inline-flex min-h-11 items-center">
              {other.name}
            </TextLink>
          </li>
        ))}
      </ul>
      <button
        type="button"
        popoverTarget={NOBODY_ANSWERS}
        popoverTargetAction="hide"
        className={buttonClasses({ variant: 'quiet', wide: true }, 'mt-3')}
      >
        {t('nobodyAnswers.close')}
      </button>
    </div>
  )
}
