import { provide } from '@/components/platform/provide-messages'
import adminApprovals from '../admin/approvals.json'
import adminDecideReport from '../admin/decideReport.json'
import adminMerge from '../admin/merge.json'
import adminProviderEdit from '../admin/providerEdit.json'
import adminProviderFile from '../admin/providerFile.json'
import adminReports from '../admin/reports.json'
import adminSiteHealth from '../admin/siteHealth.json'
import adminUsers from '../admin/users.json'
import billingAdmin from '../billing/admin.json'
import contentArticles from '../content/articles.json'
import contentCms from '../content/cms.json'
import enrollmentConversations from '../enrollment/conversations.json'
import enrollmentReportedConversation from '../enrollment/reportedConversation.json'
import importsFiles from '../imports/files.json'
import importsGuess from '../imports/guess.json'
import importsMapping from '../imports/mapping.json'
import importsRecords from '../imports/records.json'
import importsSkippedRows from '../imports/skippedRows.json'
import importsSources from '../imports/sources.json'
import listingsClaimDecisions from '../listings/claimDecisions.json'
import listingsClaims from '../listings/claims.json'
import listingsDecide from '../listings/decide.json'
import listingsFacts from '../listings/facts.json'
import listingsPhotos from '../listings/photos.json'
import listingsProfile from '../listings/profile.json'
import placesMapBase from '../places/mapBase.json'
import reviewsChoices from '../reviews/choices.json'
import reviewsDecideForm from '../reviews/decideForm.json'
import settingsCommon from '../settings/common.json'
import settingsImmediateRules from '../settings/immediateRules.json'

/** The admins' pages. */
export default provide({
  admin: {
    approvals: adminApprovals,
    decideReport: adminDecideReport,
    merge: adminMerge,
    providerEdit: adminProviderEdit,
    providerFile: adminProviderFile,
    reports: adminReports,
    siteHealth: adminSiteHealth,
    users: adminUsers,
  },
  billing: { admin: billingAdmin },
  content: { articles: contentArticles, cms: contentCms },
  enrollment: { conversations: enrollmentConversations, reportedConversation: enrollmentReportedConversation },
  imports: {
    files: importsFiles,
    guess: importsGuess,
    mapping: importsMapping,
    records: importsRecords,
    skippedRows: importsSkippedRows,
    sources: importsSources,
  },
  listings: {
    claimDecisions: listingsClaimDecisions,
    claims: listingsClaims,
    decide: listingsDecide,
    facts: listingsFacts,
    photos: listingsPhotos,
    profile: listingsProfile,
  },
  places: { mapBase: placesMapBase },
  reviews: { choices: reviewsChoices, decideForm: reviewsDecideForm },
  settings: { common: settingsCommon, immediateRules: settingsImmediateRules },
})
