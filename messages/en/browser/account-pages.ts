import { provide } from '@/components/platform/browser-messages'
import accountsEmailChange from '../accounts/emailChange.json'
import accountsLeaving from '../accounts/leaving.json'
import accountsProfile from '../accounts/profile.json'
import accountsReset from '../accounts/reset.json'
import accountsSettings from '../accounts/settings.json'
import accountsSignUpPage from '../accounts/signUpPage.json'
import billingCommon from '../billing/common.json'
import contentArticles from '../content/articles.json'
import enrollmentFeed from '../enrollment/feed.json'
import listingsAdditions from '../listings/additions.json'
import listingsClaims from '../listings/claims.json'
import listingsPeople from '../listings/people.json'
import listingsRoles from '../listings/roles.json'
import mediaPictureErrors from '../media/pictureErrors.json'
import notificationsChoices from '../notifications/choices.json'
import providersFieldErrors from '../providers/fieldErrors.json'
import reviewsChoices from '../reviews/choices.json'
import reviewsReportForm from '../reviews/reportForm.json'

/** Pages of an account, and claims. */
export default provide({
  accounts: {
    emailChange: accountsEmailChange,
    leaving: accountsLeaving,
    profile: accountsProfile,
    reset: accountsReset,
    settings: accountsSettings,
    signUpPage: accountsSignUpPage,
  },
  billing: { common: billingCommon },
  content: { articles: contentArticles },
  enrollment: { feed: enrollmentFeed },
  listings: {
    additions: listingsAdditions,
    claims: listingsClaims,
    people: listingsPeople,
    roles: listingsRoles,
  },
  media: { pictureErrors: mediaPictureErrors },
  notifications: { choices: notificationsChoices },
  providers: { fieldErrors: providersFieldErrors },
  reviews: { choices: reviewsChoices, reportForm: reviewsReportForm },
})
