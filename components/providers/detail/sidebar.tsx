import type { ReactNode } from 'react'
import { FavoriteButton } from '@/components/families/favorites/favorite-button'
import { TextLink } from '@/components/ui/actions/text-link'
import { DataRows } from '@/components/ui/data/data-list'
import { FactLine } from '@/components/ui/surface/badge'
import { Card } from '@/components/ui/surface/card'
import { Icon } from '@/components/ui/surface/icon'
import { type ReplyFigures, replyTimeText } from '@/lib/enrollment/inquiries/rules/reply-times'
import { routes } from '@/lib/platform/http/routes'
import { addressLine } from '@/lib/providers/rules/address'
import { ageRangeText } from '@/lib/providers/rules/ages'
import { weekdaySummary } from '@/lib/providers/rules/hours'
import { summarizeOpenings } from '@/lib/providers/rules/openings'
import { moneyText, summarizeTuition, tuitionRange } from '@/lib/providers/rules/tuition'
import type { ProviderDetail } from '@/lib/providers/types'
import { providerMessages } from '../messages'
import { rowMessages } from '../row-messages'
import { ContactButton, ContactValue, ForParentsLink } from './contact'
import { detailMessages as texts } from './messages'
import { FactSources } from './page-parts'
import type { DetailMarks } from './provider-metadata'

/** On phones: the primary action, always within reach. Wide screens have it elsewhere on the page. */
function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className="bottom-bar sticky inset-x-0 bottom-0 z-30 flex flex-wrap items-center gap-2.5 border-t border-line bg-paper/95 px-4.5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      {children}
    </div>
  )
}

/** Call and visit only if the provider has the data; whether requests are read is explained on their own page. */
export function ContactButtons({ provider, isPreview }: { provider: ProviderDetail; isPreview?: boolean }) {
  const { id, name, rating, has } = provider
  const isReachable = has.phone || has.email || has.website
  return (
    <div className="grid gap-2.5">
      {!isReachable && <p className="text-ui text-soft">{texts.noContact}</p>}
      <ForParentsLink id={id} reason="request" href={routes.requestInformation(id)} wide>
        <Icon name="message" />
        {texts.requestInformation}
      </ForParentsLink>
      {has.phone && (
        <ContactButton id={id} wish="call" variant="secondary" wide>
          <Icon name="phone" />
          {texts.callNow}
        </ContactButton>
      )}
      {has.website && (
        <ContactButton id={id} wish="visit" variant="secondary" wide>
          <Icon name="globe" />
          {texts.visitWebsite}
        </ContactButton>
      )}
      {!isPreview && (
        <FavoriteButton
          look="wide"
          told={{ id, name, rating, address: addressLine(provider) }}
          wayBack={routes.provider(id)}
        />
      )}
    </div>
  )
}

type Row = { label: string; value: ReactNode }

/** Age range, rating and reviews always; the rest if known. The contact rows are always there for visitors. */
function quickInformation(provider: ProviderDetail, reply: ReplyFigures | null, marks?: DetailMarks): Row[] {
  const { id, has, rating, capacity, registrationFeeCents, siblingDiscountPercent } = provider
  const tuition = tuitionRange(provider.ageBands)
  const rows: (Row | false | null)[] = [
    {
      label: texts.ageRange,
      value: ageRangeText(provider.ageMinMonths, provider.ageMaxMonths) ?? providerMessages.agesUnknown,
    },
    provider.status !== 'closed' && {
      label: texts.hours,
      value: weekdaySummary(provider.hours) ?? providerMessages.hoursUnknown,
    },
    tuition && { label: texts.tuition, value: texts.tuitionRange(tuition) },
    capacity !== null && { label: texts.capacity, value: texts.children(capacity) },
    { label: texts.rating, value: rating === null ? rowMessages.noReviews : texts.outOfFive(rating) },
    { label: texts.reviews, value: texts.reviewsHere(provider.reviewCount) },
    reply?.medianMinutes != null && { label: texts.replyTime, value: replyTimeText(reply.medianMinutes) },
    reply && { label: texts.replyRate, value: texts.replyRateOf(reply.percent) },
    registrationFeeCents !== null && { label: texts.registrationFee, value: moneyText(registrationFeeCents) },
    siblingDiscountPercent !== null && { label: texts.siblingDiscount, value: texts.percent(siblingDiscountPercent) },
    has.phone && { label: texts.phone, value: <ContactValue id={id} part="phone" /> },
    Boolean(has.email || marks?.email) && {
      label: texts.email,
      value: (
        <>
          {has.email ? <ContactValue id={id} part="email" /> : texts.notStated}
          {marks?.email}
        </>
      ),
    },
    has.website && { label: texts.website, value: <ContactValue id={id} part="website" /> },
  ]
  return rows.filter((row) => row !== false && row !== null)
}

