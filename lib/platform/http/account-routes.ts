import { withQuery, withSecret } from './routes'

/**
 * The addresses of pages about an account or behind a link in a mail, and of the endpoints for signing in and up and for using an account. They
 * are not in routes.ts because most pages do not need them when they first load.
 */
export const accountRoutes = {
  resetPassword: (query: { token?: string } = {}) => withSecret('/reset-password', query.token),
  verifyEmail: (query: { token?: string } = {}) => withSecret('/verify-email', query.token),
  changeEmail: (query: { token?: string } = {}) => withSecret('/change-email', query.token),
  accountClosed: () => '/account-closed',
  providerInvitation: (query: { token?: string } = {}) => withSecret('/provider-invitation', query.token),
  claim: (id: string) => `/claim/${encodeURIComponent(id)}`,
  /** Adds a provider that is not listed yet. `name`: what was searched for. */
  addProvider: (query: { name?: string } = {}) => withQuery('/claim/add', query),
  ownAddition: (claimId: number) => `/claim/add/${claimId}`,
  unsubscribe: (token: string) => withQuery('/unsubscribe', { token }),
  /** A parent's request, for anyone with the link in the mail. The token is in the query, since the page works without JavaScript. */
  answerRequest: (token: string, query: { sent?: 1 } = {}) => withQuery('/answer-request', { token, ...query }),
  /** The facts to confirm, for anyone with the link in the mail "Still right?". */
  confirmFacts: (token: string, query: { done?: 1 } = {}) => withQuery('/confirm-facts', { token, ...query }),
  api: {
    login: () => '/api/auth/login',
    logout: () => '/api/auth/logout',
    live: () => '/api/live',
    inquiries: (query: { q?: string; page?: number } = {}) => withQuery('/api/inquiries', query),
    tourOffers: (query: { daycareId?: string } = {}) => withQuery('/api/tour-offers', query),
    passwordRules: () => '/api/auth/password-rules',
    register: () => '/api/auth/register',
    verifyEmail: () => '/api/auth/verify-email',
    emailChange: () => '/api/auth/email-change',
    resendVerification: () => '/api/auth/resend-verification',
    forgotPassword: () => '/api/auth/forgot-password',
    resetPassword: () => '/api/auth/reset-password',
    favorites: (query: { caregiverId?: number; daycareId?: string } = {}) => withQuery('/api/favorites', query),
    savedSearch: (id: number) => `/api/saved-searches/${id}`,
    favoriteNotes: (id: number) => `/api/favorites/${id}/notes`,
    reviews: (query: { daycareId?: string } = {}) => withQuery('/api/reviews', query),
    compare: (query: { userId?: number } = {}) => withQuery('/api/compare/favorites', query),
    compareKept: (ids: readonly string[]) => withQuery('/api/compare/kept', { ids: ids.join(',') }),
    compareChoice: () => '/api/compare/choice',
    compareLink: () => '/api/compare/link',
    compareShared: () => '/api/compare/shared',
    mergeFavorites: () => '/api/favorites/merge',
    favoriteRows: (ids: readonly string[] = []) => withQuery('/api/favorites/rows', { ids: ids.join(',') }),
    ownFit: (ids: readonly string[]) => withQuery('/api/caregiver/fit', { ids: ids.join(',') }),
    unsubscribe: (token: string, query: { from?: 'page' } = {}) =>
      withQuery('/api/notifications/unsubscribe', { token, ...query }),
  },
} as const
