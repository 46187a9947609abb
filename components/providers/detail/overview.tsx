import { useLocale, useTranslations } from 'next-intl'
import { CostUntilKindergarten } from '@/components/families/costs/cost-until-kindergarten'
import { AppLink, TextLink } from '@/components/ui/actions/links'
import { classNames } from '@/components/ui/class-names'
import { useWrittenLanguage } from '@/components/ui/language'
import { Badge } from '@/components/ui/surface/badge'
import { Icon } from '@/components/ui/surface/icon'
import { hasCostsUntilKindergarten } from '@/lib/families/costs/rules/prices'
import { thumbnailPath } from '@/lib/media/rules/pictures'
import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import { distanceText } from '@/lib/places/rules/geo'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { amenitiesByGroup } from '@/lib/providers/catalogue/amenities'
import { kindLabel, type TraitTexts, traitLabel } from '@/lib/providers/catalogue/traits'
import type { LocalMedian } from '@/lib/providers/landing/rules/figures'
import { descriptionIn } from '@/lib/providers/rules/description'
import type { FoundProvider, ProviderDetail } from '@/lib/providers/types'
import { ProviderThumbnail } from '../row-parts'
import { useRowTexts } from '../row-text'
import { RowPriceAndOpening, rowFactsOf } from './answers/answers'
import { ChildAnswers } from './answers/child-answers'
import { aboutText } from './detail-text'
import { Section } from './page-parts'
import { VirtualTours } from './photos/virtual-tours'
import { LicenseTimeline, OpeningsTable } from './provider-facts'
import { type DetailMarks, providerCrumbs } from './provider-metadata'
import { type ReviewCounts, ReviewSummary } from './reviews/reviews'

/**
 * The provider's services, as labels and in its own words, without duplicates ("Montessori" is a care type and a
 * curriculum).
 */
export function servicesOf(texts: TraitTexts, provider: ProviderDetail): string[] {
  const lists = ['careTypes', 'programs', 'curricula', 'schedules', 'accreditations', 'languages'] as const
  const labels = lists.flatMap((list) => provider[list].map((code) => traitLabel(texts, list, code)))
  return [...new Set([...labels, ...provider.services])]
}

