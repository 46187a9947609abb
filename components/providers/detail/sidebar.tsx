import { providerTexts } from '@/components/providers/texts'
import { Card } from '@/components/ui/card'
import { DataRows } from '@/components/ui/data-rows'
import { FactLine } from '@/components/ui/fact-line'
import { TextLink } from '@/components/ui/text-link'
import type { ReplyFigures } from '@/lib/messages/rules/reply-figures'
import { routes } from '@/lib/platform/routes'
import { moneyText } from '@/lib/providers/rules/money'
import { summarizeOpenings } from '@/lib/providers/rules/openings'
import { summarizeTuition } from '@/lib/providers/rules/tuition'
import type { ProviderDetail } from '@/lib/providers/types'
import { ContactButtons } from './contact-buttons'
import { FactSources } from './fact-source'
import type { DetailMarks } from './marks'
import { quickInformation } from './quick-information'
import { detailTexts as texts } from './texts'

type SidebarProps = {
  provider: ProviderDetail
  reply: ReplyFigures | null
  today: string
  isPreview?: boolean
  marks?: DetailMarks
}

/** What a parent weighs at a glance, and what can be done. */
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

/** The price of the first age with a place, so that the two lines speak of one child; else the lowest of all. */
function PriceAndOpenings({ provider, today }: { provider: ProviderDetail; today: string }) {
  const openings = summarizeOpenings(provider, today)
  const openBand = openings.state === 'open' ? openings.bands[0] : undefined
  const price = (openBand && summarizeTuition(provider.ageBands, openBand)) ?? summarizeTuition(provider.ageBands)
  const isOpen = openings.state === 'open'
  const words = providerTexts.openings(openings, today)
  return (
    <div className="mb-5">
      {price ? (
        <p className="text-soft">
          <strong className="numbers text-heading font-bold tracking-tight text-ink">{moneyText(price.cents)}</strong>{' '}
          {price.isFrom ? texts.lowestPrice : texts.priceFor(price.band)}
        </p>
      ) : (
        <p className="text-soft">{providerTexts.priceUnknown}</p>
      )}
      <FactLine icon={isOpen ? 'check' : 'info'} tone={isOpen ? 'confirmed' : 'unknown'} className="mt-1.5 text-ui">
        {isOpen ? `${words}, ${texts.confirmed(openings.confirmedOn, today)}` : words}
      </FactLine>
    </div>
  )
}
