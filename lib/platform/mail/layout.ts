import { colors } from '@/site.config'
import { siteUrl } from '../config/env'
import { SITE } from '../config/site'
import { escapeHtml } from '../documents/html'
import { logoColors } from '../documents/logo'
import { accountRoutes } from '../http/account-routes'
import { absoluteUrl, routes } from '../http/routes'
import { localPath } from '../language/addresses.mjs'
import type { Locale } from '../language/locales'
import { translate } from '../language/translate'
import { oneLine } from './address'
import type { LaidOutBlock, LaidOutContent, MailBlock, MailContent } from './types'

const { light, dark } = colors
const LOGO = logoColors('light')

/** The light theme of site.config.ts as inline styles, because most mail clients support neither variables nor style sheets. */
const FONT = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TEXT = `${FONT};font-size:16px;line-height:25px;color:${light.ink}`
const SMALL = `${FONT};font-size:14px;line-height:21px;color:${light.soft}`

const STYLES = {
  page: `margin:0;padding:0;background:${light.paper};-webkit-text-size-adjust:100%`,
  background: `background:${light.paper}`,
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  card: `background:${light.card};border-radius:16px;padding:32px 28px 14px`,
  title: `${FONT};margin:0 0 18px;font-size:26px;line-height:32px;font-weight:700;letter-spacing:-0.5px;color:${light.ink}`,
  paragraph: `${TEXT};margin:0 0 18px`,
  list: `${TEXT};margin:0 0 18px;padding:0 0 0 20px`,
  quote: `${TEXT};margin:0 0 18px;padding:2px 0 2px 14px;border-left:3px solid ${light.mintLine}`,
  factName: `${SMALL};padding:4px 18px 4px 0;white-space:nowrap`,
  factValue: `${TEXT};padding:2px 0`,
  buttonCell: `border-radius:12px;background:${light.pine}`,
  button: `${FONT};display:inline-block;padding:13px 26px;font-size:16px;line-height:20px;font-weight:600;color:${light.onPine};text-decoration:none;border-radius:12px`,
  after: `${SMALL};margin:0 0 18px`,
  address: `color:${light.pine};word-break:break-all`,
  footer: `${SMALL};padding:20px 4px 0`,
  footerLink: `color:${light.soft}`,
  nook: `width:32px;height:32px;border-radius:10px 10px 10px 3px;background:${LOGO.ground};line-height:14px`,
  sun: `width:14px;height:14px;border-radius:7px;background:${LOGO.front};font-size:1px;line-height:14px`,
  name: `${FONT};font-size:20px;line-height:32px;font-weight:700;letter-spacing:-0.4px;color:${light.ink};text-decoration:none`,
} as const

/** The dark theme. Only !important overrides inline styles. */
const DARK_STYLES = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important}.card{background:${dark.card}!important}
.ink{color:${dark.ink}!important}.soft{color:${dark.soft}!important}.link{color:${dark.pine}!important}
.logo{background:${logoColors('dark').ground}!important}.pine{background:${dark.pine}!important}.on-pine{color:${dark.onPine}!important}.quote{border-color:${dark.mintLine}!important}
}`

/**
 * The mail as HTML: tables and inline styles, since Outlook and Gmail support little else, and a style element with the dark theme for
 * clients that support it. It loads nothing: the logo is two table cells.
 */
function renderHtml({
  title,
  preview,
  paragraphs,
  button,
  after = [],
  footer = [],
  unsubscribe,
  site,
  locale,
}: LaidOutContent): string {
  const t = translate(locale, 'platform.mail')
  const body = [
    `<h1 class="ink" style="${STYLES.title}">${escapeHtml(title)}</h1>`,
    ...paragraphs.map(blockHtml),
    button ? buttonHtml(button, t('ifButtonFails')) : '',
    ...after.map((text) => `<p class="soft" style="${STYLES.after}">${escapeHtml(text)}</p>`),
  ].join('\n')
  return `<!doctype html>
