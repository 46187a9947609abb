import { provide } from '@/components/platform/provide-messages'
import accountsCommon from '../accounts/common.json'
import accountsReset from '../accounts/reset.json'
import familiesCompare from '../families/compare.json'
import familiesCompareTool from '../families/compareTool.json'
import familiesFavoritesPage from '../families/favoritesPage.json'
import familiesNotes from '../families/notes.json'
import forms from '../forms.json'

/** Favorites and their comparison. */
export default provide({
  accounts: { common: accountsCommon, reset: accountsReset },
  families: {
    compare: familiesCompare,
    compareTool: familiesCompareTool,
    favoritesPage: familiesFavoritesPage,
    notes: familiesNotes,
  },
  forms,
})
