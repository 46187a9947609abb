import 'server-only'
import { fullName } from '@/lib/accounts/rules/names'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { findFactSheet } from '@/lib/providers/queries/fact-sheet'
import { addressLine } from '@/lib/providers/rules/address'
import { sheetWords } from '../rules/sheet-words'
import type { ProviderFile } from '../types'
import { findEditSheet } from './edit-sheet'
import { findEdits } from './edits'
import { findImportsOf } from './imports-of'

const MOST = 20
const NAMED = { select: { id: true, name: true } } as const
const PERSON = { select: { firstName: true, lastName: true } } as const

/** All that an admin sees of one provider (internal id). Throws NotFoundError. */
export async function findProviderFile(id: number): Promise<ProviderFile> {
  const row = await db().provider.findUnique({
    where: { id },
    select: {
      id: true,
      slug: true,
      name: true,
      city: true,
      state: true,
      zip: true,
      closedOn: true,
      closedSource: true,
      createdAt: true,
      mergedInto: NAMED,
      mergedFrom: { ...NAMED, orderBy: { id: 'asc' } },
      people: { orderBy: { createdAt: 'asc' }, select: { userId: true, role: true, user: PERSON } },
      claims: { orderBy: { id: 'desc' }, take: MOST, select: { id: true, status: true, user: PERSON } },
      reports: {
        orderBy: [{ status: 'asc' }, { id: 'desc' }],
        take: MOST,
        select: { id: true, topic: true, message: true, email: true, status: true, createdAt: true },
      },
      profileChanges: {
        orderBy: { id: 'desc' },
        take: MOST,
        select: { id: true, status: true, fields: true, submittedAt: true },
      },
    },
  })
  if (!row) throw new NotFoundError('There is no such provider.')
  const { slug, city, state, zip, closedOn, people, claims, reports, profileChanges, ...provider } = row
  const [{ sheet }, { facts, timeZone, status }, edits, imports] = await Promise.all([
    findEditSheet(id),
    findFactSheet(id),
    findEdits(id, MOST),
    findImportsOf(id, MOST),
  ])
  return {
    ...provider,
    publicId: slug,
    place: addressLine({ street: null, city, state, zip }),
    status,
    timeZone,
    closedOn: closedOn?.toISOString().slice(0, 10) ?? null,
    words: sheetWords(sheet),
    facts,
    people: people.map(({ user, ...person }) => ({ ...person, name: fullName(user) })),
    claims: claims.map(({ user, ...claim }) => ({ ...claim, name: fullName(user) })),
    reports: reports.map(({ createdAt, ...report }) => ({ ...report, at: createdAt })),
    changes: profileChanges.map(({ fields, submittedAt, ...change }) => ({
      ...change,
      fields: Object.keys(fields ?? {}),
      at: submittedAt,
    })),
    edits,
    ...imports,
  }
}
