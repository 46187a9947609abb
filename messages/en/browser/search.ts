import { provide } from '@/components/platform/provide-messages'
import placesAgeField from '../places/ageField.json'
import placesGoogle from '../places/google.json'
import searchFilters from '../search/filters.json'
import searchSavedSearches from '../search/savedSearches.json'
import searchScreen from '../search/screen.json'

/** The search page at first sight. */
export default provide({
  places: { ageField: placesAgeField, google: placesGoogle },
  search: { filters: searchFilters, savedSearches: searchSavedSearches, screen: searchScreen },
})
