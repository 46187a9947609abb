import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { InvalidInputError, NotFoundError } from '@/lib/platform/errors'
import { refreshSearchDocuments } from './refresh-search-documents'

/**
 * Makes one provider part of another (internal ids): its page leads to the survivor's from now on and no search finds it.
 * Nothing is moved or deleted. Throws NotFoundError when one of them does not exist, InvalidInputError when the survivor is
 * the same or is itself merged.
 */
export async function mergeProvider(tx: Transaction, mergedId: number, survivorId: number): Promise<void> {
  if (mergedId === survivorId) throw new InvalidInputError('A provider cannot be merged into itself.')
  const found = await tx.provider.findMany({
    where: { id: { in: [mergedId, survivorId] } },
    select: { id: true, status: true },
  })
  if (found.length < 2)
    throw new NotFoundError(`There is no provider ${found[0]?.id === mergedId ? survivorId : mergedId}.`)
  if (found.find(({ id }) => id === survivorId)?.status === 'merged')
    throw new InvalidInputError('The survivor is itself merged into another provider.')
  await tx.provider.update({ where: { id: mergedId }, data: { status: 'merged', mergedIntoId: survivorId } })
  await refreshSearchDocuments(tx, [mergedId])
}
