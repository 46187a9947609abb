import { provide } from '@/components/platform/browser-messages'
import familiesFit from '../families/fit.json'
import placesDistance from '../places/distance.json'
import providersAges from '../providers/ages.json'
import providersHours from '../providers/hours.json'
import providersRow from '../providers/row.json'
import providersTraits from '../providers/traits.json'

/** The rows of providers. */
export default provide({
  families: { fit: familiesFit },
  places: { distance: placesDistance },
  providers: { ages: providersAges, hours: providersHours, row: providersRow, traits: providersTraits },
})