<html lang="${locale}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(title)}</title>
<style>${DARK_STYLES}</style>
</head>
<body class="paper" style="${STYLES.page}">
<div style="${STYLES.preview}">${escapeHtml(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="${STYLES.background}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px">${logoHtml(site)}</td></tr>
<tr><td class="card" style="${STYLES.card}">
${body}
</td></tr>
<tr><td class="soft" style="${STYLES.footer}">
${[...footer, site.name].map((text) => `<p style="margin:0 0 6px">${escapeHtml(text)}</p>`).join('\n')}
${unsubscribe ? `<p style="margin:0 0 6px"><a class="soft" href="${escapeHtml(unsubscribe)}" target="_blank" style="${STYLES.footerLink}">${escapeHtml(t('stop'))}</a></p>` : ''}
<p style="margin:0"><a class="soft" href="${escapeHtml(site.url)}" target="_blank" style="${STYLES.footerLink}">${escapeHtml(site.url.replace(/^https?:\/\//, ''))}</a></p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function blockHtml(block: LaidOutBlock): string {
  if (typeof block === 'string') return `<p class="ink" style="${STYLES.paragraph}">${breaks(block)}</p>`
  if ('list' in block) {
    const items = block.list.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')
    return `<ul class="ink" style="${STYLES.list}">${items}</ul>`
  }
  if ('links' in block) {
    const items = block.links.map(
      ({ text, url }) =>
        `<li style="margin:0 0 6px"><a class="ink" href="${escapeHtml(url)}" target="_blank">${escapeHtml(text)}</a></li>`,
    )
    return `<ul class="ink" style="${STYLES.list}">${items.join('')}</ul>`
  }
  if ('quote' in block) return `<div class="ink quote" style="${STYLES.quote}">${breaks(block.quote)}</div>`
  const rows = block.facts.map(
    ([name, value]) =>
      `<tr><td class="soft" valign="top" style="${STYLES.factName}">${escapeHtml(name)}</td><td class="ink" valign="top" style="${STYLES.factValue}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px">${rows.join('')}</table>`
}

/** Outlook styles the table cell, all other clients the link in it. The address is repeated below in case the button does not work. */
function buttonHtml({ label, url }: { label: string; url: string }, ifItFails: string): string {
  const href = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="pine" align="center" bgcolor="${light.pine}" style="${STYLES.buttonCell}"><a class="on-pine" href="${href}" target="_blank" style="${STYLES.button}">${escapeHtml(label)}</a></td></tr></table>
<p class="soft" style="${STYLES.after}">${escapeHtml(ifItFails)}<br><a class="link" href="${href}" target="_blank" style="${STYLES.address}">${href}</a></p>`
}

/** The first two colors of the logo as two table cells with round corners, and the name next to it. */
function logoHtml(site: { name: string; url: string }): string {
  const sun = `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="${LOGO.front}" width="14" height="14" style="${STYLES.sun}">&nbsp;</td></tr></table>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="logo" bgcolor="${LOGO.ground}" width="32" height="32" align="center" valign="middle" style="${STYLES.nook}">${sun}</td><td style="padding:0 0 0 10px"><a class="ink" href="${escapeHtml(site.url)}" target="_blank" style="${STYLES.name}">${escapeHtml(site.name)}</a></td></tr></table>`
}

const breaks = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')

/** The plain text version: the same content in the same order. */
function renderText({
  title,
  paragraphs,
  button,
  after = [],
  footer = [],
  unsubscribe,
  site,
  locale,
}: LaidOutContent): string {
  const t = translate(locale, 'platform.mail')
  const parts = [
    title,
    ...paragraphs.map(blockText),
    button ? `${button.label}:\n${button.url}` : '',
    ...after,
    ['--', ...footer, ...(unsubscribe ? [`${t('stop')}: ${unsubscribe}`] : []), `${site.name}, ${site.url}`].join('\n'),
  ]
  return `${parts.map(printable).filter(Boolean).join('\n\n')}\n`
}

function blockText(block: LaidOutBlock): string {
  if (typeof block === 'string') return block
  if ('list' in block) return block.list.map((item) => `- ${flat(item)}`).join('\n')
  if ('facts' in block) return block.facts.map(([name, value]) => `${flat(name)}: ${flat(value)}`).join('\n')
  if ('links' in block) return block.links.map(({ text, url }) => `- ${flat(text)}\n  ${url}`).join('\n')
  return block.quote
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')
}

const flat = (text: string) => text.replace(/\s+/g, ' ')

/** Removes control characters except line breaks and tabs. */
function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim()
}

/**
 * Subject, HTML and text of a mail, ready for queueMail. `content` must already be in the recipient's language, `locale`. Throws when a button
 * or link leads to another site.
 */
export function layoutMail(
  locale: Locale,
  { unsubscribeToken, ...content }: MailContent,
  site: { name: string; url: string } = { name: SITE.name, url: siteUrl() },
): { subject: string; html: string; text: string; unsubscribeUrl?: string } {
  const home = localPath(locale, routes.home())
  const laidOut: LaidOutContent = {
    ...content,
    paragraphs: content.paragraphs.map((block) => laidOutBlock(locale, block, site.url)),
    unsubscribe: unsubscribeToken && ownUrl(localPath(locale, accountRoutes.unsubscribe(unsubscribeToken)), site.url),
    title: content.title ?? content.subject,
    preview: content.preview ?? content.paragraphs.find((block) => typeof block === 'string') ?? '',
    button: content.button && {
      label: content.button.label,
      url: ownUrl(localPath(locale, content.button.path), site.url),
    },
    site: { ...site, url: home === '/' ? site.url : ownUrl(home, site.url) },
    locale,
  }
  return {
    subject: oneLine(content.subject),
    html: renderHtml(laidOut),
    text: renderText(laidOut),
    ...(unsubscribeToken && { unsubscribeUrl: ownUrl(accountRoutes.api.unsubscribe(unsubscribeToken), site.url) }),
  }
}

function laidOutBlock(locale: Locale, block: MailBlock, siteUrl: string): LaidOutBlock {
  if (typeof block === 'string' || !('links' in block)) return block
  return { links: block.links.map(({ text, path }) => ({ text, url: ownUrl(localPath(locale, path), siteUrl) })) }
}

function ownUrl(path: string, ownSite: string): string {
  const url = absoluteUrl(path, ownSite)
  if (new URL(url).origin !== new URL(ownSite).origin) throw new Error('A mail links only to pages of this site.')
  return url
}
