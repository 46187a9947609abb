import { provide } from '@/components/platform/browser-messages'
import accountsSuspensionReasons from '../accounts/suspensionReasons.json'
import adminApprovals from '../admin/approvals.json'
import adminDecideReport from '../admin/decideReport.json'
import adminDirectoryErrors from '../admin/directoryErrors.json'
import adminMerge from '../admin/merge.json'
import adminProviderEdit from '../admin/providerEdit.json'
import adminProviderFile from '../admin/providerFile.json'
import adminReportErrors from '../admin/reportErrors.json'
import adminReports from '../admin/reports.json'
import adminSheet from '../admin/sheet.json'
import adminSiteHealth from '../admin/siteHealth.json'
import adminUserErrors from '../admin/userErrors.json'
import adminUsers from '../admin/users.json'
import billingAdmin from '../billing/admin.json'
import contentArticles from '../content/articles.json'
import contentCategories from '../content/categories.json'
import contentCms from '../content/cms.json'
import enrollmentConversations from '../enrollment/conversations.json'
import enrollmentReportedConversation from '../enrollment/reportedConversation.json'
import importsFiles from '../imports/files.json'
import importsGuess from '../imports/guess.json'
import importsMapping from '../imports/mapping.json'
import importsRecords from '../imports/records.json'
import importsSkippedRows from '../imports/skippedRows.json'
import importsSources from '../imports/sources.json'
import importsUploadErrors from '../imports/uploadErrors.json'
import listingsClaimDecisions from '../listings/claimDecisions.json'
import listingsClaimRejections from '../listings/claimRejections.json'
import listingsClaims from '../listings/claims.json'
import listingsDecide from '../listings/decide.json'
import listingsFactErrors from '../listings/factErrors.json'
import listingsFacts from '../listings/facts.json'
import listingsFormErrors from '../listings/formErrors.json'
import listingsHoursErrors from '../listings/hoursErrors.json'
import listingsMediaErrors from '../listings/mediaErrors.json'
import listingsPhotos from '../listings/photos.json'
import listingsProfile from '../listings/profile.json'
import listingsValues from '../listings/values.json'
import mediaPictureErrors from '../media/pictureErrors.json'
import placesMapBase from '../places/mapBase.json'
import providersAmenities from '../providers/amenities.json'
import providersFieldErrors from '../providers/fieldErrors.json'
import providersOffers from '../providers/offers.json'
import providersTourPlaces from '../providers/tourPlaces.json'
import reviewsChoices from '../reviews/choices.json'
import reviewsDecideForm from '../reviews/decideForm.json'
import settingsCommon from '../settings/common.json'
import settingsImmediateRules from '../settings/immediateRules.json'

/** The admins' pages. */
export default provide({
  accounts: { suspensionReasons: accountsSuspensionReasons },
  admin: {
    approvals: adminApprovals,
    decideReport: adminDecideReport,
    directoryErrors: adminDirectoryErrors,
    merge: adminMerge,
    providerEdit: adminProviderEdit,
    providerFile: adminProviderFile,
    reportErrors: adminReportErrors,
    reports: adminReports,
    sheet: adminSheet,
    siteHealth: adminSiteHealth,
    userErrors: adminUserErrors,
    users: adminUsers,
  },
  billing: { admin: billingAdmin },
  content: { articles: contentArticles, categories: contentCategories, cms: contentCms },
  enrollment: { conversations: enrollmentConversations, reportedConversation: enrollmentReportedConversation },
  imports: {
    files: importsFiles,
    guess: importsGuess,
    mapping: importsMapping,
    records: importsRecords,
    skippedRows: importsSkippedRows,
    sources: importsSources,
    uploadErrors: importsUploadErrors,
  },
  listings: {
    claimDecisions: listingsClaimDecisions,
    claimRejections: listingsClaimRejections,
    claims: listingsClaims,
    decide: listingsDecide,
    factErrors: listingsFactErrors,
    facts: listingsFacts,
    formErrors: listingsFormErrors,
    hoursErrors: listingsHoursErrors,
    mediaErrors: listingsMediaErrors,
    photos: listingsPhotos,
    profile: listingsProfile,
    values: listingsValues,
  },
  media: { pictureErrors: mediaPictureErrors },
  places: { mapBase: placesMapBase },
  providers: {
    amenities: providersAmenities,
    fieldErrors: providersFieldErrors,
    offers: providersOffers,
    tourPlaces: providersTourPlaces,
  },
  reviews: { choices: reviewsChoices, decideForm: reviewsDecideForm },
  settings: { common: settingsCommon, immediateRules: settingsImmediateRules },
})
