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
