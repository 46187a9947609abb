import { provide } from '@/components/platform/provide-messages'
import enrollmentAttachments from '../enrollment/attachments.json'
import enrollmentCalendar from '../enrollment/calendar.json'
import enrollmentConversations from '../enrollment/conversations.json'
import enrollmentEnrollments from '../enrollment/enrollments.json'
import enrollmentRequest from '../enrollment/request.json'
import enrollmentSavedReplies from '../enrollment/savedReplies.json'
import enrollmentTours from '../enrollment/tours.json'
import familiesBirthMonth from '../families/birthMonth.json'
import familiesChildren from '../families/children.json'
import familiesCompare from '../families/compare.json'
import familiesCompareTool from '../families/compareTool.json'
import familiesDashboard from '../families/dashboard.json'
import familiesFavoritesPage from '../families/favoritesPage.json'
import familiesNotes from '../families/notes.json'
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
    tours: enrollmentTours,
  },
  families: {
    birthMonth: familiesBirthMonth,
    children: familiesChildren,
    compare: familiesCompare,
    compareTool: familiesCompareTool,
    dashboard: familiesDashboard,
    favoritesPage: familiesFavoritesPage,
    notes: familiesNotes,
  },
  reviews: { choices: reviewsChoices, form: reviewsForm },
  search: { savedSearchPage: searchSavedSearchPage },
})
