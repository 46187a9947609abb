import { provide } from '@/components/platform/browser-messages'
import accountsCommon from '../accounts/common.json'
import accountsErrors from '../accounts/errors.json'
import accountsReset from '../accounts/reset.json'
import familiesCompare from '../families/compare.json'
import familiesCompareTool from '../families/compareTool.json'
import familiesFavoriteErrors from '../families/favoriteErrors.json'
import familiesFavoritesPage from '../families/favoritesPage.json'
import familiesFieldErrors from '../families/fieldErrors.json'
import familiesNotes from '../families/notes.json'
import forms from '../forms.json'
import placesDistance from '../places/distance.json'
import providersAges from '../providers/ages.json'
import providersHours from '../providers/hours.json'
import providersRow from '../providers/row.json'
import providersTraits from '../providers/traits.json'

/** Favorites and their comparison. */
export default provide({
  accounts: { common: accountsCommon, errors: accountsErrors, reset: accountsReset },
  families: {
    compare: familiesCompare,
    compareTool: familiesCompareTool,
    favoriteErrors: familiesFavoriteErrors,
    favoritesPage: familiesFavoritesPage,
    fieldErrors: familiesFieldErrors,
    notes: familiesNotes,
  },
  forms,
  places: { distance: placesDistance },
  providers: { ages: providersAges, hours: providersHours, row: providersRow, traits: providersTraits },
})
