import { CostUntilKindergarten } from '@/components/tools/cost/provider/cost-until-kindergarten'
import { providerCostTexts } from '@/components/tools/cost/provider/texts'
import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import { hasCostsUntilKindergarten } from '@/lib/costs/rules/provider-costs'
import type { LocalMedian } from '@/lib/providers/rules/location-facts'
import type { FoundProvider, ProviderDetail } from '@/lib/providers/types'
import { About } from './about'
import { Activities } from './activities'
import { AmenityGroups } from './amenity-groups'
import { LicenseTimeline } from './license-timeline'
import type { DetailMarks } from './marks'
import { OpeningsTable } from './openings-table'
import { providerCrumbs } from './provider-head'
import { Section } from './section'
import { SimilarProviders } from './similar-providers'
import { detailTexts as texts } from './texts'
import { VirtualTours } from './virtual-tours'

export type OverviewProps = {
  provider: ProviderDetail
  /** Of the provider's care type in its city or county. */
  medians: LocalMedian[]
  similar: FoundProvider[]
  today: string
  marks?: DetailMarks
}

export function Overview({ provider, medians, similar, today, marks }: OverviewProps) {
  const [inCity] = providerCrumbs(provider)
  return (
    <>
      <About provider={provider} marks={marks} />
      <Section title={texts.openingsTitle}>
        <OpeningsTable provider={provider} medians={medians} today={today} />
      </Section>
      {hasCostsUntilKindergarten(provider) && (
        <Section title={providerCostTexts.title}>
          <p className="mt-2 max-w-prose text-soft">{providerCostTexts.lead}</p>
          <CostUntilKindergarten id={provider.id} place={provider.zip ?? `${provider.city}, ${provider.state}`} />
        </Section>
      )}
      <Section title={texts.licenseTitle}>
        <LicenseTimeline provider={provider} today={today} />
      </Section>
      <Section title={texts.amenities}>
        {marks?.amenities}
        <AmenityGroups codes={provider.amenities} />
      </Section>
      {(provider.activities.length > 0 || marks?.activities) && (
        <Section title={texts.activities}>
          {marks?.activities}
          <Activities activities={provider.activities} />
        </Section>
      )}
      {(provider.virtualTours.length > 0 || marks?.virtualTours) && (
        <Section title={texts.virtualTours}>
          {marks?.virtualTours}
          <VirtualTours
            id={provider.id}
            tours={provider.virtualTours}
            cover={provider.photos[0]}
            isPreview={marks !== undefined}
          />
        </Section>
      )}
      <Section title={texts.similar}>
        <SimilarProviders providers={similar} today={today} />
        {inCity?.href && (
          <TextLink href={inCity.href} className="mt-2 inline-flex min-h-11 items-center gap-2">
            {texts.allOf(inCity.label)}
            <Icon name="arrow-right" />
          </TextLink>
        )}
      </Section>
    </>
  )
}
