import { routes } from '@/lib/platform/routes'

export type Suggestion = { id: string; text: string; main: string; secondary: string }

/** Shorter texts and ZIP codes get no suggestions (specification part 1, section 5). */
export const MIN_LENGTH = 2
export const DEBOUNCE_MS = 300

export function wantsSuggestions(text: string): boolean {
  const typed = text.trim()
  return typed.length >= MIN_LENGTH && !/^\d+$/.test(typed)
}

/** Asks the server; empty, with a line in the console, when it does not answer well. Throws nothing. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const response = await fetch(routes.api.autocomplete(text.trim()), { signal })
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    return readPredictions(await response.json())
  } catch (error) {
    if (!signal.aborted) console.error('Suggestions failed', error)
    return []
  }
}

/** Written out instead of a schema: this is on the home page, and zod is larger than the page's own code. */
function readPredictions(answer: unknown): Suggestion[] {
  const { predictions } = recordOf(answer)
  if (!Array.isArray(predictions)) return []
  return predictions.flatMap((prediction: unknown) => {
    const { place_id: id, description: text, structured_formatting } = recordOf(prediction)
    const { main_text: main, secondary_text: secondary } = recordOf(structured_formatting)
    return typeof id === 'string' && typeof text === 'string'
      ? [{ id, text, main: textOr(main, text), secondary: textOr(secondary, '') }]
      : []
  })
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOr(value: unknown, other: string): string {
  return typeof value === 'string' ? value : other
}
