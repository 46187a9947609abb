'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/surface/icon'
import { VisuallyHidden } from '@/components/ui/surface/text'
import { placeNameIn, stateNameIn } from '@/lib/places/rules/place-text'
import { routes } from '@/lib/platform/http/routes'

type Suggestion = { id: string; text: string; main: string; secondary: string }

/** Shorter texts and ZIP codes get no suggestions (specification part 1, section 5). */
const MIN_LENGTH = 2
const DEBOUNCE_MS = 300

function wantsSuggestions(text: string): boolean {
  const typed = text.trim()
  return typed.length >= MIN_LENGTH && !/^\d+$/.test(typed)
}

/** Fetches suggestions; on an error it logs and returns none. Never throws. */
async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const response = await fetch(routes.api.autocomplete(text.trim()), { signal })
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    return readPredictions(await response.json())
  } catch (error) {
    if (!signal.aborted) console.error('Suggestions failed', error)
    return []
  }
}

/** Written by hand instead of a schema: this is on the home page, and zod is larger than the page's own code. */
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

const NONE: Suggestion[] = []

/** Suggestions for the latest input, 300 ms after the last keystroke; null requests none. */
function useSuggestions(typed: string | null): Suggestion[] {
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    if (typed === null || !wantsSuggestions(typed)) {
      setFound(NONE)
      return
    }
    const request = new AbortController()
    const timer = setTimeout(async () => {
      const suggestions = await fetchSuggestions(typed, request.signal)
      if (!request.signal.aborted) setFound(suggestions)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [typed])
  return found
}

type SuggestionListProps = {
  id: string
  suggestions: readonly Suggestion[]
  active: number
  onPick: (suggestion: Suggestion) => void
  onPoint: (index: number) => void
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The list below the field. Focus stays in the field; pressing an option must not move it. */
function SuggestionList({ id, suggestions, active, onPick, onPoint }: SuggestionListProps) {
  const t = useTranslations('places.location')
  const locale = useLocale()
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
          id={optionId(id, index)}
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
            <span className="font-semibold">{placeNameIn(locale, suggestion.main)}</span>{' '}
            <span className="text-sm text-soft">{stateNameIn(locale, suggestion.secondary)}</span>
          </span>
        </div>
      ))}
    </div>
  )
}

type LocationInputProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue' | 'role'> & {
  /** The initial value; a new one replaces the input. */
  initial?: string
  /** Called on input or selection, to clear an error. */
  onEdit?: () => void
}

/**
 * A text field that suggests places: an ARIA combobox with a list. Arrows move the highlight, Enter selects, Escape and
 * a press outside close the list. Without JavaScript it is a plain field.
 */
export function LocationInput({ initial = '', onEdit, ...input }: LocationInputProps) {
  const t = useTranslations('places.location')
  const locale = useLocale()
  const listId = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(initial)
  const [text, setText] = useState(initial)
  // The text to suggest for; null after a selection, so that it does not open the list again.
  const [query, setQuery] = useState<string | null>(null)
  const [isClosed, setIsClosed] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(query)
  const isOpen = suggestions.length > 0 && !isClosed

  useEffect(() => {
    // Input from before hydration is preserved and looked up.
    const typed = shown.current === initial ? field.current?.value : initial
    shown.current = initial
    setText(typed ?? initial)
    setQuery(typed === initial ? null : (typed ?? null))
  }, [initial])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts without a highlight
  useEffect(() => setActive(-1), [suggestions])
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setIsClosed(true)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])

  function pick(suggestion: Suggestion) {
    setText(placeNameIn(locale, suggestion.text))
    setQuery(null)
    setIsClosed(true)
    onEdit?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && suggestions.length > 0) {
      event.preventDefault()
      setIsClosed(false)
      setActive(isOpen ? moved(active, step, suggestions.length) : step > 0 ? 0 : suggestions.length - 1)
    }
    if (!isOpen) return
    const highlighted = suggestions[active]
    if (event.key === 'Enter' && highlighted) {
      event.preventDefault()
      pick(highlighted)
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      setIsClosed(true)
    }
  }

  return (
    <span ref={frame} className="flex min-w-0 flex-1">
      <input
        {...input}
        ref={field}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setQuery(event.target.value)
          setIsClosed(false)
          onEdit?.()
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setIsClosed(true)}
      />
      {isOpen && (
        <SuggestionList id={listId} suggestions={suggestions} active={active} onPick={pick} onPoint={setActive} />
      )}
      <VisuallyHidden>
        <span role="status">{isOpen && t('suggestionCount', { count: suggestions.length })}</span>
      </VisuallyHidden>
    </span>
  )
}

/** The next index, wrapping around. */
function moved(active: number, step: number, count: number): number {
  return (active + step + count) % count
}
