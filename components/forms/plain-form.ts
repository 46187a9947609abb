import { escapeHtml } from '@/lib/platform/escape-html'
import { plainAlert } from './plain-page'

export type PlainField = {
  name: string
  label: string
  type?: 'text' | 'email' | 'password' | 'checkbox' | 'hidden'
  autoComplete?: string
  /** Radio buttons instead of an input: value and label. */
  options?: readonly (readonly [string, string])[]
}

type Form = {
  action: string
  fields: readonly PlainField[]
  submit: string
  typed: Record<string, string>
  /** Sentences by field's name. */
  wrong?: Record<string, string> | undefined
}

/** A form of bare HTML with all that was typed but passwords, and beside each field what is wrong with it. */
export function plainForm({ action, fields, submit, typed, wrong = {} }: Form): string {
  const rows = fields.map((field) => {
    const sentence = wrong[field.name]
    return row(field, typed[field.name] ?? '') + (sentence ? plainAlert(sentence) : '')
  })
  return `<form method="post" action="${action}">${rows.join('')}<p><button>${escapeHtml(submit)}</button></p></form>`
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
