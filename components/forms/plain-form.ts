import { SITE } from '@/lib/platform/config/site'
import { escapeHtml } from '@/lib/platform/documents/html'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import type { Locale } from '@/lib/platform/language/locales'
import { ENDPOINT_POLICY, PLAIN_STYLE } from '@/lib/platform/security/content-security-policy.mjs'

type PlainPage = {
  locale: Locale
  title: string
  /** HTML; user input must go through escapeHtml first. */
  body: string
  status?: number
  headers?: HeadersInit
}

/**
 * The page an endpoint returns without JavaScript when a form has no page to redirect to: bare HTML, because endpoints
 * cannot use the pages' styles. Never cached.
 */
export function plainPage({ locale, title, body, status = 200, headers }: PlainPage): Response {
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${title} | ${SITE.name}</title><style>${PLAIN_STYLE}</style></head><body><main><h1>${title}</h1>
${body}</main></body></html>`
  const all = new Headers(headers)
  all.set('content-type', 'text/html; charset=utf-8')
  all.set('cache-control', 'private, no-store')
  all.set('content-security-policy', ENDPOINT_POLICY)
  return new Response(html, { status, headers: all })
}

/** Redirects after a successful form; the browser follows with GET. */
export const seeOther = (location: string) => new Response(null, { status: 303, headers: { location } })

/** A link to a page of this site in a language. */
export const plainLink = (locale: Locale, href: string, label: string) =>
  `<a href="${escapeHtml(localPath(locale, href))}">${escapeHtml(label)}</a>`

export const plainAlert = (sentence: string) => `<p role="alert" class="wrong">${escapeHtml(sentence)}</p>`

export type PlainField = {
  name: string
  label: string
  type?: 'text' | 'email' | 'password' | 'checkbox' | 'hidden'
  autoComplete?: string
  /** Renders radio buttons: value and label. */
  options?: readonly (readonly [string, string])[]
}

type Form = {
  locale: Locale
  /** A path without a query. */
  action: string
  fields: readonly PlainField[]
  submit: string
  typed: Record<string, string>
  /** Errors by field name. */
  wrong?: Record<string, string> | undefined
}

/** A bare HTML form with its input except passwords, and each field's error. Its action names the language, because the endpoint's URL does not. */
export function plainForm({ locale, action, fields, submit, typed, wrong = {} }: Form): string {
  const rows = fields.map((field) => {
    const sentence = wrong[field.name]
    return row(field, typed[field.name] ?? '') + (sentence ? plainAlert(sentence) : '')
  })
  return `<form method="post" action="${action}?language=${locale}">${rows.join('')}<p><button>${escapeHtml(submit)}</button></p></form>`
}

function row({ name, label, type = 'text', autoComplete = 'off', options }: PlainField, value: string): string {
  const words = escapeHtml(label)
  if (options) {
    const choices = options.map(
      ([key, text]) => `<p>${choice('radio', name, key, escapeHtml(text), key === value)}</p>`,
    )
    return `<fieldset><legend>${words}</legend>${choices.join('')}</fieldset>`
  }
  if (type === 'checkbox') return `<p class="choice">${choice(type, name, 'on', words, value === 'on')}</p>`
  const shown = type === 'password' ? '' : ` value="${escapeHtml(value)}"`
  const input = `<input type="${type}" name="${name}" autocomplete="${autoComplete}"${shown}>`
  return type === 'hidden' ? input : `<p><label>${words}${input}</label></p>`
}

const choice = (type: string, name: string, value: string, label: string, isOn: boolean) =>
  `<label><input type="${type}" name="${name}" value="${value}"${isOn ? ' checked' : ''}> ${label}</label>`
