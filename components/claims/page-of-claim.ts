import type { OwnClaimLine } from '@/lib/claims/types'
import { routes } from '@/lib/platform/routes'

/** Where somebody sees their claim: a provider that they add has no page of its own yet. */
export const pageOfClaim = ({ id, provider }: Pick<OwnClaimLine, 'id' | 'provider'>): string =>
  provider.id === null ? routes.ownAddition(id) : routes.claim(provider.id)