/** On phones, within reach of the thumb: the same actions as in the sidebar, which is far below there. */
export function PhoneBar({ provider, isPreview }: { provider: ProviderDetail; isPreview?: boolean }) {
  const { id, name, rating, has, status } = provider
  if (status === 'closed') return null
  return (
    <BottomBar>
      <ForParentsLink id={id} reason="request" href={routes.requestInformation(id)} className="flex-1">
        {texts.requestInformation}
      </ForParentsLink>
      {has.phone && (
        <ContactButton id={id} wish="call" variant="secondary" label={texts.callNow}>
          <Icon name="phone" />
        </ContactButton>
      )}
      {!isPreview && (
        <FavoriteButton
          look="square"
          told={{ id, name, rating, address: addressLine(provider) }}
          wayBack={routes.provider(id)}
        />
      )}
    </BottomBar>
  )
}

type SidebarProps = {
  provider: ProviderDetail
  reply: ReplyFigures | null
  today: string
  isPreview?: boolean
  marks?: DetailMarks
}

/** The key facts and the actions. */
export function Sidebar({ provider, reply: measured, today, isPreview, marks }: SidebarProps) {
  const isClosed = provider.status === 'closed'
  const reply = isClosed ? null : measured
  return (
    <Card>
      {!isClosed && <PriceAndOpenings provider={provider} today={today} />}
      {!isClosed && <ContactButtons provider={provider} isPreview={isPreview} />}
      <h2 className="mt-6 text-ui tracking-normal first:mt-0">{texts.quickInformation}</h2>
      <DataRows className="mt-1" rows={quickInformation(provider, reply, marks)} />
      {reply && <p className="mt-1 mb-2 text-xs text-soft">{texts.replyMeasured(reply)}</p>}
      {!isClosed && (
        <FactSources groups={['openings', 'tuition', 'hours', 'contact']} facts={provider.facts} today={today} />
      )}
      <TextLink href={routes.reportProvider(provider.id)} className="mt-3 inline-flex min-h-11 items-center">
        {texts.reportWrong}
      </TextLink>
    </Card>
  )
}

/** The price of the first age with an opening, so that both lines are about one child; otherwise the lowest of all. */
function PriceAndOpenings({ provider, today }: { provider: ProviderDetail; today: string }) {
  const openings = summarizeOpenings(provider, today)
  const openBand = openings.state === 'open' ? openings.bands[0] : undefined
  const price = (openBand && summarizeTuition(provider.ageBands, openBand)) ?? summarizeTuition(provider.ageBands)
  const isOpen = openings.state === 'open'
  const words = providerMessages.openings(openings, today)
  return (
    <div className="mb-5">
      {price ? (
        <p className="text-soft">
          <strong className="numbers text-heading font-bold tracking-tight text-ink">{moneyText(price.cents)}</strong>{' '}
          {price.isFrom ? texts.lowestPrice : texts.priceFor(price.band)}
        </p>
      ) : (
        <p className="text-soft">{providerMessages.priceUnknown}</p>
      )}
      <FactLine icon={isOpen ? 'check' : 'info'} tone={isOpen ? 'confirmed' : 'unknown'} className="mt-1.5 text-ui">
        {isOpen ? `${words}, ${texts.confirmed(openings.confirmedOn, today)}` : words}
      </FactLine>
    </div>
  )
}
