import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { sendPayload } from '../commands/send-payload'
import { listen } from '../queries/listen'
import { withoutLimit } from '../request-waiting.mjs'
import { endTags, forgetWhatIsKept } from './ended-tags.mjs'

const CHANNEL = 'ended_pages'
/** A payload has at most 8,000 bytes, a tag some hundred. */
const TAGS_PER_PAYLOAD = 60

/** This process among those that hear, where it is one: its own words are nothing new. A bundle may hold this file twice. */
const holder = globalThis as typeof globalThis & { nooklingHearer?: string | undefined }

const payloadSchema = z.object({ from: z.string(), tags: z.array(z.string()) })

/**
 * Tells every other web process on this database which kept pages have ended, also where the request that changed them has waited for all
 * it may: nobody waits for this. Throws when no database answers. Commands and tests keep no pages and say nothing.
 */
export async function tellOthers(tags: readonly string[]): Promise<void> {
  const from = holder.nooklingHearer
  if (!from) return
  for (let start = 0; start < tags.length; start += TAGS_PER_PAYLOAD)
    await withoutLimit(() =>
      sendPayload(CHANNEL, JSON.stringify({ from, tags: tags.slice(start, start + TAGS_PER_PAYLOAD) })),
    )
}

/** Hears the others from now on. After a silence everything that depends on data is made anew. */
export function hearOthers(): { end: () => Promise<void> } {
  holder.nooklingHearer ??= randomUUID()
  return listen(CHANNEL, { hear: endWhatTheyEnded, missed: forgetWhatIsKept })
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
