import { z } from 'zod'
import { emailField, tokenInput } from '@/lib/accounts/schema'
import { ProviderPersonRole, type ProviderStatus } from '@/prisma/generated/enums'

const MAX_ID = 2_147_483_647
const role = z.enum(ProviderPersonRole, 'Please choose what they may do.')
const nobody = 'There is no such person.'
const publicId = z.string().min(1).max(200, 'There is no such provider.')
const wholeId = (sentence: string) => z.coerce.number(sentence).int(sentence).positive(sentence).max(MAX_ID, sentence)

/** `id` is a public id. */
export const providerParams = z.object({ id: publicId })
export const personParams = z.object({ id: publicId, user: wholeId(nobody) })
export const invitationParams = z.object({ id: publicId, invitation: wholeId('There is no such invitation.') })

/** What the form of an invitation sends. */
export const invitationInput = z.object({ email: emailField(), role })
export type InvitationInput = z.output<typeof invitationInput>
export const roleInput = z.object({ role })

/** What the link of an invitation holds. */
export const joinInput = tokenInput

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
