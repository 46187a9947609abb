import { ENDPOINT_POLICY, PLAIN_STYLE } from '@/lib/platform/endpoint-policy.mjs'
import { escapeHtml } from '@/lib/platform/escape-html'
import { SITE } from '@/lib/platform/site'

type Words = {
  title: string
  /** HTML; what people typed goes through escapeHtml first. */
  body: string
  status?: number
  headers?: HeadersInit
}

/**
 * What an endpoint shows a browser without JavaScript whose form has no page to go on to: one person's page of bare HTML, since an
 * endpoint has no part in the pages' styles. Nobody keeps it.
 */
export function plainPage({ title, body, status = 200, headers }: Words): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${title} | ${SITE.name}</title><style>${PLAIN_STYLE}</style></head><body><main><h1>${title}</h1>
${body}</main></body></html>`
  const all = new Headers(headers)
  all.set('content-type', 'text/html; charset=utf-8')
  all.set('cache-control', 'private, no-store')
  all.set('content-security-policy', ENDPOINT_POLICY)
  return new Response(html, { status, headers: all })
}

/** Leads on to a page after a form was taken; the browser asks for it with GET. */
export const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } })

export const plainLink = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`

export const plainAlert = (sentence: string) => `<p role="alert" class="wrong">${escapeHtml(sentence)}</p>`
