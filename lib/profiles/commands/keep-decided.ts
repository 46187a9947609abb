import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { ProfileField } from '../catalogue'
import { accepting } from '../rules/roll-back'
import type { ProfileValues } from '../types'

type AtOnce = {
  providerId: number
  submittedById: number
  live: ProfileValues
  wanted: ProfileValues
  fields: readonly ProfileField[]
  now: Date
}

/** Keeps what went live at once among the decided changes, so that it can be seen and put back. */
export async function keepAtOnce(tx: Transaction, { live, wanted, fields, now, ...row }: AtOnce): Promise<void> {
  if (fields.length === 0) return
  const proposed = Object.fromEntries(fields.map((field) => [field, { from: live[field], to: wanted[field] }]))
  const decided = { status: 'decided', origin: 'at_once', submittedAt: now, decidedAt: now } as const
  await tx.profileChange.create({
    data: { ...row, ...decided, fields: proposed, decisions: accepting(fields) },
    select: { id: true },
  })
}
