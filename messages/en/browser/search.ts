import { provide } from '@/components/platform/browser-messages'
import familiesFit from '../families/fit.json'
import placesAgeField from '../places/ageField.json'
import placesDistance from '../places/distance.json'
import providersAges from '../providers/ages.json'
import providersAmenities from '../providers/amenities.json'
import providersHours from '../providers/hours.json'
import providersOffers from '../providers/offers.json'
import providersRatios from '../providers/ratios.json'
import providersRow from '../providers/row.json'
import providersTraits from '../providers/traits.json'
import searchFilters from '../search/filters.json'
import searchSavedSearches from '../search/savedSearches.json'
import searchScreen from '../search/screen.json'
import searchWayErrors from '../search/wayErrors.json'

/** The search page at first sight. */
export default provide({
  families: { fit: familiesFit },
  places: { ageField: placesAgeField, distance: placesDistance },
  providers: {
    ages: providersAges,
    amenities: providersAmenities,
    hours: providersHours,
    offers: providersOffers,
    ratios: providersRatios,
    row: providersRow,
    traits: providersTraits,
  },
  search: {
    filters: searchFilters,
    savedSearches: searchSavedSearches,
    screen: searchScreen,
    wayErrors: searchWayErrors,
  },
})
