import { provide } from '@/components/platform/provide-messages'
import error from '../error.json'
import familiesFavorites from '../families/favorites.json'
import familiesFit from '../families/fit.json'
import layoutFrame from '../layout/frame.json'
import placesDistance from '../places/distance.json'
import placesLocation from '../places/location.json'
import providersAges from '../providers/ages.json'
import providersHours from '../providers/hours.json'
import providersRow from '../providers/row.json'
import providersTraits from '../providers/traits.json'
import settingsSiteNotice from '../settings/siteNotice.json'
import ui from '../ui.json'

/** The frame of every page, and the rows of providers. */
export default provide({
  error,
  families: { favorites: familiesFavorites, fit: familiesFit },
  layout: { frame: layoutFrame },
  places: { distance: placesDistance, location: placesLocation },
  providers: { ages: providersAges, hours: providersHours, row: providersRow, traits: providersTraits },
  settings: { siteNotice: settingsSiteNotice },
  ui,
})
