import { provide } from '@/components/platform/provide-messages'
import error from '../error.json'
import familiesFavorites from '../families/favorites.json'
import familiesFit from '../families/fit.json'
import layoutFrame from '../layout/frame.json'
import placesLocation from '../places/location.json'
import providersRow from '../providers/row.json'
import settingsSiteNotice from '../settings/siteNotice.json'
import ui from '../ui.json'

/** The frame of every page, and the rows of providers. */
export default provide({
  error,
  families: { favorites: familiesFavorites, fit: familiesFit },
  layout: { frame: layoutFrame },
  places: { location: placesLocation },
  providers: { row: providersRow },
  settings: { siteNotice: settingsSiteNotice },
  ui,
})
