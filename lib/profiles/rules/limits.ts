/** How often one person may send a profile change. */
export const CHANGE_RATE = { max: 60, windowSeconds: 3_600 } as const
/** After so many days a fact that the provider stated is asked about; a provider is asked once in as many. */
export const ASK_AFTER_DAYS = 30
/** How long the link in such a mail works. */
export const FACTS_LINK_DAYS = 30
