import { z } from 'zod'
import { AUDIT_ACTIONS, type AuditAction, type AuditDetail } from '@/lib/access/rules/audit-actions'
import { SUSPENSION_REASONS } from '@/lib/accounts/rules/account'
import { currentPasswordInput, loginInput } from '@/lib/accounts/schema'
import type { Plan } from '@/lib/billing/rules/plans'
import type { ShownChoice } from '@/lib/notifications/schema'
import type { FactProvenances } from '@/lib/providers/types'
import { type ClaimStatus, type MailStatus, type ProviderPersonRole, Role, UserStatus } from '@/prisma/generated/enums'

/** One line of the list of accounts. */
export type UserRow = {
  id: number
  name: string
  email: string
  role: Role
  status: UserStatus
  createdAt: Date
  /** Of the devices that are signed in; null where none is. True to the hour. */
  lastSeenAt: Date | null
  providerCount: number
}

export type UserPage = { users: UserRow[]; total: number; page: number; pageCount: number }

/** What an admin sees of one account. Nothing of a family is in it. */
export type UserFile = {
  id: number
  name: string
  email: string
  role: Role
  status: UserStatus
  createdAt: Date
  emailVerifiedAt: Date | null
  hasSecondFactor: boolean
  /** When a deleted account is erased. */
  erasedAt: Date | null
  /** What a careprovider said at sign-up; nobody has checked it. */
  said: { daycareName: string | null; licenseNumber: string | null } | null
  devices: { device: string; createdAt: Date; lastSeenAt: Date }[]
  providers: { publicId: string; name: string; role: ProviderPersonRole }[]
  claims: { id: number; provider: string; status: ClaimStatus }[]
}

/** How one of somebody's providers stands on their dashboard. `id`: public id; `unanswered`: how many requests, never which. */
export type SeenProvider = {
  id: string
  name: string
  role: ProviderPersonRole
  timeZone: string
  waits: { id: number; fields: number } | null
  /** Somebody else claims the page, so nothing on it can be edited. */
  isHeld: boolean
  plan: Plan
  paidUntil: string | null
  unanswered: number
  facts: FactProvenances
}

/** What an account shows its person, without anything of a family. */
export type WhatTheySee = {
  id: number
  name: string
  role: Role
  unread: number
  choices: ShownChoice[]
  /** The newest, without their words. */
  mails: { id: number; kind: string; status: MailStatus; createdAt: Date }[]
  providers: SeenProvider[]
}

type Person = { id: number; name: string | null }

/** One line of the audit log. A person's name is null once the account is erased. */
export type AuditLine = {
  /** Larger than a number can count exactly one day; ordered by it. */
  id: string
  at: Date
  action: AuditAction
  actor: Person | null
  subject: Person | null
  details: Record<string, string | number | boolean>
  /** Which of its numbers name something that is there no more; nobody looks for it in a file for spreadsheets. */
  gone: readonly AuditDetail[]
}

export type AuditPage = { lines: AuditLine[]; next: string | null }

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
