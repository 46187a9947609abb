import { AppLink } from '@/components/ui/app-link'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import type { LandingCareType } from '@/lib/providers/catalogue/traits'
import { distanceText } from '@/lib/providers/rules/distance-text'
import { landingTexts as texts } from './texts'

export type Area = { slug: string; name: string; state: string; count: number; distanceMeters: number }
type AreasProps = { careType: LandingCareType; areas: Area[] }

/** More would be a wall of them. */
const CARDS = 3
const isZip = ({ slug }: Area) => /^\d/.test(slug)

/** Nearby places of the same kind as links, at the head of the page. */
export function NearbyLinks({ careType, areas }: AreasProps) {
  if (areas.length === 0) return null
  return (
    <nav aria-label={texts.nearbyTitle} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ui">
      <span className="text-soft">{texts.nearbyTitle}</span>
      {areas.map((area) => (
        <TextLink
          key={area.slug}
          href={routes.landing(careType, area.slug)}
          className="inline-flex min-h-8 items-center"
        >
          {area.name}
        </TextLink>
      ))}
    </nav>
  )
}

/** A card for each of the nearest, with what is there of the same care type. */
export function Areas({ careType, areas }: AreasProps) {
  if (areas.length === 0) return null
  const nearest = areas.slice(0, CARDS)
  return (
    <section>
      <h2 className="text-section">{texts.areasTitle}</h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {nearest.map((area) => (
          <li key={area.slug}>
            <AppLink
              href={routes.landing(careType, area.slug)}
              className="group block rounded-xl border border-line bg-card p-5 hover:border-edge"
            >
              <span className="block font-semibold group-hover:text-pine">
                {texts.heading(careType, isZip(area) ? area.name : `${area.name}, ${area.state}`)}
              </span>
              <span className="mt-1 block text-sm text-soft">
                {texts.area(careType, area.count, distanceText(area.distanceMeters))}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
