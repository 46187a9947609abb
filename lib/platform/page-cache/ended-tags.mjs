import * as manifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** Node gives the CommonJS module's exports, a bundler may wrap them. */
const { tagsManifest } = manifest.default ?? manifest

/** Ends what this process keeps under these tags, as revalidateTag does inside a request. @param {readonly string[]} tags */
export function endTags(tags) {
  const now = Date.now()
  for (const tag of tags) tagsManifest.set(tag, { stale: now, expired: now })
}

/** On globalThis: a bundle may hold this file once more. */
globalThis.nooklingKeptSince ??= Date.now()

/** Entries before this moment are an earlier process's, or the build's, or of a time when this one heard nothing. */
export const keptSince = () => globalThis.nooklingKeptSince

/** Has everything that depends on data made anew once: what has ended meanwhile is not known. */
export function forgetWhatIsKept() {
  globalThis.nooklingKeptSince = Date.now()
}
