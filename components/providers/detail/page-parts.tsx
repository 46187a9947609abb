import type { ReactNode } from 'react'
import { buttonClasses } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { Icon } from '@/components/ui/surface/icon'
import { routes } from '@/lib/platform/http/routes'
import { freshnessOf } from '@/lib/providers/rules/openings'
import type { FactProvenances, ProviderDetail } from '@/lib/providers/types'
import type { FactGroup } from '@/prisma/generated/enums'
import { ContactButton, ForParentsLink } from './contact/contact'
import { detailMessages as texts } from './messages'

/** A section of the overview with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-section">{title}</h2>
      {children}
    </section>
  )
}

/** The heading of a panel while all of them are stacked: without JavaScript, and for screen readers. */
export function PanelTitle({ children }: { children: string }) {
  return <h2 className="mb-3 text-section [@media(scripting:enabled)]:sr-only">{children}</h2>
}

/** Source and date: one line for the fact groups of a section. Nothing without provenance. */
export function FactSources(props: { groups: readonly FactGroup[]; facts: FactProvenances; today: string }) {
  const { groups, facts, today } = props
  const lines = groups.flatMap((group) => {
    const provenance = facts[group]
    if (!provenance) return []
    const isConfirmed = freshnessOf(provenance, today) === 'confirmed'
    return texts.factSource(texts.factGroups[group], provenance.sourceName, provenance.confirmedOn, today, isConfirmed)
  })
  return lines.length > 0 && <p className="mt-3 text-xs text-soft">{lines.join(' · ')}</p>
}

/** For the provider's owners, on an unclaimed page; the same for every reader. */
export const ClaimInvitation = ({ id }: { id: string }) => (
  <p className="mt-4 px-5 text-sm text-soft">
    {texts.unclaimed}{' '}
    <TextLink href={routes.claim(id)} className="inline-flex min-h-6 items-center">
      {texts.claim}
    </TextLink>
  </p>
)

/** Permanently or temporarily closed, shown first. */
export function StatusNotice({ provider, today }: { provider: ProviderDetail; today: string }) {
  if (provider.status !== 'closed' && provider.status !== 'temporarily_closed') return null
  return (
    <p role="note" className="mb-5 flex gap-2.5 rounded-md bg-sun-soft px-4 py-3 font-semibold text-on-sun">
      <Icon name="info" className="mt-[0.2em]" />
      {provider.status === 'closed' ? texts.closed(provider, today) : texts.temporarilyClosed}
    </p>
  )
}

/** The id of the popover below. */
export const NOBODY_ANSWERS = 'nobody-answers'

type NobodyAnswersProps = {
  provider: ProviderDetail
  /** A request goes to its e-mail address on file. */
  isByMail: boolean
  /** Providers around that answer here. */
  nearby: readonly { id: string; name: string }[]
}

/** Before a request to a provider that nobody manages: that nobody may answer, its phone, and others nearby that do answer. */
export function NobodyAnswers({ provider: { id, name, has }, isByMail, nearby }: NobodyAnswersProps) {
  const words = texts.nobodyAnswers
  return (
    <div
      id={NOBODY_ANSWERS}
      popover="auto"
      tabIndex={-1}
      role="dialog"
      aria-labelledby="nobody-answers-title"
      className="m-auto max-h-[85svh] w-[min(28rem,calc(100vw-2rem))] overflow-y-auto rounded-2xl border border-line bg-card p-5 text-ink shadow-float backdrop:bg-veil"
    >
      <h2 id="nobody-answers-title" className="text-section">
        {words.title}
      </h2>
      <p className="mt-2">{isByMail ? words.byMail(name) : words.text(name)}</p>
      <div className="mt-4 grid gap-2.5">
        {has.phone && (
          <ContactButton id={id} wish="call" wide>
            <Icon name="phone" />
            {texts.callNow}
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
            {words.askAnyway}
          </ForParentsLink>
        )}
      </div>
      <h3 className="mt-5 text-ui font-semibold tracking-normal">
        {nearby.length > 0 ? words.nearby : words.noneNearby}
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
        {words.close}
      </button>
    </div>
  )
}
