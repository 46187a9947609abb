/**
 * The origins of the configured map style and its resources; none by default. Every page allows them, not only the search page: after a
 * client-side navigation, the policy of the first page still applies.
 *
 * @param {Record<string, string | undefined>} environment
 */
export function configuredMapOrigins(environment = process.env) {
  const { MAP_STYLE_URL = '', MAP_STYLE_ORIGINS = '' } = environment
  if (!URL.canParse(MAP_STYLE_URL)) return []
  const others = MAP_STYLE_ORIGINS.split(/\s+/).filter((origin) => /^https?:\/\/[A-Za-z0-9.*-]+(:\d+)?$/.test(origin))
  return [...new Set([new URL(MAP_STYLE_URL).origin, ...others])]
}

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
