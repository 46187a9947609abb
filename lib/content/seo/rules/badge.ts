import { escapeHtml } from '@/lib/platform/documents/html'
import { logoShapes } from '@/lib/platform/documents/logo'
import type { Translate } from '@/lib/platform/language/types'
import { colors } from '@/site.config'

type BadgeTexts = Translate<'content.badge'>

/** Size in pixels. A separate export, so that client code can use it without bundling the image. */
export const BADGE = { width: 208, height: 64 } as const

/** The badge image. It is the same for every provider, so that loading it does not reveal which provider's site embeds it. Has its own background. */
export function badgeSvg(t: BadgeTexts, site: string): string {
  const { paper, line, soft, pine } = colors.light
  const text = `font-family="Figtree, system-ui, sans-serif" fill`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${BADGE.width}" height="${BADGE.height}" viewBox="0 0 ${BADGE.width} ${BADGE.height}" role="img" aria-label="${escapeHtml(t('label', { site }))}"><rect x=".5" y=".5" width="${BADGE.width - 1}" height="${BADGE.height - 1}" rx="14" fill="${paper}" stroke="${line}"/><g transform="translate(12 12) scale(1.25)">${logoShapes()}</g><text x="62" y="27" font-size="13" ${text}="${soft}">${escapeHtml(t('above'))}</text><text x="62" y="47" font-size="20" font-weight="700" ${text}="${pine}">${escapeHtml(site)}</text></svg>`
}

/** The HTML that shows a list of openings (app/embed) in a frame on another site. `page` is an absolute address. */
export function openingsFrameHtml({ title, page }: { title: string; page: string }): string {
  return `<iframe src="${escapeHtml(page)}" title="${escapeHtml(title)}" width="100%" height="420" loading="lazy" style="border:0"></iframe>`
}

/** Which other sites may show such lists in a frame (EMBED_ORIGINS). */
export type FramingSites = 'none' | 'some' | 'any'
export const framingSitesOf = (origins = ''): FramingSites =>
  origins.trim() === '' ? 'none' : origins.split(/\s+/).includes('*') ? 'any' : 'some'

/** Site and provider are names; image and page are absolute addresses. */
type Linked = { site: string; provider: string; image: string; page: string }

export const badgeAlt = (t: BadgeTexts, { site, provider }: Pick<Linked, 'site' | 'provider'>) =>
  t('alt', { provider, site })

/** The HTML that a provider pastes into its website: the badge with a link to its page, without scripts and the same for every visitor. */
export function badgeHtml(t: BadgeTexts, { image, page, ...names }: Linked): string {
  const alt = escapeHtml(badgeAlt(t, names))
  return `<a href="${escapeHtml(page)}"><img src="${escapeHtml(image)}" width="${BADGE.width}" height="${BADGE.height}" alt="${alt}"></a>`
}
