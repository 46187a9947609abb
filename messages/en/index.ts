import accountsAnswers from './accounts/answers.json'
import accountsCommon from './accounts/common.json'
import accountsEmailChange from './accounts/emailChange.json'
import accountsLeaving from './accounts/leaving.json'
import accountsLogin from './accounts/login.json'
import accountsNewPassword from './accounts/newPassword.json'
import accountsProfile from './accounts/profile.json'
import accountsPrompt from './accounts/prompt.json'
import accountsReset from './accounts/reset.json'
import accountsSettings from './accounts/settings.json'
import accountsSignIn from './accounts/signIn.json'
import accountsSignUp from './accounts/signUp.json'
import accountsSignUpPage from './accounts/signUpPage.json'
import accountsWizard from './accounts/wizard.json'
import adminApprovals from './admin/approvals.json'
import adminAuditLog from './admin/auditLog.json'
import adminDashboard from './admin/dashboard.json'
import adminDecideReport from './admin/decideReport.json'
import adminDirectory from './admin/directory.json'
import adminMerge from './admin/merge.json'
import adminProviderEdit from './admin/providerEdit.json'
import adminProviderFile from './admin/providerFile.json'
import adminReports from './admin/reports.json'
import adminSiteHealth from './admin/siteHealth.json'
import adminUsers from './admin/users.json'
import adminWhatTheySee from './admin/whatTheySee.json'
import analyticsFigures from './analytics/figures.json'
import analyticsInsights from './analytics/insights.json'
import billingAdmin from './billing/admin.json'
import billingCommon from './billing/common.json'
import billingPlacement from './billing/placement.json'
import contentArticle from './content/article.json'
import contentArticles from './content/articles.json'
import contentBlog from './content/blog.json'
import contentChecklist from './content/checklist.json'
import contentCms from './content/cms.json'
import contentCompliance from './content/compliance.json'
import contentFamilyResources from './content/familyResources.json'
import contentFaq from './content/faq.json'
import contentFilms from './content/films.json'
import contentForDevelopers from './content/forDevelopers.json'
import contentGuides from './content/guides.json'
import contentHome from './content/home.json'
import contentJournal from './content/journal.json'
import contentLocalNumbers from './content/localNumbers.json'
import contentMilestones from './content/milestones.json'
import contentOpenData from './content/openData.json'
import contentPacks from './content/packs.json'
import contentPolicy from './content/policy.json'
import contentPrivacy from './content/privacy.json'
import contentProviderResources from './content/providerResources.json'
import contentQuiz from './content/quiz.json'
import contentStateTexts from './content/stateTexts.json'
import contentTerms from './content/terms.json'
import contentToolCards from './content/toolCards.json'
import enrollmentAnswerByMail from './enrollment/answerByMail.json'
import enrollmentAttachments from './enrollment/attachments.json'
import enrollmentCalendar from './enrollment/calendar.json'
import enrollmentConversations from './enrollment/conversations.json'
import enrollmentEnrollments from './enrollment/enrollments.json'
import enrollmentEvents from './enrollment/events.json'
import enrollmentFeed from './enrollment/feed.json'
import enrollmentLeads from './enrollment/leads.json'
import enrollmentReportedConversation from './enrollment/reportedConversation.json'
import enrollmentRequest from './enrollment/request.json'
import enrollmentRequestPage from './enrollment/requestPage.json'
import enrollmentSavedReplies from './enrollment/savedReplies.json'
import enrollmentTours from './enrollment/tours.json'
import enrollmentTourTimes from './enrollment/tourTimes.json'
import error from './error.json'
import familiesBirthMonth from './families/birthMonth.json'
import familiesChildren from './families/children.json'
import familiesCompare from './families/compare.json'
import familiesComparePages from './families/comparePages.json'
import familiesCompareTool from './families/compareTool.json'
import familiesComparison from './families/comparison.json'
import familiesCostEstimator from './families/costEstimator.json'
import familiesCostPanel from './families/costPanel.json'
import familiesCosts from './families/costs.json'
import familiesDashboard from './families/dashboard.json'
import familiesEndpoints from './families/endpoints.json'
import familiesFavorites from './families/favorites.json'
import familiesFavoritesPage from './families/favoritesPage.json'
import familiesFit from './families/fit.json'
import familiesFitLines from './families/fitLines.json'
import familiesNotes from './families/notes.json'
import familiesOwnChildren from './families/ownChildren.json'
import forms from './forms.json'
import importsFiles from './imports/files.json'
import importsGuess from './imports/guess.json'
import importsMapping from './imports/mapping.json'
import importsRecords from './imports/records.json'
import importsReport from './imports/report.json'
import importsSkippedRows from './imports/skippedRows.json'
import importsSources from './imports/sources.json'
import layoutFrame from './layout/frame.json'
import layoutPage from './layout/page.json'
import layoutSignedIn from './layout/signedIn.json'
import listingsAdditions from './listings/additions.json'
import listingsBadge from './listings/badge.json'
import listingsClaimDecisions from './listings/claimDecisions.json'
import listingsClaims from './listings/claims.json'
import listingsCompleteness from './listings/completeness.json'
import listingsDashboard from './listings/dashboard.json'
import listingsDecide from './listings/decide.json'
import listingsFacts from './listings/facts.json'
import listingsFactsByLink from './listings/factsByLink.json'
import listingsLists from './listings/lists.json'
import listingsPeople from './listings/people.json'
import listingsPhotos from './listings/photos.json'
import listingsPreview from './listings/preview.json'
import listingsProfile from './listings/profile.json'
import listingsToday from './listings/today.json'
import notificationsChoices from './notifications/choices.json'
import notificationsCommon from './notifications/common.json'
import notificationsUnsubscribe from './notifications/unsubscribe.json'
import placesAgeField from './places/ageField.json'
import placesBrowse from './places/browse.json'
import placesBrowsePage from './places/browsePage.json'
import placesGoogle from './places/google.json'
import placesGooglePlace from './places/googlePlace.json'
import placesLanding from './places/landing.json'
import placesLocation from './places/location.json'
import placesMap from './places/map.json'
import placesMapBase from './places/mapBase.json'
import platformMails from './platform/mails.json'
import providersAnswers from './providers/answers.json'
import providersCommon from './providers/common.json'
import providersDetail from './providers/detail.json'
import providersDetailBrowser from './providers/detailBrowser.json'
import providersEmbed from './providers/embed.json'
import providersRow from './providers/row.json'
import providersWhyChoose from './providers/whyChoose.json'
import reviewsAnswerForm from './reviews/answerForm.json'
import reviewsChoices from './reviews/choices.json'
import reviewsCommon from './reviews/common.json'
import reviewsDecide from './reviews/decide.json'
import reviewsDecideForm from './reviews/decideForm.json'
import reviewsForm from './reviews/form.json'
import reviewsGuidelines from './reviews/guidelines.json'
import reviewsOwn from './reviews/own.json'
import reviewsReceived from './reviews/received.json'
import reviewsReport from './reviews/report.json'
import reviewsReportForm from './reviews/reportForm.json'
import searchAlternatives from './search/alternatives.json'
import searchFilters from './search/filters.json'
import searchMeta from './search/meta.json'
import searchPrices from './search/prices.json'
import searchSavedSearches from './search/savedSearches.json'
import searchSavedSearchPage from './search/savedSearchPage.json'
import searchScreen from './search/screen.json'
import settingsCommon from './settings/common.json'
import settingsImmediateRules from './settings/immediateRules.json'
import settingsSiteNotice from './settings/siteNotice.json'
import ui from './ui.json'

