import { provide } from '@/components/platform/provide-messages'
import billingCommon from '../billing/common.json'
import billingPlacement from '../billing/placement.json'
import contentArticles from '../content/articles.json'
import contentJournal from '../content/journal.json'
import enrollmentAttachments from '../enrollment/attachments.json'
import enrollmentCalendar from '../enrollment/calendar.json'
import enrollmentConversations from '../enrollment/conversations.json'
import enrollmentEnrollments from '../enrollment/enrollments.json'
import enrollmentEvents from '../enrollment/events.json'
import enrollmentLeads from '../enrollment/leads.json'
import enrollmentSavedReplies from '../enrollment/savedReplies.json'
import enrollmentTours from '../enrollment/tours.json'
import enrollmentTourTimes from '../enrollment/tourTimes.json'
import listingsBadge from '../listings/badge.json'
import listingsFacts from '../listings/facts.json'
import listingsLists from '../listings/lists.json'
import listingsPeople from '../listings/people.json'
import listingsPhotos from '../listings/photos.json'
import listingsPreview from '../listings/preview.json'
import listingsProfile from '../listings/profile.json'
import providersDetailBrowser from '../providers/detailBrowser.json'
import reviewsAnswerForm from '../reviews/answerForm.json'
import settingsImmediateRules from '../settings/immediateRules.json'

/** A provider's dashboard. */
export default provide({
  billing: { common: billingCommon, placement: billingPlacement },
  content: { articles: contentArticles, journal: contentJournal },
  enrollment: {
    attachments: enrollmentAttachments,
    calendar: enrollmentCalendar,
    conversations: enrollmentConversations,
    enrollments: enrollmentEnrollments,
    events: enrollmentEvents,
    leads: enrollmentLeads,
    savedReplies: enrollmentSavedReplies,
    tourTimes: enrollmentTourTimes,
    tours: enrollmentTours,
  },
  listings: {
    badge: listingsBadge,
    facts: listingsFacts,
    lists: listingsLists,
    people: listingsPeople,
    photos: listingsPhotos,
    preview: listingsPreview,
    profile: listingsProfile,
  },
  providers: { detailBrowser: providersDetailBrowser },
  reviews: { answerForm: reviewsAnswerForm },
  settings: { immediateRules: settingsImmediateRules },
})