export function About({ provider, marks }: { provider: ProviderDetail; marks?: DetailMarks }) {
  const t = useTranslations('providers.detail')
  const traits = useTranslations('providers.traits')
  const offers = useTranslations('providers.offers')
  const ages = useTranslations('providers.ages')
  const locale = useLocale()
  const description = descriptionIn(locale, provider)
  const services = servicesOf({ traits, offers }, provider)
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="sr-only">
        {t('about')}
      </h2>
      {marks?.about}
      {description ? (
        <p
          lang={description.language === locale ? undefined : description.language}
          className="max-w-prose whitespace-pre-line"
        >
          {description.text}
        </p>
      ) : (
        <p className="max-w-prose">
          {aboutText(t, ages, provider)} <span className="text-soft">{t('noDescription')}</span>
        </p>
      )}
      {marks?.services && <div className="mt-5">{marks.services}</div>}
      {services.length > 0 && (
        <ul aria-label={t('services')} className={classNames('flex flex-wrap gap-2', !marks?.services && 'mt-5')}>
          {services.map((service) => (
            <li key={service}>
              <Badge>{service}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function Activities({ activities }: { activities: ProviderDetail['activities'] }) {
  const written = useWrittenLanguage()
  return (
    <ul className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
      {activities.map(({ name, description, ageGroup, frequency }) => (
        <li key={name} lang={written}>
          <h3 className="font-semibold tracking-normal">{name}</h3>
          <p className="mt-0.5 text-ui">{description}</p>
          <p className="mt-1 text-sm text-soft">{[ageGroup, frequency].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ul>
  )
}

/** The stated amenities by group. An absent one is unknown, so nothing is crossed out. */
export function AmenityGroups({ codes }: { codes: string[] }) {
  const t = useTranslations('providers.detail')
  const amenities = useTranslations('providers.amenities')
  const groups = amenitiesByGroup(codes)
  if (groups.length === 0) return <p className="mt-3 text-soft">{t('noAmenities')}</p>
  return (
    <div className="mt-3 gap-x-8 md:columns-2">
      {groups.map(({ group, stated }) => (
        <section key={group} className="mb-5 break-inside-avoid">
          <h3 className="text-sm font-semibold tracking-normal text-soft">{amenities(`groups.${group}`)}</h3>
          <ul className="mt-1.5 space-y-1 text-ui">
            {stated.map((code) => (
              <li key={code} className="flex gap-2">
                <Icon name="check" size="sm" className="mt-1 text-pine" />
                {amenities(code)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type SimilarProvidersProps = { provider: ProviderDetail; similar: FoundProvider[]; today: string }

/**
 * The last section of the page: picture, rating, price and openings of each, for the child if one is known. A
 * search shows the full rows.
 */
export function SimilarProviders({ provider, similar, today }: SimilarProvidersProps) {
  const t = useTranslations('providers.detail')
  const [inCity] = providerCrumbs(t, provider)
  return (
    <section className="wrap pb-14 lg:pb-20">
      <h2 className="text-section">{t('similar')}</h2>
      {similar.length === 0 ? (
        <p className="mt-3 text-soft">{t('noSimilar')}</p>
      ) : (
        <SimilarList providers={similar} today={today} />
      )}
      {inCity?.href && (
        <TextLink href={inCity.href} className="mt-2 inline-flex min-h-11 items-center gap-2">
          {t('allOf', { what: inCity.label })}
          <Icon name="arrow-right" />
        </TextLink>
      )}
    </section>
  )
}

function SimilarList({ providers, today }: { providers: FoundProvider[]; today: string }) {
  const t = useTranslations('providers.detail')
  const { traits, distance } = useRowTexts()
  return (
    <ul className="mt-3 grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4 md:gap-x-5">
      {providers.map((provider) => {
        const { id, name, kind, rating, photo } = provider
        const facts = rowFactsOf(provider)
        const away = distanceText(distance, provider.distanceMeters, { isApproximate: kind === 'family_home' })
        return (
          <li key={id} className="relative">
            <ProviderThumbnail
              name={name}
              kind={kind}
              picture={photo ? thumbnailPath({ ...photo, path: photo.src }) : undefined}
              className="h-28 w-full rounded-lg object-cover md:h-36"
            />
            <h3 className="mt-2 text-base leading-snug font-bold tracking-tight">
              <AppLink href={routes.provider(id)} className="after:absolute after:inset-0 hover:text-pine">
                {name}
              </AppLink>
            </h3>
            <p className="text-sm text-soft">
              {rating !== null && (
                <span className="rating">
                  {t.rich('stars', {
                    rating: rating.toFixed(1),
                    spoken: (chunks) => <span className="sr-only">{chunks}</span>,
                  })}
                </span>
              )}
              {`${rating === null ? '' : ' · '}${kindLabel(traits, kind)} · ${provider.city}, ${away}`}
            </p>
            <ChildAnswers facts={facts} today={today} variant="row">
              <RowPriceAndOpening row={facts} today={today} />
            </ChildAnswers>
          </li>
        )
      })}
    </ul>
  )
}

export type OverviewProps = {
  provider: ProviderDetail
  /** For the provider's care type in its city or county. */
  medians: LocalMedian[]
  reviewCounts: ReviewCounts
  today: string
}

export function Overview({ provider, medians, reviewCounts, today }: OverviewProps) {
  const t = useTranslations('providers.detail')
  const browser = useTranslations('providers.detailBrowser')
  return (
    <>
      <About provider={provider} />
      <Section title={t('openingsTitle')}>
        <OpeningsTable provider={provider} medians={medians} today={today} />
      </Section>
      {hasCostsUntilKindergarten(provider) && (
        <Section title={browser('costs.title')}>
          <p className="mt-2 max-w-prose text-soft">
            {t('costsLead', { region: SITE.region, program: HOME_FACTS.preK.short })}
          </p>
          <CostUntilKindergarten id={provider.id} place={provider.zip ?? `${provider.city}, ${provider.state}`} />
        </Section>
      )}
      {provider.reviews.length > 0 && (
        <Section title={t('reviewsTitle')}>
          <ReviewSummary provider={provider} counts={reviewCounts} />
        </Section>
      )}
      <Section title={t('licenseTitle')}>
        <LicenseTimeline provider={provider} today={today} />
      </Section>
      <Section title={t('amenities')}>
        <AmenityGroups codes={provider.amenities} />
      </Section>
      {provider.activities.length > 0 && (
        <Section title={t('activities')}>
          <Activities activities={provider.activities} />
        </Section>
      )}
      {provider.virtualTours.length > 0 && (
        <Section title={t('virtualTours')}>
          <VirtualTours id={provider.id} tours={provider.virtualTours} cover={provider.photos[0]} />
        </Section>
      )}
    </>
  )
}
