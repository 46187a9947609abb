import { z } from 'zod'
import { registerInput } from './inputs'

/** What npm run admin:create asks for. */
export const newAdmin = z.object({
  email: registerInput.shape.email,
  firstName: registerInput.shape.firstName,
  lastName: registerInput.shape.lastName,
})
export type NewAdmin = z.output<typeof newAdmin>
