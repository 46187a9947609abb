import type { ClaimRejection, ClaimStatus, ProviderStatus } from '@/prisma/generated/enums'
import type { LicenseVerdict, Strength } from './rules'
import type { Addition } from './schema'

/** A provider as whoever looks for their own sees it. `id`: public id. */
export type FoundProvider = { id: string; name: string; city: string; zip: string | null; isClaimed: boolean }

/** One's own claim. Times are ISO 8601. */
export type OwnClaim = {
  id: number
  status: ClaimStatus
  position: string
  note: string
  licenseNumber: string | null
  license: LicenseVerdict
  isEmailProved: boolean
  /** A code was mailed and can still be typed. */
  isCodeOpen: boolean
  hasDocument: boolean
  rejection: ClaimRejection | null
  decisionNote: string
  createdAt: string
}

/** What the page of a claim shows. */
export type ClaimPage = {
  provider: { id: string; name: string; city: string; status: ProviderStatus }
  /** The mailbox on file, masked; null where there is none. */
  mailbox: string | null
  isManager: boolean
  /** Somebody else manages it, or wants to. */
  isContested: boolean
  own: OwnClaim | null
}

/** A line of one's own claims. The provider has no public id while it is to be added. */
export type OwnClaimLine = {
  id: number
  provider: { id: string | null; name: string }
  status: ClaimStatus
  createdAt: string
}

/** A provider that one adds oneself. `provider`: its page, once it is accepted. */
export type OwnAddition = Pick<
  OwnClaim,
  'id' | 'status' | 'position' | 'note' | 'licenseNumber' | 'hasDocument' | 'rejection' | 'decisionNote'
> & { addition: Addition; provider: { id: string } | null }

/** A line of the admin's list. */
export type QueuedClaim = {
  id: number
  provider: { name: string; city: string }
  /** It is not here yet: the claimant wants to add it. */
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
  /** What they said at sign-up. */
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

/** What an admin decides about a missing provider by. */
export type AdditionFile = {
  claim: DecidedSide
  addition: Addition
  /** Its page, once it is accepted. */
  provider: { id: string } | null
  /** Those that are here and may be it. */
  alike: FoundProvider[]
}

type DecidedSide = ClaimSide & { rejection: ClaimRejection | null; decisionNote: string; dueOn: string }

/** What an admin decides by. */
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
  /** Others who want it, and managers with the claim by which they came. */
  others: ClaimSide[]
  /** Managers who came without a claim: "Rosa Alvarez (rosa@home.test)". */
  managersWithoutClaim: string[]
  isContested: boolean
}
