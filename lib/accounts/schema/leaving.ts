import { z } from 'zod'
import { currentPasswordInput, loginInput } from './inputs'

/** What somebody types so that nobody deletes an account by mistake. */
export const DELETE_WORD = 'DELETE'

/** DELETE /api/account. `code` where the account asks for one. */
export const deleteAccountInput = currentPasswordInput.extend({
  code: loginInput.shape.code,
  confirmation: z
    .string(`Please type ${DELETE_WORD}.`)
    .refine((typed) => typed.trim().toUpperCase() === DELETE_WORD, `Please type ${DELETE_WORD}.`),
})
export type DeleteAccountInput = z.output<typeof deleteAccountInput>
