'use client'

import { useEffect, useState } from 'react'
import { DEBOUNCE_MS, fetchSuggestions, type Suggestion, wantsSuggestions } from './suggestions'

const NONE: Suggestion[] = []

/** Suggestions for what was typed last, 300 ms after the last letter; null asks for none. */
export function useSuggestions(typed: string | null): Suggestion[] {
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
