import { escapeHtml } from '@/lib/platform/escape-html'
import { DARK_STYLES, STYLES as S } from './layout-styles'
import type { LaidOutBlock, LaidOutWords } from './words'

/**
 * The mail as HTML: tables and inline styles, since Outlook and Gmail read little else; the dark colors in a style element for
 * those that know it. No picture and nothing from elsewhere: the logo is two table cells.
 */
export function renderHtml({
  title,
  preview,
  paragraphs,
  button,
  after = [],
  footer = [],
  unsubscribe,
  site,
}: LaidOutWords): string {
  const body = [
    `<h1 class="ink" style="${S.title}">${escapeHtml(title)}</h1>`,
    ...paragraphs.map(blockHtml),
    button ? buttonHtml(button) : '',
    ...after.map((text) => `<p class="soft" style="${S.after}">${escapeHtml(text)}</p>`),
  ].join('\n')
  return `<!doctype html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(title)}</title>
<style>${DARK_STYLES}</style>
</head>
<body class="paper" style="${S.page}">
<div style="${S.preview}">${escapeHtml(preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="${S.ground}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px">${logoHtml(site)}</td></tr>
<tr><td class="card" style="${S.card}">
${body}
</td></tr>
<tr><td class="soft" style="${S.footer}">
${[...footer, site.name].map((text) => `<p style="margin:0 0 6px">${escapeHtml(text)}</p>`).join('\n')}
${unsubscribe ? `<p style="margin:0 0 6px"><a class="soft" href="${escapeHtml(unsubscribe)}" target="_blank" style="${S.footerLink}">End these mails</a></p>` : ''}
<p style="margin:0"><a class="soft" href="${escapeHtml(site.url)}" target="_blank" style="${S.footerLink}">${escapeHtml(site.url.replace(/^https?:\/\//, ''))}</a></p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function blockHtml(block: LaidOutBlock): string {
  if (typeof block === 'string') return `<p class="ink" style="${S.paragraph}">${breaks(block)}</p>`
  if ('list' in block) {
    const items = block.list.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')
    return `<ul class="ink" style="${S.list}">${items}</ul>`
  }
  if ('links' in block) {
    const items = block.links.map(
      ({ text, url }) =>
        `<li style="margin:0 0 6px"><a class="ink" href="${escapeHtml(url)}" target="_blank">${escapeHtml(text)}</a></li>`,
    )
    return `<ul class="ink" style="${S.list}">${items.join('')}</ul>`
  }
  if ('quote' in block) return `<div class="ink quote" style="${S.quote}">${breaks(block.quote)}</div>`
  const rows = block.facts.map(
    ([name, value]) =>
      `<tr><td class="soft" valign="top" style="${S.factName}">${escapeHtml(name)}</td><td class="ink" valign="top" style="${S.factValue}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 18px">${rows.join('')}</table>`
}

/** Outlook paints the cell, everybody else the link in it; below it the address, for who cannot press either. */
function buttonHtml({ label, url }: { label: string; url: string }): string {
  const href = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td class="pine" align="center" bgcolor="#0c5a52" style="${S.buttonCell}"><a class="on-pine" href="${href}" target="_blank" style="${S.button}">${escapeHtml(label)}</a></td></tr></table>
<p class="soft" style="${S.after}">If the button does not work, open this address:<br><a class="link" href="${href}" target="_blank" style="${S.address}">${href}</a></p>`
}

/** A nook with the sun in it, of two cells with round corners, and the name beside. */
function logoHtml(site: { name: string; url: string }): string {
  const sun = `<table role="presentation" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#f2b441" width="14" height="14" style="${S.sun}">&nbsp;</td></tr></table>`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td class="pine" bgcolor="#0c5a52" width="32" height="32" align="center" valign="middle" style="${S.nook}">${sun}</td><td style="padding:0 0 0 10px"><a class="ink" href="${escapeHtml(site.url)}" target="_blank" style="${S.name}">${escapeHtml(site.name)}</a></td></tr></table>`
}

const breaks = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')
