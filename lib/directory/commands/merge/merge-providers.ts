import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { notify } from '@/lib/notifications/commands/notify'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { peopleToTell } from '@/lib/provider-people/queries/own'
import { mergeProvider } from '@/lib/providers/commands/merge-provider'
import { findPageTags } from '@/lib/providers/queries/page-tags'
import { findEditSheet } from '../../queries/edit-sheet'
import { chosenSheet } from '../../rules/chosen-sheet'
import { differentWords, sheetWords } from '../../rules/sheet-words'
import type { MergeInput } from '../../schema/merge'
import type { EditSheet } from '../../types'
import { keepEdit } from '../note-edit'
import { MOVES } from './moves'
import { writeChosen } from './write-chosen'

const MERGED = 'One of them is merged already: somebody was faster.'
const MEANWHILE = 'Somebody changed one of them since you opened this page. Please look at both again.'

/**
 * Makes two providers (internal ids) one: the survivor says what was chosen, everything that hung on the other hangs on it, and the other's
 * address leads there. It cannot be undone. Answers the tags of the pages that say something else now. Throws NotFoundError, and
 * ConflictError where somebody was faster, or where both pay by card.
 */
export async function mergeProviders(admin: SignedInActor, input: MergeInput, now: Date): Promise<string[]> {
  const { keepId, dropId, versions, choices } = input
  const ids = [keepId, dropId]
  return db().$transaction(async (tx) => {
    // The smaller number first, as every writer, so that two admins wait for each other.
    await tx.$queryRaw`SELECT 1 FROM providers WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`
    const keep = await findEditSheet(keepId, tx)
    const drop = await findEditSheet(dropId, tx)
    if (keep.sheet.status === 'merged' || drop.sheet.status === 'merged') throw new ConflictError(MERGED)
    if (keep.version !== versions.keep || drop.version !== versions.drop) throw new ConflictError(MEANWHILE)
    const before = await findPageTags(ids, tx)
    const readers = await readersOf(tx, ids)
    const chosen = chosenSheet(keep.sheet, drop.sheet, choices)
    await writeChosen(tx, { keepId, dropId, keep: keep.sheet, drop: drop.sheet, chosen, choices })
    for (const move of MOVES) await move(tx, dropId, keepId, now)
    await tx.provider.updateMany({ where: { mergedIntoId: dropId }, data: { mergedIntoId: keepId } })
    await mergeProvider(tx, dropId, keepId)
    await keepBoth(tx, { admin, keepId, dropId, keep: keep.sheet, drop: drop.sheet, now })
    const { name: provider, slug: publicId } = await tx.provider.findUniqueOrThrow({
      where: { id: keepId },
      select: { name: true, slug: true },
    })
    const facts = { provider, publicId, other: drop.sheet.values.businessName }
    for (const to of readers) await notify(tx, { kind: 'pages-merged', to, facts, at: now })
    return [...new Set([...before, ...(await findPageTags(ids, tx))])]
  })
}

/** Everybody who answers for one of them. */
const readersOf = (tx: Transaction, ids: readonly number[]) =>
  tx.user.findMany({
    where: { OR: ids.map((id) => peopleToTell(id)) },
    orderBy: { id: 'asc' },
    select: { id: true, email: true, firstName: true, lastName: true },
  })

type Both = {
  admin: SignedInActor
  keepId: number
  dropId: number
  keep: EditSheet
  drop: EditSheet
  now: Date
}

/** Both files say what the merger changed; the audit log says it once. */
async function keepBoth(tx: Transaction, { admin, keepId, dropId, keep, drop, now }: Both): Promise<void> {
  const different = differentWords(sheetWords(keep), sheetWords((await findEditSheet(keepId, tx)).sheet))
  const shared = { editorId: admin.id, reason: 'merged', now } as const
  await keepEdit(tx, { ...shared, providerId: keepId, sheet: keep, different })
  await keepEdit(tx, { ...shared, providerId: dropId, sheet: drop, different: ['status'] })
  const details = { providerId: keepId, mergedId: dropId, fields: different.join(' ') }
  await recordAudit(tx, { action: 'provider.merged', at: now, actorId: admin.id, details })
}
