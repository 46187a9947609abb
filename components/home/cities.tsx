import { AppLink } from '@/components/ui/app-link'
import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { homeTexts } from './texts'

/** `providerCount` is null where nobody could count. */
export type FeaturedCity = { careType: string; slug: string; city: string; providerCount: number | null }

function Count({ count }: { count: number }) {
  return (
    <span className="numbers font-normal text-soft">
      <span aria-hidden>{count.toLocaleString('en-US')}</span>
      <span className="sr-only">, {homeTexts.cityCount(count)}</span>
    </span>
  )
}

/** Cities with the providers counted there; nothing at all while there is none. */
export function Cities({ cities }: { cities: readonly FeaturedCity[] }) {
  if (cities.length === 0) return null
  return (
    <section className="wrap pt-12 lg:pt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-heading">{homeTexts.cities}</h2>
        <TextLink href={routes.browseLocations()} className="inline-flex min-h-11 items-center gap-2">
          {homeTexts.allCities}
          <Icon name="arrow-right" />
        </TextLink>
      </div>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {cities.map((city) => (
          <li key={`${city.careType}/${city.slug}`} className="border-b border-line">
            <AppLink
              href={routes.landing(city.careType, city.slug)}
              className="group flex min-h-14 items-center justify-between gap-4 font-medium"
            >
              <span className="group-hover:text-pine group-hover:underline">{homeTexts.cityLink(city.city)}</span>
              {city.providerCount !== null && <Count count={city.providerCount} />}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
