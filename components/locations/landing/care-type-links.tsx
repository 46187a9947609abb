import { ChipLink } from '@/components/ui/chip'
import { routes } from '@/lib/platform/routes'
import { LANDING_CARE_TYPES, type LandingCareType } from '@/lib/providers/catalogue/traits'
import { careTypeWords, landingTexts as texts } from './texts'

type CareTypeLinksProps = {
  city: string
  slug: string
  current: LandingCareType
  counts: Record<LandingCareType, number>
}

/** The care types of this city, each with its number; those that nobody offers here are left out. */
export function CareTypeLinks({ city, slug, current, counts }: CareTypeLinksProps) {
  const shown = LANDING_CARE_TYPES.filter((careType) => careType === current || counts[careType] > 0)
  return (
    <nav aria-label={texts.careTypes(city)} className="swipe flex gap-2">
      {shown.map((careType) => (
        <ChipLink
          key={careType}
          href={routes.landing(careType, slug)}
          on={careType === current}
          count={counts[careType]}
          aria-current={careType === current ? 'page' : undefined}
        >
          {careTypeWords[careType].title}
        </ChipLink>
      ))}
    </nav>
  )
}
