import { provide } from '@/components/platform/browser-messages'
import billingCommon from '../billing/common.json'
import billingPlacement from '../billing/placement.json'
import contentArticles from '../content/articles.json'
import contentCategories from '../content/categories.json'
import contentJournal from '../content/journal.json'
import enrollmentAttachments from '../enrollment/attachments.json'
import enrollmentCalendar from '../enrollment/calendar.json'
import enrollmentChildAge from '../enrollment/childAge.json'
import enrollmentConversations from '../enrollment/conversations.json'
import enrollmentEnrollments from '../enrollment/enrollments.json'
import enrollmentEvents from '../enrollment/events.json'
import enrollmentLeads from '../enrollment/leads.json'
import enrollmentSavedReplies from '../enrollment/savedReplies.json'
import enrollmentStandings from '../enrollment/standings.json'
import enrollmentTours from '../enrollment/tours.json'
import enrollmentTourTimes from '../enrollment/tourTimes.json'
import listingsBadge from '../listings/badge.json'
import listingsFactErrors from '../listings/factErrors.json'
import listingsFacts from '../listings/facts.json'
import listingsFormErrors from '../listings/formErrors.json'
import listingsHoursErrors from '../listings/hoursErrors.json'
import listingsLists from '../listings/lists.json'
import listingsMediaErrors from '../listings/mediaErrors.json'
import listingsPeople from '../listings/people.json'
import listingsPhotos from '../listings/photos.json'
import listingsPreview from '../listings/preview.json'
import listingsProfile from '../listings/profile.json'
import listingsRoles from '../listings/roles.json'
import listingsValues from '../listings/values.json'
import mediaPictureErrors from '../media/pictureErrors.json'
import mediaVideoErrors from '../media/videoErrors.json'
import providersAmenities from '../providers/amenities.json'
import providersDetailBrowser from '../providers/detailBrowser.json'
import providersFieldErrors from '../providers/fieldErrors.json'
import providersTourPlaces from '../providers/tourPlaces.json'
import reviewsAnswerForm from '../reviews/answerForm.json'
import settingsImmediateRules from '../settings/immediateRules.json'

/** A provider's dashboard. */
export default provide({
  billing: { common: billingCommon, placement: billingPlacement },
  content: { articles: contentArticles, categories: contentCategories, journal: contentJournal },
  enrollment: {
    attachments: enrollmentAttachments,
    calendar: enrollmentCalendar,
    childAge: enrollmentChildAge,
    conversations: enrollmentConversations,
    enrollments: enrollmentEnrollments,
    events: enrollmentEvents,
    leads: enrollmentLeads,
    savedReplies: enrollmentSavedReplies,
    standings: enrollmentStandings,
    tourTimes: enrollmentTourTimes,
    tours: enrollmentTours,
  },
  listings: {
    badge: listingsBadge,
    factErrors: listingsFactErrors,
    facts: listingsFacts,
    formErrors: listingsFormErrors,
    hoursErrors: listingsHoursErrors,
    lists: listingsLists,
    mediaErrors: listingsMediaErrors,
    people: listingsPeople,
    photos: listingsPhotos,
    preview: listingsPreview,
    profile: listingsProfile,
    roles: listingsRoles,
    values: listingsValues,
  },
  media: { pictureErrors: mediaPictureErrors, videoErrors: mediaVideoErrors },
  providers: {
    amenities: providersAmenities,
    detailBrowser: providersDetailBrowser,
    fieldErrors: providersFieldErrors,
    tourPlaces: providersTourPlaces,
  },
  reviews: { answerForm: reviewsAnswerForm },
  settings: { immediateRules: settingsImmediateRules },
})
