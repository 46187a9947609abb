import 'server-only'
import { db } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/jobs/add-job'
import { searchLikenessesJob } from '../../jobs'
import { findLikenessState, type LikenessState } from '../../queries/likeness-state'

/** An admin looks at the pairs: what is older than a night or an import is searched again, elsewhere, so that nobody waits for it. */
export async function askForSearch(now: Date): Promise<LikenessState> {
  const state = await findLikenessState(now)
  const { name } = searchLikenessesJob
  if (state.isDue) await addJob(db(), searchLikenessesJob, {}, { key: name, queue: name })
  return state
}
