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
