import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { listen } from '../queries/listen'
import { withoutLimit } from '../request-waiting.mjs'
import { endTags, forgetWhatIsKept } from './ended-tags.mjs'
import { ENDED_PAGES, sendEndedTags } from './send-ended-tags'

/** This process among those that hear, where it is one: its own words are nothing new. A bundle may hold this file twice. */
const holder = globalThis as typeof globalThis & { nooklingHearer?: string | undefined }

const payloadSchema = z.object({ from: z.string(), tags: z.array(z.string()) })

/**
 * Tells every other web process on this database which kept pages have ended, also where the request that changed them has waited for all
 * it may: nobody waits for this. Throws when no database answers. Tests say nothing; jobs and commands: `revalidateRemotely`.
 */
export async function tellOthers(tags: readonly string[]): Promise<void> {
  const from = holder.nooklingHearer
  if (!from) return
  await withoutLimit(() => sendEndedTags(tags, from))
}

/** Hears the others from now on. After a silence everything that depends on data is made anew. */
export function hearOthers(): { end: () => Promise<void> } {
  holder.nooklingHearer ??= randomUUID()
  return listen(ENDED_PAGES, { hear: endWhatTheyEnded, missed: forgetWhatIsKept })
}

function endWhatTheyEnded(payload: string): void {
  const { from, tags } = readPayload(payload)
  if (from !== holder.nooklingHearer) endTags(tags)
}

/** What another release may have sent is passed over. */
function readPayload(payload: string) {
  try {
    return payloadSchema.parse(JSON.parse(payload))
  } catch {
    return { from: '', tags: [] }
  }
}
