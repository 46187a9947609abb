/**
 * Where the configured map style and what it names come from; nowhere by default. Every page allows them and not the search
 * alone, since people come to the search from other pages without a reload, and the policy stays that of the first page.
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
 * The sites whose tours we show in a frame: what the policy of a tour's page allows, and nothing else. In JavaScript, since the server reads it
 * before Next's bundles.
 */
export const TOUR_FRAME_ORIGINS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  matterport: 'https://my.matterport.com',
  kuula: 'https://kuula.co',
}