/** Every file of this folder; a folder's files are keys of an object. */
export const en = {
  accounts: {
    answers: accountsAnswers,
    common: accountsCommon,
    emailChange: accountsEmailChange,
    leaving: accountsLeaving,
    login: accountsLogin,
    newPassword: accountsNewPassword,
    profile: accountsProfile,
    prompt: accountsPrompt,
    reset: accountsReset,
    settings: accountsSettings,
    signIn: accountsSignIn,
    signUp: accountsSignUp,
    signUpPage: accountsSignUpPage,
    wizard: accountsWizard,
  },
  admin: {
    approvals: adminApprovals,
    auditLog: adminAuditLog,
    dashboard: adminDashboard,
    decideReport: adminDecideReport,
    directory: adminDirectory,
    merge: adminMerge,
    providerEdit: adminProviderEdit,
    providerFile: adminProviderFile,
    reports: adminReports,
    siteHealth: adminSiteHealth,
    users: adminUsers,
    whatTheySee: adminWhatTheySee,
  },
  analytics: {
    figures: analyticsFigures,
    insights: analyticsInsights,
  },
  billing: {
    admin: billingAdmin,
    common: billingCommon,
    placement: billingPlacement,
  },
  content: {
    article: contentArticle,
    articles: contentArticles,
    blog: contentBlog,
    checklist: contentChecklist,
    cms: contentCms,
    compliance: contentCompliance,
    familyResources: contentFamilyResources,
    faq: contentFaq,
    films: contentFilms,
    forDevelopers: contentForDevelopers,
    guides: contentGuides,
    home: contentHome,
    journal: contentJournal,
    localNumbers: contentLocalNumbers,
    milestones: contentMilestones,
    openData: contentOpenData,
    packs: contentPacks,
    policy: contentPolicy,
    privacy: contentPrivacy,
    providerResources: contentProviderResources,
    quiz: contentQuiz,
    stateTexts: contentStateTexts,
    terms: contentTerms,
    toolCards: contentToolCards,
  },
  enrollment: {
    answerByMail: enrollmentAnswerByMail,
    attachments: enrollmentAttachments,
    calendar: enrollmentCalendar,
    conversations: enrollmentConversations,
    enrollments: enrollmentEnrollments,
    events: enrollmentEvents,
    feed: enrollmentFeed,
    leads: enrollmentLeads,
    reportedConversation: enrollmentReportedConversation,
    request: enrollmentRequest,
    requestPage: enrollmentRequestPage,
    savedReplies: enrollmentSavedReplies,
    tourTimes: enrollmentTourTimes,
    tours: enrollmentTours,
  },
  error,
  families: {
    birthMonth: familiesBirthMonth,
    children: familiesChildren,
    compare: familiesCompare,
    comparePages: familiesComparePages,
    compareTool: familiesCompareTool,
    comparison: familiesComparison,
    costEstimator: familiesCostEstimator,
    costPanel: familiesCostPanel,
    costs: familiesCosts,
    dashboard: familiesDashboard,
    endpoints: familiesEndpoints,
    favorites: familiesFavorites,
    favoritesPage: familiesFavoritesPage,
    fit: familiesFit,
    fitLines: familiesFitLines,
    notes: familiesNotes,
    ownChildren: familiesOwnChildren,
  },
  forms,
  imports: {
    files: importsFiles,
    guess: importsGuess,
    mapping: importsMapping,
    records: importsRecords,
    report: importsReport,
    skippedRows: importsSkippedRows,
    sources: importsSources,
  },
  layout: {
    frame: layoutFrame,
    page: layoutPage,
    signedIn: layoutSignedIn,
  },
  listings: {
    additions: listingsAdditions,
    badge: listingsBadge,
    claimDecisions: listingsClaimDecisions,
    claims: listingsClaims,
    completeness: listingsCompleteness,
    dashboard: listingsDashboard,
    decide: listingsDecide,
    facts: listingsFacts,
    factsByLink: listingsFactsByLink,
    lists: listingsLists,
    people: listingsPeople,
    photos: listingsPhotos,
    preview: listingsPreview,
    profile: listingsProfile,
    today: listingsToday,
  },
  notifications: {
    choices: notificationsChoices,
    common: notificationsCommon,
    unsubscribe: notificationsUnsubscribe,
  },
  places: {
    ageField: placesAgeField,
    browse: placesBrowse,
    browsePage: placesBrowsePage,
    google: placesGoogle,
    googlePlace: placesGooglePlace,
    landing: placesLanding,
    location: placesLocation,
    map: placesMap,
    mapBase: placesMapBase,
  },
  platform: {
    mails: platformMails,
  },
  providers: {
    answers: providersAnswers,
    common: providersCommon,
    detail: providersDetail,
    detailBrowser: providersDetailBrowser,
    embed: providersEmbed,
    row: providersRow,
    whyChoose: providersWhyChoose,
  },
  reviews: {
    answerForm: reviewsAnswerForm,
    choices: reviewsChoices,
    common: reviewsCommon,
    decide: reviewsDecide,
    decideForm: reviewsDecideForm,
    form: reviewsForm,
    guidelines: reviewsGuidelines,
    own: reviewsOwn,
    received: reviewsReceived,
    report: reviewsReport,
    reportForm: reviewsReportForm,
  },
  search: {
    alternatives: searchAlternatives,
    filters: searchFilters,
    meta: searchMeta,
    prices: searchPrices,
    savedSearchPage: searchSavedSearchPage,
    savedSearches: searchSavedSearches,
    screen: searchScreen,
  },
  settings: {
    common: settingsCommon,
    immediateRules: settingsImmediateRules,
    siteNotice: settingsSiteNotice,
  },
  ui,
}

export type Messages = typeof en
