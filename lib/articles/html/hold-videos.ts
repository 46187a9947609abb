import { videoOf } from '../rules/video'

const FIGURE_OR_TAG = /<figure[^>]*>\s*<a href="([^"]*)"[^>]*>([^<]*)<\/a>\s*<\/figure>|<\/?figure[^>]*>/g

/**
 * Of cleaned HTML: a figure is a link to a video of a host that we know, written as we write it, or it is no figure. Takes only what
 * the cleaning wrote, where quotes and brackets of texts are entities.
 */
export function holdVideos(html: string): string {
  return html.replace(FIGURE_OR_TAG, (whole, href: string | undefined, words = '') => {
    if (href === undefined) return ''
    const video = videoOf(href.replaceAll('&amp;', '&'))
    if (!video) return whole.replace(/<\/?figure[^>]*>/g, '')
    const title = words.trim() || `A video on ${video.host}`
    return `<figure class="video"><a href="${video.href}" rel="noopener">${title}</a></figure>`
  })
}
