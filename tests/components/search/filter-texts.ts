import type { FilterTexts } from '@/components/search/types'
import { translate } from '../../support/setup/translate'

/** What filters are written with, in English. */
export function filterTexts(): FilterTexts {
  const t = translate('en', 'search.filters')
  const ages = translate('en', 'providers.ages')
  const traits = translate('en', 'providers.traits')
  const offers = translate('en', 'providers.offers')
  const amenities = translate('en', 'providers.amenities')
  const ratios = translate('en', 'providers.ratios')
  return { t, ages, traits, offers, amenities, ratios, locale: 'en' }
}
