import type { ProviderPersonRole, ProviderStatus } from '@/prisma/generated/enums'

/** A provider that somebody is one of the people of. `id`: public id. */
export type ManagedProvider = {
  internalId: number
  id: string
  name: string
  city: string
  status: ProviderStatus
  role: ProviderPersonRole
}

/** What a part of the dashboard begins with. */
export type OwnProviders = { providers: ManagedProvider[]; chosen: ManagedProvider | null }

/** One of a provider's people. The address is for managers and oneself alone. */
export type ProviderPersonLine = {
  userId: number
  name: string
  email: string | null
  role: ProviderPersonRole
  isYou: boolean
  /** An account that is closed or suspended does not answer. */
  isActive: boolean
}

/** Days as `YYYY-MM-DD`. */
export type InvitationLine = { id: number; email: string; role: ProviderPersonRole; sentOn: string; isExpired: boolean }

/** What one of a provider's people sees of the others; invitations stand there for managers alone. */
export type PeopleOfProvider = {
  provider: { id: string; name: string }
  ownRole: ProviderPersonRole
  isLastManager: boolean
  people: ProviderPersonLine[]
  invitations: InvitationLine[]
}

/** What whoever holds an invitation's link is told of it. */
export type InvitationOffer = { provider: { id: string; name: string; city: string }; role: ProviderPersonRole }
