import { readPath } from '../language/addresses.mjs'

/**
 * The only sites that the policy of a virtual tour page allows in frames. In JavaScript, because the server reads it outside of Next's
 * bundles.
 */
export const TOUR_FRAME_ORIGINS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  matterport: 'https://my.matterport.com',
  kuula: 'https://kuula.co',
}

/** Lists of openings for frames on other sites. Dots and percent signs are not allowed, so that the pattern matches no other page. */
const EMBEDDED = /^\/embed\/openings\/(?:provider\/[a-z0-9-]+|place\/[a-z_-]+\/[a-z0-9-]+)(?:\?|$)/

/**
 * The sites that may show a page in a frame: those in EMBED_ORIGINS for lists of openings, none for all other pages.
 *
 * @param {string} path a path, with or without its query
 */
export const frameAncestorsOf = (path) =>
  EMBEDDED.test(readPath(path).path) ? (process.env.EMBED_ORIGINS ?? '').split(/\s+/).filter(Boolean) : []
