import 'server-only'
import { db } from '@/lib/platform/db'
import { isSearchDue } from '../rules/search-due'

/** When the directory was last searched for duplicates, and whether that is to be done again; `importedAt`: the newest import. */
export type LikenessState = { searchedAt: Date | null; importedAt: Date | null; isDue: boolean }

export async function findLikenessState(now: Date): Promise<LikenessState> {
  const [search, batches] = await Promise.all([
    db().likenessSearch.findFirst({ where: { finishedAt: { not: null } }, orderBy: { id: 'desc' } }),
    db().importBatch.aggregate({ _max: { finishedAt: true, undoneAt: true } }),
  ])
  const { finishedAt, undoneAt } = batches._max
  const importedAt = [finishedAt, undoneAt].reduce((last, at) => (at && (!last || at > last) ? at : last), null)
  const searchedAt = search?.startedAt ?? null
  return { searchedAt, importedAt, isDue: isSearchDue(searchedAt, importedAt, now) }
}
