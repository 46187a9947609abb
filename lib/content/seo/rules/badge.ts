import { escapeHtml } from '@/lib/platform/documents/html'

/** Size in pixels. A separate export, so that client code can use it without bundling the image. */
export const BADGE = { width: 208, height: 64 } as const

/** The badge image, identical for every provider, so that loading it does not reveal the embedding site. Has its own background. */
export function badgeSvg(site: string): string {
  const text = `font-family="Figtree, system-ui, sans-serif" fill`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${BADGE.width}" height="${BADGE.height}" viewBox="0 0 ${BADGE.width} ${BADGE.height}" role="img" aria-label="Find us on ${escapeHtml(site)}"><rect x=".5" y=".5" width="${BADGE.width - 1}" height="${BADGE.height - 1}" rx="14" fill="#fbf9f4" stroke="#e6e1d6"/><g transform="translate(12 12) scale(1.25)"><path fill="#0c5a52" d="M4 16a12 12 0 0 1 24 0v9.5a2.5 2.5 0 0 1-2.5 2.5h-19A2.5 2.5 0 0 1 4 25.5Z"/><path fill="#f2b441" d="M16 10.2a7.3 7.3 0 0 1 7.3 7.3c0 5-2 7.5-7.3 7.5s-7.3-2.5-7.3-7.5A7.3 7.3 0 0 1 16 10.2Z"/><circle cx="13.3" cy="16.4" r="1.2" fill="#0b3b36"/><circle cx="18.7" cy="16.4" r="1.2" fill="#0b3b36"/><path fill="none" stroke="#0b3b36" stroke-width="1.5" stroke-linecap="round" d="M13.2 20.3c1.5 1.7 4.1 1.7 5.6 0"/></g><text x="62" y="27" font-size="13" ${text}="#55656a">Find us on</text><text x="62" y="47" font-size="20" font-weight="700" ${text}="#0c5a52">${escapeHtml(site)}</text></svg>`
}

/** The HTML that shows a list of openings (app/embed) in a frame on another site. `page` is an absolute address. */
export function openingsFrameHtml({ title, page }: { title: string; page: string }): string {
  return `<iframe src="${escapeHtml(page)}" title="${escapeHtml(title)}" width="100%" height="420" loading="lazy" style="border:0"></iframe>`
}

/** Who may show such lists in a frame (EMBED_ORIGINS). */
export type FramingSites = 'none' | 'some' | 'any'
export const framingSitesOf = (origins = ''): FramingSites =>
  origins.trim() === '' ? 'none' : origins.split(/\s+/).includes('*') ? 'any' : 'some'

/** Site and provider are names; image and page are absolute addresses. */
type Linked = { site: string; provider: string; image: string; page: string }

export const badgeAlt = ({ site, provider }: Pick<Linked, 'site' | 'provider'>) => `${provider} on ${site}`

/** The HTML a provider pastes into its website: the badge linked to its page, without scripts or anything that differs by visitor. */
export function badgeHtml({ image, page, ...names }: Linked): string {
  const alt = escapeHtml(badgeAlt(names))
  return `<a href="${escapeHtml(page)}"><img src="${escapeHtml(image)}" width="${BADGE.width}" height="${BADGE.height}" alt="${alt}"></a>`
}
