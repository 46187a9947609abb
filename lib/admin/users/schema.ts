import { z } from 'zod'
import { AUDIT_ACTIONS, type AuditAction, type AuditDetail } from '@/lib/access/rules/audit-actions'
import { SUSPENSION_REASONS } from '@/lib/accounts/rules/account'
import { currentPasswordInput, loginInput } from '@/lib/accounts/schema'
import type { Plan } from '@/lib/billing/rules'
import type { ShownChoice } from '@/lib/notifications/schema'
import { afterIdField, idField, pageField, searchWordsField } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import type { FactProvenances } from '@/lib/providers/types'
import { type ClaimStatus, type MailStatus, type ProviderPersonRole, Role, UserStatus } from '@/prisma/generated/enums'

/** An account in the list. */
export type UserRow = {
  id: number
  name: string
  email: string
  role: Role
  status: UserStatus
  createdAt: Date
  /** The latest activity of the signed-in devices, to the hour; null if there are none. */
  lastSeenAt: Date | null
  providerCount: number
}

export type UserPage = { users: UserRow[]; total: number; page: number; pageCount: number }

/** What an admin sees of one account, without anything about its family. */
export type UserFile = {
  id: number
  name: string
  email: string
  role: Role
  status: UserStatus
  createdAt: Date
  emailVerifiedAt: Date | null
  hasSecondFactor: boolean
  /** When a deleted account will be erased. */
  erasedAt: Date | null
  /** What a provider entered at sign-up, unverified. */
  signUpDetails: { daycareName: string | null; licenseNumber: string | null } | null
  devices: { device: string; createdAt: Date; lastSeenAt: Date }[]
  providers: { publicId: string; name: string; role: ProviderPersonRole }[]
  claims: { id: number; provider: string; status: ClaimStatus }[]
}

/** The state of one of the account's providers. `id`: public id; `unanswered`: the number of requests only. */
export type ViewedProvider = {
  id: string
  name: string
  role: ProviderPersonRole
  timeZone: string
  waits: { id: number; fields: number } | null
  /** The page is frozen because someone else claims it. */
  isHeld: boolean
  plan: Plan
  paidUntil: string | null
  unanswered: number
  facts: FactProvenances
}

/** What an account sees, without anything about its family. */
export type AccountView = {
  id: number
  name: string
  role: Role
  unread: number
  choices: ShownChoice[]
  /** The newest mails, without their text. */
  mails: { id: number; kind: string; status: MailStatus; createdAt: Date }[]
  providers: ViewedProvider[]
}

type Person = { id: number; name: string | null }

/** An audit log entry. A person's name is null after the account is erased. */
export type AuditLine = {
  /** A bigint as text, since it can exceed a safe integer; entries are ordered by it. */
  id: string
  at: Date
  action: AuditAction
  actor: Person | null
  subject: Person | null
  details: Record<string, string | number | boolean>
  /** The details whose ids no longer exist; not looked up for spreadsheet files. */
  gone: readonly AuditDetail[]
}

/** An audit log entry with the names of what it is about, so that it can be shown as a sentence. */
export type Activity = AuditLine & {
  provider: { id: number; name: string } | null
  /** The second provider of a merger or a comparison. */
  other: string | null
  article: string | null
  /** The fields of a change, as codes; for a decided profile change, only the accepted ones. */
  fields: string[]
}

export type AuditPage = { lines: AuditLine[]; next: string | null }

const NOT_FOUND = message('admin.userErrors.noAccount')
const DAY = /^\d{4}-\d{2}-\d{2}$/

export const userParams = z.object({
  id: idField(NOT_FOUND),
})

/** The list's query. Invalid values are ignored. */
export const usersQuery = z.object({
  q: searchWordsField(),
  role: z.enum(Role).optional().catch(undefined),
  status: z.enum(UserStatus).optional().catch(undefined),
  page: pageField(),
})
export type UsersQuery = z.output<typeof usersQuery>

const day = z
  .string()
  .regex(DAY)
  .refine((text) => !Number.isNaN(Date.parse(`${text}T00:00:00Z`)))
  .optional()
  .catch(undefined)

/** The audit log's query; days are in the office's time zone. Invalid values are ignored. */
export const auditQuery = z.object({
  /** An e-mail address or an account id. */
  person: searchWordsField(),
  action: z.enum(AUDIT_ACTIONS).optional().catch(undefined),
  from: day,
  to: day,
  /** The last entry of the page before. */
  before: afterIdField(),
})
export type AuditQuery = z.output<typeof auditQuery>

const REASON = message('admin.userErrors.reason')

export const statusInput = z.discriminatedUnion(
  'status',
  [
    z.object({ status: z.literal('suspended'), reason: z.enum(SUSPENSION_REASONS, REASON) }),
    z.object({ status: z.literal('active') }),
  ],
  message('admin.userErrors.status'),
)

/** A role change is confirmed with the admin's password, and a code if the account uses one. */
export const roleInput = currentPasswordInput.extend({
  role: z.enum(Role, message('admin.userErrors.role')),
  code: loginInput.shape.code,
})
export type RoleInput = z.output<typeof roleInput>
