import { provide } from '@/components/platform/browser-messages'
import enrollmentAttachments from '../enrollment/attachments.json'
import enrollmentCalendar from '../enrollment/calendar.json'
import enrollmentConversations from '../enrollment/conversations.json'
import enrollmentEnrollments from '../enrollment/enrollments.json'
import enrollmentRequest from '../enrollment/request.json'
import enrollmentSavedReplies from '../enrollment/savedReplies.json'
import enrollmentStandings from '../enrollment/standings.json'
import enrollmentTours from '../enrollment/tours.json'
import familiesBirthMonth from '../families/birthMonth.json'
import familiesChildAge from '../families/childAge.json'
import familiesChildren from '../families/children.json'
import familiesCompare from '../families/compare.json'
import familiesCompareTool from '../families/compareTool.json'
import familiesDashboard from '../families/dashboard.json'
import familiesErrors from '../families/errors.json'
import familiesFavoriteErrors from '../families/favoriteErrors.json'
import familiesFavoritesPage from '../families/favoritesPage.json'
import familiesFieldErrors from '../families/fieldErrors.json'
import familiesNotes from '../families/notes.json'
import providersAmenities from '../providers/amenities.json'
import reviewsChoices from '../reviews/choices.json'
import reviewsForm from '../reviews/form.json'
import searchSavedSearchPage from '../search/savedSearchPage.json'

/** A parent's dashboard. */
export default provide({
  enrollment: {
    attachments: enrollmentAttachments,
    calendar: enrollmentCalendar,
    conversations: enrollmentConversations,
    enrollments: enrollmentEnrollments,
    request: enrollmentRequest,
    savedReplies: enrollmentSavedReplies,
    standings: enrollmentStandings,
    tours: enrollmentTours,
  },
  families: {
    birthMonth: familiesBirthMonth,
    childAge: familiesChildAge,
    children: familiesChildren,
    compare: familiesCompare,
    compareTool: familiesCompareTool,
    dashboard: familiesDashboard,
    errors: familiesErrors,
    favoriteErrors: familiesFavoriteErrors,
    favoritesPage: familiesFavoritesPage,
    fieldErrors: familiesFieldErrors,
    notes: familiesNotes,
  },
  providers: { amenities: providersAmenities },
  reviews: { choices: reviewsChoices, form: reviewsForm },
  search: { savedSearchPage: searchSavedSearchPage },
})
