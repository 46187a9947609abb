import { useLocale, useTranslations } from 'next-intl'
import { signUpLink } from '@/components/accounts/dialog-links'
import { AgeField } from '@/components/places/location-field/age-field'
import { LocationForm } from '@/components/places/location-field/location-form'
import { AppLink, ButtonLink, TextLink } from '@/components/ui/actions/links'
import { Icon, type IconName, IconTile } from '@/components/ui/surface/icon'
import { Picture } from '@/components/ui/surface/picture'
import { HERO_POSTER, photoSources } from '@/lib/media/rules/pictures'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { HeroVideo } from './hero-video'
import { CountZipForm, LocalNumbers, type LocalNumbersView } from './local-numbers'

/** `providerCount` is null if it is unknown. */
export type FeaturedCity = { slug: string; city: string; providerCount: number | null }

function Count({ count }: { count: number }) {
  const t = useTranslations('content.home')
  return (
    <span className="numbers font-normal text-soft">
      <span aria-hidden>{count.toLocaleString('en-US')}</span>
      <span className="sr-only">, {t('cityCount', { count })}</span>
    </span>
  )
}

/** Cities with their provider counts; nothing if there are none. */
function Cities({ cities }: { cities: readonly FeaturedCity[] }) {
  const t = useTranslations('content.home')
  if (cities.length === 0) return null
  return (
    <section className="wrap pt-12 lg:pt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-heading">{t('cities')}</h2>
        <TextLink href={routes.browseLocations()} className="inline-flex min-h-11 items-center gap-2">
          {t('allCities')}
          <Icon name="arrow-right" />
        </TextLink>
      </div>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {cities.map((city) => (
          <li key={city.slug} className="border-b border-line">
            <AppLink
              href={routes.landing('daycare', city.slug)}
              className="group flex min-h-14 items-center justify-between gap-4 font-medium"
            >
              <span className="group-hover:text-pine group-hover:underline">{t('cityLink', { city: city.city })}</span>
              {city.providerCount !== null && <Count count={city.providerCount} />}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Closing() {
  const t = useTranslations('content.home')
  return (
    <section className="wrap py-12 lg:py-16">
      <div className="on-deep flex flex-col gap-6 rounded-3xl bg-band p-7 text-on-band md:flex-row md:items-center md:justify-between md:gap-10 md:p-14">
        <div>
          <h2 className="text-title">{t('closing')}</h2>
          <p className="mt-2 max-w-[44ch] text-on-band-soft">{t('closingText')}</p>
        </div>
        <div className="flex flex-wrap gap-2.5 max-sm:flex-col">
          <ButtonLink variant="inverse" href={routes.search()}>
            {t('findMatch')}
          </ButtonLink>
          <ButtonLink variant="inverse-outline" {...signUpLink()}>
            {t('signUpFree')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

const FEATURES = [
  { name: 'openings', icon: 'check' },
  { name: 'prices', icon: 'dollar' },
  { name: 'licenses', icon: 'shield' },
  { name: 'filters', icon: 'filter' },
] as const satisfies readonly { name: string; icon: IconName }[]

function Features() {
  const t = useTranslations('content.home')
  return (
    <section aria-label={t('features')} className="border-y border-line bg-card">
      <ul className="wrap grid gap-x-8 gap-y-9 py-12 sm:grid-cols-2 lg:grid-cols-4 lg:py-16">
        {FEATURES.map(({ name, icon }) => (
          <li key={name} className="flex gap-4 lg:block">
            <IconTile icon={icon} />
            <div>
              <h2 className="text-name lg:mt-4">{t(`featureCards.${name}.title`)}</h2>
              <p className="mt-1 max-w-[34ch] text-ui text-soft">{t(`featureCards.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const PROMISES = ['free', 'noAccount', 'notSold'] as const

function Hero() {
  const t = useTranslations('content.home')
  return (
    <section className="wrap grid grid-cols-1 gap-x-14 gap-y-5 pt-4 pb-14 lg:grid-cols-[1.02fr_1fr] lg:pt-10 lg:pb-18">
      <div className="lg:self-end">
        <h1 className="text-display tracking-tighter">{SITE.tagline[useLocale()]}.</h1>
        <p className="mt-4 max-w-[34em] text-lead text-soft md:mt-5">{t('lead')}</p>
        <LocationForm submitLabel={t('search')} sideField={<AgeField />} className="mt-6 md:mt-7" />
      </div>
      {/* On phones this comes between the search field and the promises. */}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
        <HeroVideo
          still={
            <Picture
              first
              {...photoSources(HERO_POSTER)}
              alt=""
              sizes="(min-width: 75rem) 34rem, (min-width: 60rem) 46vw, 100vw"
              className="size-full object-[78%_50%] dimmed"
            />
          }
        />
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-ui text-soft xl:gap-x-4 xl:text-sm">
        {PROMISES.map((promise) => (
          <li key={promise} className="inline-flex items-center gap-2">
            <Icon name="check" className="text-pine" />
            {t(`promises.${promise}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `numbers`: around the largest city's main ZIP code; null where too few providers are near. */
type HomeViewProps = { cities: readonly FeaturedCity[]; numbers: LocalNumbersView | null }

export function HomeView({ cities, numbers }: HomeViewProps) {
  return (
    <>
      <Hero />
      {numbers && (
        <section className="border-t border-line bg-card">
          <div className="wrap py-12 lg:py-14">
            <LocalNumbers view={numbers} />
            <CountZipForm />
          </div>
        </section>
      )}
      <Features />
      <Cities cities={cities} />
      <Closing />
    </>
  )
}
