import type { ClaimRejection, ClaimStatus, ProviderStatus } from '@/prisma/generated/enums'
import type { LicenseVerdict, Strength } from './rules'
import type { Addition } from './schema'

/** A search result on the claim page. `id`: public id. */
export type FoundProvider = { id: string; name: string; city: string; zip: string | null; isClaimed: boolean }

/** The actor's own claim. Times are ISO 8601. */
export type OwnClaim = {
  id: number
  status: ClaimStatus
  position: string
  note: string
  licenseNumber: string | null
  license: LicenseVerdict
  isEmailProved: boolean
  /** A mailed code is still valid. */
  isCodeOpen: boolean
  hasDocument: boolean
  rejection: ClaimRejection | null
  decisionNote: string
  createdAt: string
}

/** The data of a claim's page. */
export type ClaimPage = {
  provider: { id: string; name: string; city: string; status: ProviderStatus }
  /** The masked email address on file, or null. */
  mailbox: string | null
  isManager: boolean
  /** Someone else manages or claims it. */
  isContested: boolean
  own: OwnClaim | null
}

/** A row in the list of the actor's claims. A provider that is not added yet has no public id. */
export type OwnClaimLine = {
  id: number
  provider: { id: string | null; name: string }
  status: ClaimStatus
  createdAt: string
}

/** The actor's request to add a provider. `provider`: its page, once accepted. */
export type OwnAddition = Pick<
  OwnClaim,
  'id' | 'status' | 'position' | 'note' | 'licenseNumber' | 'hasDocument' | 'rejection' | 'decisionNote'
> & { addition: Addition; provider: { id: string } | null }

/** A row in the admins' queue. */
export type QueuedClaim = {
  id: number
  provider: { name: string; city: string }
  /** The claimant wants to add a missing provider. */
  isAddition: boolean
  claimant: string
  strength: Strength
  isContested: boolean
}

/** One side's evidence, for admins. */
export type ClaimSide = {
  id: number
  status: ClaimStatus
  claimant: { name: string; email: string; since: string; isManager: boolean }
  /** As entered at sign-up. */
  profile: { title: string | null; daycareName: string | null; licenseNumber: string | null } | null
  position: string
  note: string
  licenseNumber: string | null
  license: LicenseVerdict
  isEmailProved: boolean
  hasDocument: boolean
  strength: Strength
  createdOn: string
}

/** What an admin needs to decide on a missing provider. */
export type AdditionFile = {
  claim: DecidedSide
  addition: Addition
  /** Its page, once accepted. */
  provider: { id: string } | null
  /** Possible duplicates. */
  alike: FoundProvider[]
}

/** `version`: what the decision is based on. */
type DecidedSide = ClaimSide & {
  rejection: ClaimRejection | null
  decisionNote: string
  dueOn: string
  version: string
}

/** What an admin needs to decide a claim. */
export type ClaimFile = {
  claim: DecidedSide
  provider: {
    id: string
    name: string
    address: string
    phone: string | null
    email: string | null
    website: string | null
    licenses: string[]
  }
  /** Other claimants, and managers with their accepted claim. */
  others: ClaimSide[]
  /** The plan renews by card, which ends when a claimant who does not manage the provider replaces the managers. */
  renewsByCard: boolean
  /** Managers without a claim, such as those invited: "Rosa Alvarez (rosa@home.test)". */
  managersWithoutClaim: string[]
  isContested: boolean
}
