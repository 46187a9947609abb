import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/surface/icon'
import { placeNameIn, stateNameIn } from '@/lib/places/rules/local-names'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'

/** A place in the words of a language: "Orlando, FL", and its two parts as listed. */
export type Suggestion = { id: string; text: string; main: string; secondary: string }

/** Fetches suggestions; on an error it logs and returns none. Never throws. */
export async function fetchSuggestions(text: string, locale: Locale, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const response = await fetch(routes.api.autocomplete(text.trim()), { signal })
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    return readPredictions(await response.json(), locale)
  } catch (error) {
    if (!signal.aborted) console.error('Suggestions failed', error)
    return []
  }
}

/** Hand-written instead of a schema, because zod is larger than the home page's own code. */
function readPredictions(answer: unknown, locale: Locale): Suggestion[] {
  const { predictions } = recordOf(answer)
  if (!Array.isArray(predictions)) return []
  return predictions.flatMap((prediction: unknown) => {
    const { place_id: id, description: text, structured_formatting } = recordOf(prediction)
    const { main_text: main, secondary_text: secondary } = recordOf(structured_formatting)
    if (typeof id !== 'string' || typeof text !== 'string') return []
    return {
      id,
      text: placeNameIn(locale, text),
      main: placeNameIn(locale, textOr(main, text)),
      secondary: stateNameIn(locale, textOr(secondary, '')),
    }
  })
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOr(value: unknown, other: string): string {
  return typeof value === 'string' ? value : other
}

type SuggestionListProps = {
  id: string
  optionId: (index: number) => string
  suggestions: readonly Suggestion[]
  active: number
  onPick: (suggestion: Suggestion) => void
  onPoint: (index: number) => void
}

/** The list below the field. Focus stays in the field; pressing an option must not move it. */
export function SuggestionList({ id, optionId, suggestions, active, onPick, onPoint }: SuggestionListProps) {
  const t = useTranslations('places.location')
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('suggestions')}
      className="absolute inset-x-0 top-full z-30 mt-2 max-h-60 animate-fade overflow-y-auto rounded-lg border border-line bg-card py-1.5 shadow-float"
    >
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the highlighted option
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={suggestion.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(index)}
          onClick={() => onPick(suggestion)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 text-ui forced-colors:aria-selected:outline',
            index === active && 'bg-mint text-pine-deep',
          )}
        >
          <Icon name="pin" size="sm" className="text-soft" />
          <span className="min-w-0">
            <span className="font-semibold">{suggestion.main}</span>{' '}
            <span className="text-sm text-soft">{suggestion.secondary}</span>
          </span>
        </div>
      ))}
    </div>
  )
}
