import { type Query, withQuery } from './routes'

type DashboardSide = 'caregiver' | 'careprovider'

/** The addresses of dashboards and admin pages, and of the endpoints that they call. */
export const dashboardRoutes = {
  ownReviews: () => '/caregiver-dashboard/reviews',
  receivedReviews: ({ page = 1, ...query }: { provider?: string; page?: number } = {}) =>
    withQuery('/careprovider-dashboard/reviews', { ...query, page: page === 1 ? undefined : page }),
  settings: () => '/settings',
  notifications: (query: { before?: number } = {}) => withQuery('/notifications', query),
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
  providerPeople: (query: { provider?: string } = {}) => withQuery('/careprovider-dashboard/people', query),
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
    /** `batch`: an import, to list the providers that it added. */
    providers: (
      query: { q?: string; status?: string; source?: string; claimed?: string; batch?: number; page?: number } = {},
    ) => withQuery('/admin/providers', { ...query, page: query.page === 1 ? undefined : query.page }),
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
  messages: (side: DashboardSide, query: { provider?: string; q?: string; page?: number } = {}) =>
    // For parents, messages are a tab of the dashboard.
    withQuery(side === 'caregiver' ? '/caregiver-dashboard' : `/${side}-dashboard/messages`, {
      tab: side === 'caregiver' ? 'messages' : undefined,
      provider: query.provider,
      q: query.q,
      page: query.page === 1 ? undefined : query.page,
    }),
  /** `at`: the part of the page to scroll to. */
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
  api: {
    siteSetting: (name: string) => `/api/site-settings/${name}`,
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
    reportDecision: (id: number) => `/api/reports/${id}/decision`,
    providerNumbersFile: (query: { providerId: string; period: string }) =>
      withQuery('/api/careprovider/analytics/csv', query),
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
    reviewAnswer: (id: number) => `/api/reviews/${id}/answer`,
    reviewDecision: (id: number) => `/api/reviews/${id}/decision`,
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
    familyPreferences: () => '/api/caregiver/preferences',
  },
} as const
