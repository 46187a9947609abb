/** How often one person may send a profile change. */
export const CHANGE_RATE = { max: 60, windowSeconds: 3_600 } as const
/** After so many days a fact that the provider stated is asked about; a provider is asked once in as many. */
export const ASK_AFTER_DAYS = 30
/** How long the link in such a mail works. */
export const FACTS_LINK_DAYS = 30
/** Photos that one person may add. */
export const PHOTO_RATE = { max: 120, windowSeconds: 3_600 } as const
/** Videos that one person may begin to add. */
export const VIDEO_RATE = { max: 20, windowSeconds: 86_400 } as const
/** A photo that was added, never sent and stands in nobody’s unsent list is kept so long. */
export const UNSENT_PHOTO_HOURS = 48
/** What was typed and not sent waits so long for who typed it. */
export const DRAFT_DAYS = 30
/** What an admin rejected can be brought back and put right so long. */
export const REJECTED_PHOTO_DAYS = 30
