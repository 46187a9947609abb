import { provide } from '@/components/platform/browser-messages'
import error from '../error.json'
import familiesFavorites from '../families/favorites.json'
import layoutFrame from '../layout/frame.json'
import placesLocation from '../places/location.json'
import settingsSiteNotice from '../settings/siteNotice.json'
import ui from '../ui.json'

/** The frame of every page. */
export default provide({
  error,
  families: { favorites: familiesFavorites },
  layout: { frame: layoutFrame },
  places: { location: placesLocation },
  settings: { siteNotice: settingsSiteNotice },
  ui,
})
