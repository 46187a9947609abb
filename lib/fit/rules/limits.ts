/** Providers of one question: more than any page of a search lists. */
export const MOST_PROVIDERS = 60
