'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '@/components/ui/surface/text'
import type { Suggestion } from './suggestions'

/** Shorter texts and ZIP codes get no suggestions (specification part 1, section 5). */
const MIN_LENGTH = 2
const DEBOUNCE_MS = 300

function wantsSuggestions(text: string): boolean {
  const typed = text.trim()
  return typed.length >= MIN_LENGTH && !/^\d+$/.test(typed)
}

/** The code of suggestions loads with the first letters that somebody types. If it does not, there are no suggestions. */
const loadCode = () =>
  import('./suggestions').catch((error: unknown) => {
    console.error('Suggestions failed', error)
    return null
  })

const SuggestionList = lazy(() => import('./suggestions').then((file) => ({ default: file.SuggestionList })))

const NONE: Suggestion[] = []

/** Suggestions for the latest input, 300 ms after the last keystroke; null requests none. */
function useSuggestions(typed: string | null): Suggestion[] {
  const locale = useLocale()
  const [found, setFound] = useState(NONE)
  useEffect(() => {
    if (typed === null || !wantsSuggestions(typed)) {
      setFound(NONE)
      return
    }
    const request = new AbortController()
    const loading = loadCode()
    const timer = setTimeout(async () => {
      const code = await loading
      if (!code || request.signal.aborted) return
      const suggestions = await code.fetchSuggestions(typed, locale, request.signal)
      if (!request.signal.aborted) setFound(suggestions)
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [typed, locale])
  return found
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
  const optionId = (index: number) => `${listId}-${index}`
  const activeId = isOpen && active >= 0 ? optionId(active) : undefined

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
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setIsClosed(true)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])

  function pick(suggestion: Suggestion) {
    setText(suggestion.text)
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
        aria-activedescendant={activeId}
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
        <Suspense fallback={null}>
          <SuggestionList
            id={listId}
            optionId={optionId}
            suggestions={suggestions}
            active={active}
            onPick={pick}
            onPoint={setActive}
          />
        </Suspense>
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
