import { routes } from '@/lib/platform/routes'
import { reportTexts as texts } from './texts'

/** Null when the report is stored, else why not: in words, and by field. */
export async function sendReport(
  typed: Record<string, unknown>,
): Promise<{ message: string; fields: Record<string, string> } | null> {
  try {
    const response = await fetch(routes.api.reports(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(typed),
    })
    return response.ok ? null : readRefusal(await response.json())
  } catch {
    return { message: texts.failed, fields: {} }
  }
}

function readRefusal(answer: unknown): { message: string; fields: Record<string, string> } {
  const { message, fields } = asRecord(answer)
  const texted = Object.entries(asRecord(fields)).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  )
  return { message: typeof message === 'string' ? message : texts.failed, fields: Object.fromEntries(texted) }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
