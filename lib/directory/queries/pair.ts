import 'server-only'
import { NotFoundError } from '@/lib/platform/errors'
import { sheetWords } from '../rules/sheet-words'
import type { MergePair, MergeSide } from '../types'
import { findEditSheet } from './edit-sheet'
import { countMoving } from './what-moves'

/** Two providers (internal ids) as they are compared before one becomes part of the other. Throws NotFoundError, also for a merged one. */
export async function findPair(keepId: number, dropId: number): Promise<MergePair> {
  if (keepId === dropId) throw new NotFoundError('A provider cannot be merged into itself.')
  const [keep, drop, moving] = await Promise.all([findSide(keepId), findSide(dropId), countMoving(dropId, keepId)])
  return { keep, drop, moving }
}

async function findSide(id: number): Promise<MergeSide> {
  const { sheet, version } = await findEditSheet(id)
  if (sheet.status === 'merged') throw new NotFoundError('This provider is part of another one.')
  return { id, name: sheet.values.businessName, version, words: sheetWords(sheet) }
}
