import type { AuditAction, AuditDetail } from '@/lib/access/rules/audit-actions'
import type { Plan } from '@/lib/billing/catalogue/plans'
import type { ShownChoice } from '@/lib/notifications/types'
import type { FactStamps } from '@/lib/providers/types'
import type { ClaimStatus, MailStatus, ProviderPersonRole, Role, UserStatus } from '@/prisma/generated/enums'

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
  facts: FactStamps
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
