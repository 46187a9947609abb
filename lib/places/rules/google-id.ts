/** Ids of businesses start with "ChIJ"; ours are lower-case, so none is both. Used in next.config.mjs too: keep them equal. */
const PLACE_ID = /^ChIJ[A-Za-z0-9_-]{10,120}$/

export function isGooglePlaceId(id: string): boolean {
  return PLACE_ID.test(id)
}
