import { z } from 'zod'
import { AUDIT_ACTIONS } from '@/lib/access/rules/audit-actions'
import { SUSPENSION_REASONS } from '@/lib/accounts/rules/suspension'
import { currentPasswordInput, loginInput } from '@/lib/accounts/schema/inputs'
import { Role, UserStatus } from '@/prisma/generated/enums'

const MAX_ID = 2_147_483_647
const NOBODY = 'There is no such account.'
const DAY = /^\d{4}-\d{2}-\d{2}$/

export const userParams = z.object({ id: z.coerce.number(NOBODY).int(NOBODY).positive(NOBODY).max(MAX_ID, NOBODY) })

const words = z
  .string()
  .transform((text) =>
    text
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 120),
  )
  .catch('')
const page = z.coerce.number().int().min(1).max(10_000).catch(1)

/** Of the list's address. Anything that cannot be used is left out. */
export const usersQuery = z.object({
  q: words,
  role: z.enum(Role).optional().catch(undefined),
  status: z.enum(UserStatus).optional().catch(undefined),
  page,
})
export type UsersQuery = z.output<typeof usersQuery>

const day = z
  .string()
  .regex(DAY)
  .refine((text) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`)))
  .optional()
  .catch(undefined)

/** Of the audit log's address; days are those of the office. Anything that cannot be used is left out. */
export const auditQuery = z.object({
  /** An e-mail address, or the number of an account. */
  person: words,
  action: z.enum(AUDIT_ACTIONS).optional().catch(undefined),
  from: day,
  to: day,
  /** The number of the entry that the page before ended with. */
  before: z.coerce.bigint().positive().max(9_223_372_036_854_775_807n).optional().catch(undefined),
})
export type AuditQuery = z.output<typeof auditQuery>

const REASON = 'Please choose a reason.'

export const statusInput = z.discriminatedUnion(
  'status',
  [
    z.object({ status: z.literal('suspended'), reason: z.enum(SUSPENSION_REASONS, REASON) }),
    z.object({ status: z.literal('active') }),
  ],
  'An account can be suspended, or opened again.',
)

/** Another role is confirmed with the admin's own password, and a code where the account asks for one. */
export const roleInput = currentPasswordInput.extend({
  role: z.enum(Role, 'Please choose a role.'),
  code: loginInput.shape.code,
})
export type RoleInput = z.output<typeof roleInput>
