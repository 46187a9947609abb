import { provide } from '@/components/platform/browser-messages'
import placesGoogle from '../places/google.json'
import placesMap from '../places/map.json'
import placesMapBase from '../places/mapBase.json'
import searchAlternatives from '../search/alternatives.json'
import searchPrices from '../search/prices.json'

/** What the search page loads after a press, or without results. */
export default provide({
  places: { google: placesGoogle, map: placesMap, mapBase: placesMapBase },
  search: { alternatives: searchAlternatives, prices: searchPrices },
})
