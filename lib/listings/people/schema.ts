import { z } from 'zod'
import { emailField, tokenInput } from '@/lib/accounts/schema'
import { idField } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import { ProviderPersonRole, type ProviderStatus } from '@/prisma/generated/enums'

const role = z.enum(ProviderPersonRole, message('listings.peopleErrors.chooseRole'))
const NO_PERSON = message('listings.peopleErrors.noPerson')
const publicId = z.string().min(1).max(200, message('listings.peopleErrors.noProvider'))

/** `id` is a public id. */
export const providerParams = z.object({ id: publicId })
export const personParams = z.object({ id: publicId, user: idField(NO_PERSON) })
export const invitationParams = z.object({
  id: publicId,
  invitation: idField(message('listings.peopleErrors.noInvitation')),
})

/** The form data of an invitation. */
export const invitationInput = z.object({ email: emailField(), role })
export type InvitationInput = z.output<typeof invitationInput>
export const roleInput = z.object({ role })

/** The token in an invitation's link. */
export const joinInput = tokenInput

/** One of a user's providers. `id`: public id. */
export type ManagedProvider = {
  internalId: number
  id: string
  name: string
  city: string
  status: ProviderStatus
  role: ProviderPersonRole
}

/** The providers a dashboard page offers, and the one it shows. */
export type OwnProviders = { providers: ManagedProvider[]; chosen: ManagedProvider | null }

/** One of a provider's people. Only managers and the person themselves see the email address. */
export type ProviderPersonLine = {
  userId: number
  name: string
  email: string | null
  role: ProviderPersonRole
  isYou: boolean
  /** False for a closed or suspended account. */
  isActive: boolean
}

/** Days as `YYYY-MM-DD`. */
export type InvitationLine = { id: number; email: string; role: ProviderPersonRole; sentOn: string; isExpired: boolean }

/** A provider's people as one of them sees it; only managers see invitations. */
export type PeopleOfProvider = {
  provider: { id: string; name: string }
  ownRole: ProviderPersonRole
  isLastManager: boolean
  /** For managers: the plan renews by card. We do not know whose card it is. */
  renewsByCard: boolean
  people: ProviderPersonLine[]
  invitations: InvitationLine[]
}

/** What an invitation's page shows to its recipient. */
export type InvitationOffer = { provider: { id: string; name: string; city: string }; role: ProviderPersonRole }
