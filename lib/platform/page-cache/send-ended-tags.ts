import 'server-only'
import { sendPayload } from '../commands/send-payload'

export const ENDED_PAGES = 'ended_pages'
/** A payload has at most 8,000 bytes, a tag some hundred. */
const TAGS_PER_PAYLOAD = 60

/**
 * Says to every web process on this database which kept pages have ended. One whose own words these are (`from`) passes them over; of a
 * job or a command, which keeps no pages, all take them. Throws when no database answers.
 */
export async function sendEndedTags(tags: readonly string[], from = ''): Promise<void> {
  for (let start = 0; start < tags.length; start += TAGS_PER_PAYLOAD)
    await sendPayload(ENDED_PAGES, JSON.stringify({ from, tags: tags.slice(start, start + TAGS_PER_PAYLOAD) }))
}
