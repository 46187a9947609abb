'use client'

import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { optionId, SuggestionList } from './suggestion-list'
import type { Suggestion } from './suggestions'
import { locationTexts as texts } from './texts'
import { useSuggestions } from './use-suggestions'

type LocationInputProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue' | 'role'> & {
  /** What stands in it at first; a new one replaces what was typed. */
  initial?: string
  /** Called when somebody types or picks, to take an error away. */
  onEdit?: () => void
}

/**
 * A text field that suggests places: the ARIA combobox with a list. Arrows move the highlight, Enter picks it, Escape and a
 * press outside close the list. Without JavaScript it is a plain field.
 */
export function LocationInput({ initial = '', onEdit, ...input }: LocationInputProps) {
  const listId = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(initial)
  const [text, setText] = useState(initial)
  // What to suggest for; null after a choice, so that what was chosen does not open the list again.
  const [asked, setAsked] = useState<string | null>(null)
  const [isClosed, setIsClosed] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(asked)
  const isOpen = suggestions.length > 0 && !isClosed

  useEffect(() => {
    // What was typed before the page came alive stays, and is looked for.
    const typed = shown.current === initial ? field.current?.value : initial
    shown.current = initial
    setText(typed ?? initial)
    setAsked(typed === initial ? null : (typed ?? null))
  }, [initial])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts without a highlight
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
    setText(suggestion.text)
    setAsked(null)
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
          setAsked(event.target.value)
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
        <span role="status">{isOpen && texts.suggestionCount(suggestions.length)}</span>
      </VisuallyHidden>
    </span>
  )
}

/** The next place in a list that goes round. */
function moved(active: number, step: number, count: number): number {
  return (active + step + count) % count
}
