import { slugOfCareType } from '../config/site'

type QueryValue = string | number | undefined | null
type DashboardSide = 'caregiver' | 'careprovider'
type RequestQuery = { only?: 'questions'; also?: readonly string[]; ask?: string; at?: string }
type Query = Record<string, QueryValue | readonly QueryValue[]>

function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams()
  for (const [key, values] of Object.entries(query))
    for (const value of [values].flat())
      if (value !== undefined && value !== null && value !== '') params.append(key, String(value))
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

/** Puts the token behind "#", which browsers do not send, so that it reaches no log. */
const withSecret = (path: string, token?: string) => (token ? `${path}#token=${encodeURIComponent(token)}` : path)

/** Every address of the site. Links are built only here. */
export const routes = {
  home: () => '/',
  search: (query: Query = {}) => withQuery('/search', query),
  provider: (id: string) => `/provider/${encodeURIComponent(id)}`,
  reportProvider: (id: string) => `/provider/${encodeURIComponent(id)}/report`,
  /**
   * `only`: no tour; `also`: other recipients by public id; `ask`: only the question about this row of the comparison; `at`: a tour time,
   * "2026-12-01T10:00" at the provider.
   */
  requestInformation: (id: string, query: RequestQuery = {}) =>
    withQuery(`/provider/${encodeURIComponent(id)}/request`, query),
  /** A virtual tour, framed from another site. Link to it with a full page load, since this page has its own security policy. */
  virtualTour: (id: string, place: string) => `/provider/${encodeURIComponent(id)}/tour/${place}`,
  /** The reviews tab of a provider's page. */
  reviewsOf: (id: string) => `/provider/${encodeURIComponent(id)}#reviews`,
  /** Where a parent writes, edits or withdraws their review of a provider. */
  ownReview: (id: string) => `/provider/${encodeURIComponent(id)}/review`,
  ownReviews: () => '/caregiver-dashboard/reviews',
  reportReview: (query: { id?: number } = {}) => withQuery('/report-review', query),
  reviewGuidelines: () => '/review-guidelines',
  receivedReviews: ({ page = 1, ...query }: { provider?: string; page?: number } = {}) =>
    withQuery('/careprovider-dashboard/reviews', { ...query, page: page === 1 ? undefined : page }),
  reportSent: (id: string) => `/provider/${encodeURIComponent(id)}/report/sent`,
  landing: (careType: string, locationSlug: string, page = 1) =>
    `/${slugOfCareType(careType)}/${locationSlug}${page === 1 ? '' : `/page/${page}`}`,
  landingFeed: (careType: string, locationSlug: string) => `/${slugOfCareType(careType)}/${locationSlug}/feed.xml`,
  landingJsonFeed: (careType: string, locationSlug: string) => `/${slugOfCareType(careType)}/${locationSlug}/feed.json`,
  signIn: (query: { next?: string } = {}) => withQuery('/signin', query),
  signUp: (query: { role?: 'caregiver' | 'careprovider' } = {}) => withQuery('/signup', query),
  resetPassword: (query: { token?: string } = {}) => withSecret('/reset-password', query.token),
  verifyEmail: (query: { token?: string } = {}) => withSecret('/verify-email', query.token),
  changeEmail: (query: { token?: string } = {}) => withSecret('/change-email', query.token),
  parentLogin: () => '/parent-login',
  providerLogin: () => '/provider-login',
  vendorLogin: () => '/vendor-login',
  safety: () => '/safety',
  familyResources: () => '/family-resources',
  /** A Kinder Prep Pack as PDF. */
  familyFile: (id: string) => `/family-resources/${id}.pdf`,
  providerResources: () => '/provider-resources',
  /** The compliance schedule as a calendar file. */
  complianceFile: () => '/provider-resources/compliance.ics',
  faq: () => '/faq',
  blog: (page = 1) => (page === 1 ? '/blog' : `/blog/page/${page}`),
  blogCategory: (slug: string, page = 1) =>
    page === 1 ? `/blog/category/${slug}` : `/blog/category/${slug}/page/${page}`,
  article: (slug: string) => `/blog/${slug}`,
  /** An unpublished article for anyone with the link. The token is in the query, since the page works without JavaScript. */
  articlePreview: (token: string) => withQuery('/article-preview', { token }),
  blogFeed: () => '/blog/feed.xml',
  blogJsonFeed: () => '/blog/feed.json',
  browseLocations: () => '/browse-locations',
  costEstimator: (query: { place?: string } = {}) => withQuery('/tools/cost-estimator', query),
  /** What is counted around a ZIP code. */
  localNumbers: (query: { zip?: string } = {}) => withQuery('/tools/local-numbers', query),
  readinessQuiz: () => '/tools/readiness-quiz',
  /** The short addresses on the sign-up form redirect to the full ones. */
  terms: () => '/terms',
  privacy: () => '/privacy',
  privacyPolicy: () => '/privacy-policy',
  termsOfService: () => '/terms-of-service',
  settings: () => '/settings',
  notifications: (query: { before?: number } = {}) => withQuery('/notifications', query),
  accountClosed: () => '/account-closed',
  favorites: () => '/favorites',
  tourSheet: () => '/favorites/tour-sheet',
  /** A comparison for anyone with the link. */
  sharedComparison: (token?: string) => withSecret('/favorites/shared', token),
  savedSearches: () => '/saved-searches',
  /** `query` is the part after "?" (lib/search). */
  savedSearch: (query: string) => `/search?${query}`,
  unsubscribe: (token: string) => withQuery('/unsubscribe', { token }),
  caregiverDashboard: (query: { tab?: string; day?: string } = {}) => withQuery('/caregiver-dashboard', query),
  /** `provider`: public id. Left out for the user's first provider and the default period. */
  providerNumbers: (query: { provider?: string; period?: string; figure?: string } = {}) =>
    withQuery('/careprovider-dashboard/analytics', query),
  /** `provider`: public id. */
  insights: (query: { provider?: string } = {}) => withQuery('/careprovider-dashboard/insights', query),
  /** Articles for providers. */
  journal: ({ provider, show, page }: { provider?: string; show?: string; page?: number } = {}) =>
    withQuery('/careprovider-dashboard/journal', {
      provider,
      show: show === 'all' ? undefined : show,
      page: page === 1 ? undefined : page,
    }),
  /** `provider`: public id. */
  billing: (query: { provider?: string; paid?: 1 } = {}) => withQuery('/careprovider-dashboard/billing', query),
  adminBilling: () => '/admin/billing',
  /** `provider`: public id. Left out for the user's first provider and the default view. */
  leads: (query: { provider?: string; view?: string; stage?: string; need?: string; q?: string; page?: number } = {}) =>
    withQuery('/careprovider-dashboard/leads', { ...query, page: query.page === 1 ? undefined : query.page }),
  /** When a provider offers tours. */
  tourTimes: (query: { provider?: string } = {}) => withQuery('/careprovider-dashboard/tour-times', query),
  savedReplies: (query: { provider?: string } = {}) => withQuery('/careprovider-dashboard/saved-replies', query),
  /** Where staff find their provider and claim it. */
  findToClaim: (query: { q?: string } = {}) => withQuery('/claim', query),
  claim: (id: string) => `/claim/${encodeURIComponent(id)}`,
  /** Adds a provider that is not listed yet. `name`: what was searched for. */
  addProvider: (query: { name?: string } = {}) => withQuery('/claim/add', query),
  ownAddition: (claimId: number) => `/claim/add/${claimId}`,
  providerPeople: (query: { provider?: string } = {}) => withQuery('/careprovider-dashboard/people', query),
  providerInvitation: (query: { token?: string } = {}) => withSecret('/provider-invitation', query.token),
  /** `provider`: public id. */
  careproviderDashboard: (query: { provider?: string; tab?: 'calendar' | 'profile'; day?: string } = {}) =>
    withQuery('/careprovider-dashboard', query),
  /** The dashboard's tab in which a provider's page is edited. */
  publicProfile: (query: { provider?: string; edit?: 1 } = {}) =>
    withQuery('/careprovider-dashboard', { tab: 'profile', ...query }),
  /** `id`: public id. Left out for the user's first provider. */
  profilePreview: (id?: string) =>
    id === undefined ? '/provider-profile-preview' : `/provider-profile-preview/${encodeURIComponent(id)}`,
  admin: {
    users: (query: { q?: string; role?: string; status?: string; page?: number } = {}) =>
      withQuery('/admin/users', { ...query, page: query.page === 1 ? undefined : query.page }),
    user: (id: number) => `/admin/users/${id}`,
    providers: (query: { q?: string; status?: string; source?: string; claimed?: string; page?: number } = {}) =>
      withQuery('/admin/providers', { ...query, page: query.page === 1 ? undefined : query.page }),
    /** By its numeric id, as in lists and in the audit log. */
    provider: (id: number) => `/admin/providers/${id}`,
    imports: () => '/admin/providers/import',
    import: (id: number) => `/admin/providers/import/${id}`,
    importSources: () => '/admin/providers/import/sources',
    importSource: (id: number) => `/admin/providers/import/sources/${id}`,
    duplicates: () => '/admin/providers/duplicates',
    /** By numeric ids: `keep` is the page that stays, and `drop` the one that will redirect to it. */
    mergeProviders: (query: { keep?: number; drop?: number } = {}) => withQuery('/admin/providers/merge', query),
    editProvider: (id: number) => `/admin/providers/${id}/edit`,
    whatTheySee: (id: number) => `/admin/users/${id}/what-they-see`,
    settings: () => '/admin/settings',
    auditLog: (query: { person?: string; action?: string; from?: string; to?: string; before?: string } = {}) =>
      withQuery('/admin/audit-log', query),
  },
  approvals: {
    /** Pending approvals, filtered by kind or assigned to the user; or the decided ones. */
    start: (query: { kind?: string; mine?: 1; view?: 'decided'; page?: number; before?: string } = {}) =>
      withQuery('/admin/approvals', { ...query, page: query.page === 1 ? undefined : query.page }),
    claim: (id: number) => `/admin/approvals/claims/${id}`,
    profileChange: (id: number) => `/admin/approvals/profile-changes/${id}`,
    review: (id: number) => `/admin/approvals/reviews/${id}`,
    report: (id: number) => `/admin/approvals/reports/${id}`,
    /** Reports of a conversation. */
    conversation: (id: number) => `/admin/approvals/conversations/${id}`,
  },
  requestTransfer: (id: number) => `/caregiver-dashboard/transfer/${id}`,
  /** A parent's request, for anyone with the link in the mail. The token is in the query, since the page works without JavaScript. */
  answerRequest: (token: string, query: { sent?: 1 } = {}) => withQuery('/answer-request', { token, ...query }),
  /** The facts to confirm, for anyone with the link in the mail "Still right?". */
  confirmFacts: (token: string, query: { done?: 1 } = {}) => withQuery('/confirm-facts', { token, ...query }),
  messages: (side: DashboardSide, query: { provider?: string; q?: string; page?: number } = {}) =>
    // For parents, messages are a tab of the dashboard.
    withQuery(side === 'caregiver' ? '/caregiver-dashboard' : `/${side}-dashboard/messages`, {
      tab: side === 'caregiver' ? 'messages' : undefined,
      provider: query.provider,
      q: query.q,
      page: query.page === 1 ? undefined : query.page,
    }),
  /** `at`: the part of the page where it is answered. */
  conversation: (side: DashboardSide, id: number, at?: 'reply' | 'tours') =>
    `/${side}-dashboard/messages/${id}${at ? `#${at}` : ''}`,
  /** `tab`: left out for the first one. */
  adminDashboard: (query: { tab?: string } = {}) => withQuery('/admin-dashboard', query),
  cms: () => '/admin/cms',
  /** The demo's mails, on servers that show them (MAIL_VIEWER). */
  devMails: (query: { page?: number } = {}) =>
    withQuery('/dev/mail', { page: query.page === 1 ? undefined : query.page }),
  devMail: (id: number) => `/dev/mail/${id}`,
  devMailHtml: (id: number) => `/dev/mail/${id}/html`,
  sitemapIndex: () => '/sitemap.xml',
  sitemap: (fileName: string) => `/sitemaps/${fileName}`,
  /** The badge that providers put on their own websites. */
  badge: () => '/badge.svg',
  /** Lists of openings for frames on other sites. The pattern of their addresses: lib/platform/security/origins.mjs. */
  embeddedProvider: (id: string) => `/embed/openings/provider/${encodeURIComponent(id)}`,
  embeddedPlace: (careType: string, locationSlug: string) => `/embed/openings/place/${careType}/${locationSlug}`,
  developers: () => '/developers',
  openApi: () => '/api/openapi.json',
  openData: () => '/open-data',
  openDataFile: (format: string, isPacked = false) => `/open-data/providers.${format}${isPacked ? '.gz' : ''}`,
  llmsText: () => '/llms.txt',
  /** An uploaded picture. */
  picture: (name: string) => `/pictures/${name}`,
  video: (name: string) => `/videos/${name}`,
  /** Open Graph images for shared links. */
  shareImages: {
    site: () => '/share-images/site',
    provider: (id: string) => `/share-images/provider/${encodeURIComponent(id)}`,
    place: (careType: string, locationSlug: string) => `/share-images/place/${careType}/${locationSlug}`,
  },
  api: {
    autocomplete: (input: string) => withQuery('/api/places/autocomplete', { input, types: '(cities)' }),
    placesSearch: (query: Query) => withQuery('/api/places/search', query),
    placesPrices: (query: Query) => withQuery('/api/places/prices', query),
    login: () => '/api/auth/login',
    logout: () => '/api/auth/logout',
    me: () => '/api/auth/me',
    live: () => '/api/live',
    siteSetting: (name: string) => `/api/site-settings/${name}`,
    notice: () => '/api/notice',
    siteHealth: (part: string) => `/api/site-health/${part}`,
    userStatus: (id: number) => `/api/users/${id}/status`,
    userRole: (id: number) => `/api/users/${id}/role`,
    userSessions: (id: number) => `/api/users/${id}/sessions`,
    userVerificationMail: (id: number) => `/api/users/${id}/verification-mail`,
    imports: (query: { kind: string; name: string; bytes?: number }) => withQuery('/api/imports', query),
    import: (id: number) => `/api/imports/${id}`,
    importPiece: (id: number, piece: number) => `/api/imports/${id}/pieces/${piece}`,
    importReading: (id: number) => `/api/imports/${id}/reading`,
    importGuess: (id: number) => `/api/imports/${id}/guess`,
    importStep: (id: number) => `/api/imports/${id}/step`,
    importSources: () => '/api/imports/sources',
    importSource: (id: number) => `/api/imports/sources/${id}`,
    importAsides: () => '/api/imports/asides',
    mergers: () => '/api/directory/mergers',
    distinctions: () => '/api/directory/distinctions',
    directoryProvider: (id: number) => `/api/directory/${id}`,
    directoryStatus: (id: number) => `/api/directory/${id}/status`,
    auditLogCsv: (query: Query) => withQuery('/api/audit-log/csv', query),
    ownName: () => '/api/account/name',
    ownEmail: () => '/api/account/email',
    ownPicture: (crop: Query = {}) => withQuery('/api/account/picture', crop),
    ownLanguage: () => '/api/account/language',
    ownPassword: () => '/api/account/password',
    ownSessions: () => '/api/account/sessions',
    ownAccount: () => '/api/account',
    ownExports: () => '/api/account/exports',
    ownExport: (id: number) => `/api/account/exports/${id}`,
    ownSecondFactor: () => '/api/account/second-factor',
    notifications: (query: { before?: number } = {}) => withQuery('/api/notifications', query),
    unreadCount: () => '/api/notifications/unread',
    readNotification: (id: number) => `/api/notifications/${id}/read`,
    readNotifications: () => '/api/notifications/read',
    notificationChoices: () => '/api/notifications/choices',
    inquiries: (query: { q?: string; page?: number } = {}) => withQuery('/api/inquiries', query),
    inquiry: (id: number) => `/api/inquiries/${id}`,
    answerRequest: () => '/api/inquiries/answer',
    inquiryMessages: (id: number) => `/api/inquiries/${id}/messages`,
    inquiryAttachments: (id: number, query: { name: string }) => withQuery(`/api/inquiries/${id}/attachments`, query),
    attachment: (id: number) => `/api/attachments/${id}`,
    inquiryRead: (id: number) => `/api/inquiries/${id}/read`,
    inquiryReport: (id: number) => `/api/inquiries/${id}/report`,
    inquiryReportDecision: (id: number) => `/api/inquiries/${id}/report/decision`,
    inquiryTours: (id: number) => `/api/inquiries/${id}/tours`,
    inquirySlot: (id: number) => `/api/inquiries/${id}/tours/slot`,
    tourOffers: (query: { daycareId?: string } = {}) => withQuery('/api/tour-offers', query),
    tour: (id: number) => `/api/tours/${id}`,
    tourFile: (id: number) => `/api/tours/${id}/calendar`,
    inquiryBlock: (id: number) => `/api/inquiries/${id}/block`,
    inquiryEnrollment: (id: number) => `/api/inquiries/${id}/enrollment`,
    blogPosts: (query: { status?: string; search?: string } = {}) => withQuery('/api/blog-posts', query),
    blogPost: (id: number) => `/api/blog-posts/${id}`,
    blogPostRestore: (id: number) => `/api/blog-posts/${id}/restore`,
    blogPostRevisions: (id: number) => `/api/blog-posts/${id}/revisions`,
    blogPostRevision: (id: number, revision: number) => `/api/blog-posts/${id}/revisions/${revision}`,
    blogPostPreview: (id: number) => `/api/blog-posts/${id}/preview`,
    blogPostDuplicate: (id: number) => `/api/blog-posts/${id}/duplicate`,
    workingCopy: (query: { articleId?: number } = {}) => withQuery('/api/blog-posts/working-copy', query),
    articlePictures: () => '/api/blog-posts/pictures',
    fetchedPicture: () => '/api/blog-posts/pictures/fetched',
    articles: (query: { page: number; category?: string | undefined }) => withQuery('/api/blog-posts/published', query),
    articleViews: (id: number) => `/api/blog-posts/${id}/views`,
    claims: () => '/api/claims',
    additions: () => '/api/claims/additions',
    ownAddition: (id: number) => `/api/claims/${id}/addition`,
    ownClaim: (id: number) => `/api/claims/${id}`,
    claimCode: (id: number) => `/api/claims/${id}/code`,
    claimDocument: (id: number) => `/api/claims/${id}/document`,
    claimDecision: (id: number) => `/api/claims/${id}/decision`,
    peopleInvitations: (id: string) => `/api/provider-people/${encodeURIComponent(id)}/invitations`,
    peopleInvitation: (id: string, invitation: number) =>
      `/api/provider-people/${encodeURIComponent(id)}/invitations/${invitation}`,
    providerPerson: (id: string, userId: number) => `/api/provider-people/${encodeURIComponent(id)}/${userId}`,
    providerInvitation: () => '/api/provider-invitations',
    /** Plan of a provider, by its public id. */
    plan: (id: string) => `/api/billing/${encodeURIComponent(id)}/plan`,
    renewal: (id: string) => `/api/billing/${encodeURIComponent(id)}/renewal`,
    placement: (id: string) => `/api/billing/${encodeURIComponent(id)}/placement`,
    billingPortal: (id: string) => `/api/billing/${encodeURIComponent(id)}/portal`,
    invoice: (id: number) => `/api/invoices/${id}`,
    invoicePayment: (id: number) => `/api/invoices/${id}/payment`,
    articleMark: (id: number) => `/api/article-marks/${id}`,
    savedReplies: () => '/api/saved-replies',
    savedReply: (id: number) => `/api/saved-replies/${id}`,
    leadsFile: (query: { providerId: string; stage?: string; need?: string; q?: string }) =>
      withQuery('/api/leads/csv', query),
    leadStage: (id: number) => `/api/leads/${id}/stage`,
    leadNextStep: (id: number) => `/api/leads/${id}/next-step`,
    leadNotes: (id: number) => `/api/leads/${id}/notes`,
    leadNote: (id: number) => `/api/leads/notes/${id}`,
    enrollment: (id: number) => `/api/enrollments/${id}`,
    enrollmentTransfer: (id: number) => `/api/enrollments/${id}/transfer`,
    mapStreets: () => '/api/map/streets',
    mapPlaces: (bounds: string) => withQuery('/api/map/places', { bounds }),
    revalidate: () => '/api/revalidate',
    reports: () => '/api/reports',
    reportDecision: (id: number) => `/api/reports/${id}/decision`,
    interactions: () => '/api/interactions',
    searchCounts: () => '/api/search-counts',
    pageViews: () => '/api/analytics/pageviews',
    landingPages: () => '/api/analytics/landing-pages',
    passwordRules: () => '/api/auth/password-rules',
    register: () => '/api/auth/register',
    verifyEmail: () => '/api/auth/verify-email',
    emailChange: () => '/api/auth/email-change',
    resendVerification: () => '/api/auth/resend-verification',
    forgotPassword: () => '/api/auth/forgot-password',
    resetPassword: () => '/api/auth/reset-password',
    favorites: (query: { caregiverId?: number; daycareId?: string } = {}) => withQuery('/api/favorites', query),
    savedSearches: () => '/api/saved-searches',
    savedSearch: (id: number) => `/api/saved-searches/${id}`,
    unsubscribe: (token: string, query: { from?: 'page' } = {}) =>
      withQuery('/api/notifications/unsubscribe', { token, ...query }),
    providerNumbersFile: (query: { providerId: string; period: string }) =>
      withQuery('/api/careprovider/analytics/csv', query),
    favoriteNotes: (id: number) => `/api/favorites/${id}/notes`,
    providerPhotos: (query: { providerId?: string } = {}) => withQuery('/api/provider-photos', query),
    providerVideos: (query: { providerId?: string; bytes?: number } = {}) => withQuery('/api/provider-videos', query),
    videoPiece: (id: string, piece: number, query: { providerId?: string } = {}) =>
      withQuery(`/api/provider-videos/${id}/pieces/${piece}`, query),
    readablePhoto: () => '/api/provider-photos/readable',
    profileChanges: (query: { providerId?: string } = {}) => withQuery('/api/public-profile-changes', query),
    profileDraft: (query: { providerId?: string; part?: string } = {}) =>
      withQuery('/api/public-profile-changes/draft', query),
    profileFacts: () => '/api/public-profile-facts',
    shownAddress: () => '/api/public-profile-facts/address',
    openingsFollowing: () => '/api/public-profile-facts/following',
    confirmFacts: () => '/api/public-profile-facts/confirm',
    confirmFactsByLink: () => '/api/public-profile-facts/confirm-by-link',
    profileChangeDecision: (id: number) => `/api/public-profile-changes/${id}/decision`,
    profileRollBack: (id: number) => `/api/public-profile-changes/${id}/roll-back`,
    acceptances: () => '/api/approvals/acceptances',
    assignment: (subject: string, id: number) => `/api/approvals/${subject}-${id}/assignment`,
    reviews: (query: { daycareId?: string } = {}) => withQuery('/api/reviews', query),
    reviewAnswer: (id: number) => `/api/reviews/${id}/answer`,
    reviewReport: (id: number) => `/api/reviews/${id}/report`,
    reviewDecision: (id: number) => `/api/reviews/${id}/decision`,
    compare: (query: { userId?: number } = {}) => withQuery('/api/compare/favorites', query),
    compareKept: (ids: readonly string[]) => withQuery('/api/compare/kept', { ids: ids.join(',') }),
    compareChoice: () => '/api/compare/choice',
    compareLink: () => '/api/compare/link',
    compareShared: () => '/api/compare/shared',
    mergeFavorites: () => '/api/favorites/merge',
    /** Takes the form post of a heart without JavaScript; `next` is its only field. */
    addFavorite: (daycareId: string) => withQuery('/api/favorites/add', { daycareId }),
    favoriteRows: (ids: readonly string[] = []) => withQuery('/api/favorites/rows', { ids: ids.join(',') }),
    /** Read by calendar programs, which authenticate only by the key. It is in the query, which our logs leave out. */
    calendar: (key: string) => withQuery('/api/calendar', { key }),
    /** The signed-in user's dates as a file. */
    calendarDates: () => '/api/calendar/file',
    calendarEntries: () => '/api/calendar/entries',
    calendarEntry: (id: number) => `/api/calendar/entries/${id}`,
    events: () => '/api/events',
    event: (id: number) => `/api/events/${id}`,
    calendarFeed: () => '/api/calendar/feed',
    children: () => '/api/caregiver/children',
    child: (id: number) => `/api/caregiver/children/${id}`,
    ownFit: (ids: readonly string[]) => withQuery('/api/caregiver/fit', { ids: ids.join(',') }),
    familyPreferences: () => '/api/caregiver/preferences',
    providerCosts: (id: string) => `/api/costs/${encodeURIComponent(id)}`,
    placeDetails: (id: string) => `/api/places/details/${encodeURIComponent(id)}`,
  },
} as const

/** An absolute address for canonical links, sitemaps and mails. Built from the configuration, never from a Host header. */
export function absoluteUrl(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).toString()
}

/**
 * A path to return to after signing in. Null for anything that a browser would resolve to another site (`//evil.example`,
 * `/\evil.example`, `https:...`).
 */
export function safePath(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 2_000 || !typed.startsWith('/')) return null
  // Browsers remove tabs and line breaks, and treat a backslash as a slash.
  if (/[\p{Cc}\\]/u.test(typed)) return null
  const here = 'http://here.invalid'
  const url = URL.canParse(typed, here) ? new URL(typed, here) : null
  // A path such as "/.//evil.example" is normalized to one with two leading slashes.
  return url?.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}
