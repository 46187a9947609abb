import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, InvalidInputError } from '@/lib/platform/errors'
import { isProfileField } from '@/lib/profiles/catalogue'
import { applyValues, STAFF } from '@/lib/profiles/commands/apply-values'
import { lockProfile } from '@/lib/profiles/commands/lock'
import { changedBands } from '@/lib/profiles/rules/facts'
import { pick } from '@/lib/profiles/rules/values'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findPageTags } from '@/lib/providers/queries/page-tags'
import { todayIn } from '@/lib/providers/rules/dates'
import { providerChange } from '@/lib/providers/schema/provider-draft'
import { findEditSheet } from '../queries/edit-sheet'
import type { EditField } from '../rules/edit-fields'
import { editedSheet } from '../rules/edited-sheet'
import { differentWords, sheetWords } from '../rules/sheet-words'
import type { EditInput } from '../schema/edit'
import type { EditSheet } from '../types'
import { noteEdit } from './note-edit'

const MERGED = 'This provider is part of another one now. Please edit that one.'
const MEANWHILE = 'Somebody changed this provider since you opened it. What you typed still stands here.'
const SAME = 'Nothing is different yet.'
/** Who looks after the contact has looked at these as well (docs/imports.md). */
const CONTACT: readonly EditField[] = ['businessName', 'kind', 'capacity', 'address', 'phone', 'email', 'website']

/**
 * Writes what an admin changed of a provider (internal id) to its page, as said by the directory's staff today, keeps what stood there and
 * why, and tells whoever edits the page. Answers the tags of the pages that say something else now. Throws NotFoundError, InvalidInputError,
 * and ConflictError for a merged one and where somebody was faster.
 */
export async function editProvider(
  admin: SignedInActor,
  id: number,
  { version, ...input }: EditInput & { version: string },
  now: Date,
): Promise<string[]> {
  return db().$transaction(async (tx) => {
    await lockProfile(tx, id)
    const { sheet, version: current } = await findEditSheet(id, tx)
    if (sheet.status === 'merged') throw new ConflictError(MERGED)
    if (version !== current) throw new ConflictError(MEANWHILE)
    const after = editedSheet(sheet, input)
    const different = differentWords(sheetWords(sheet), sheetWords(after))
    if (different.length === 0) throw new InvalidInputError(SAME)
    const before = await findPageTags([id], tx)
    // First, since a home may have no street.
    await writeTraits(tx, id, sheet, after, input, different, now)
    const changed = await applyValues(tx, id, pick(after.values, different.filter(isProfileField)), now, STAFF)
    await noteEdit(tx, { providerId: id, editorId: admin.id, reason: input.reason, sheet, different, now })
    return [...new Set([...before, ...changed, ...(await findPageTags([id], tx))])]
  })
}

async function writeTraits(
  tx: Transaction,
  id: number,
  { ageBands: stored }: EditSheet,
  { traits }: EditSheet,
  { bands }: EditInput,
  different: readonly EditField[],
  now: Date,
): Promise<void> {
  const { timeZone } = await tx.provider.findUniqueOrThrow({ where: { id }, select: { timeZone: true } })
  const stamp = { source: 'staff', sourceName: 'directory staff', confirmedOn: todayIn(timeZone, now) } as const
  const { ageBands, groups } = changedBands(stored, bands)
  const has = (...fields: EditField[]) => fields.some((field) => different.includes(field))
  const stamped = [...groups, ...(has(...CONTACT) ? (['contact'] as const) : [])]
  await saveProviders(tx, [
    providerChange.parse({
      id,
      ...(has('alternateNames') && { alternateNames: traits.alternateNames }),
      ...(has('kind') && { kind: traits.kind }),
      ...(has('careTypes') && { careTypes: traits.careTypes }),
      ...(has('programs') && { programs: traits.programs }),
      ...(has('curricula') && { curricula: traits.curricula }),
      ...(has('accreditations') && { accreditations: traits.accreditations }),
      ...(has('languages') && { languages: traits.languages }),
      ...(has('schedules') && { schedules: traits.schedules }),
      ...(has('ages') && { ageMinMonths: traits.ageMinMonths, ageMaxMonths: traits.ageMaxMonths }),
      ...(has('capacity') && { capacity: traits.capacity }),
      ...(has('registrationFee') && { registrationFeeCents: traits.registrationFeeCents }),
      ...(has('siblingDiscount') && { siblingDiscountPercent: traits.siblingDiscountPercent }),
      ...(ageBands.length > 0 && { ageBands }),
      facts: Object.fromEntries(stamped.map((group) => [group, stamp])),
    }),
  ])
}
