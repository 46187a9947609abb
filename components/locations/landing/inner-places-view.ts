import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { MEDIAN_BAND } from '@/lib/providers/rules/landing'
import { moneyText } from '@/lib/providers/rules/money'
import type { InnerPlacesView } from './inner-places'
import type { LandingData } from './landing-data'
import { numberTexts as texts } from './number-texts'
import { UNKNOWN } from './text-table'
import { counted } from './texts'

/** A page that named every city of a large county, or ZIP code of a large city, would be a list of nothing else. */
const MOST = 60

/** The words of what lies in a city or a county; null where nothing does. */
export function innerPlacesOf({ careType, place, zips, cities }: LandingData): InnerPlacesView | null {
  if (zips.length > 0)
    return {
      kind: 'zips',
      title: texts.zipsTitle(place.name),
      zips: largest(zips).map(({ zip, providers }) => [
        zip,
        providers.toLocaleString('en-US'),
        texts.zipSpoken(zip, counted(careType, providers)),
      ]),
    }
  if (cities.length === 0) return null
  const ages = AGE_BANDS.find((band) => band.code === MEDIAN_BAND[careType].code)?.plural ?? ''
  return {
    kind: 'cities',
    title: texts.citiesTitle(place.name),
    columns: texts.citiesColumns(ages),
    rows: cities
      .slice(0, MOST)
      .map((city) => [
        city.slug,
        city.name,
        city.providers.toLocaleString('en-US'),
        city.withOpenings.toLocaleString('en-US'),
        city.median === null ? UNKNOWN + texts.tooFew : moneyText(city.median),
      ]),
  }
}

/** Those with the most, in the order given. */
function largest(zips: LandingData['zips']): LandingData['zips'] {
  const kept = new Set(zips.toSorted((a, b) => b.providers - a.providers).slice(0, MOST))
  return zips.filter((one) => kept.has(one))
}
