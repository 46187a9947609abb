import { z } from 'zod'
import { emailField, tokenInput } from '@/lib/accounts/schema/inputs'
import { ProviderPersonRole } from '@/prisma/generated/enums'

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
