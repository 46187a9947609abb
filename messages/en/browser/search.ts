import { provide } from '@/components/platform/provide-messages'
import placesAgeField from '../places/ageField.json'
import placesGoogle from '../places/google.json'
import providersAmenities from '../providers/amenities.json'
import providersOffers from '../providers/offers.json'
import providersRatios from '../providers/ratios.json'
import searchFilters from '../search/filters.json'
import searchSavedSearches from '../search/savedSearches.json'
import searchScreen from '../search/screen.json'
import searchWayErrors from '../search/wayErrors.json'

/** The search page at first sight. */
export default provide({
  places: { ageField: placesAgeField, google: placesGoogle },
  providers: { amenities: providersAmenities, offers: providersOffers, ratios: providersRatios },
  search: {
    filters: searchFilters,
    savedSearches: searchSavedSearches,
    screen: searchScreen,
    wayErrors: searchWayErrors,
  },
})
