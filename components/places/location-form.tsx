'use client'

import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { FieldFrame, fieldAria } from '@/components/ui/field-frame'
import { Icon } from '@/components/ui/icon'
import { useIsAlive } from '@/components/ui/use-is-alive'
import { routes } from '@/lib/platform/routes'
import { locationFormTexts as texts } from './location-form-texts'

const ZIP = /^\d{5}$/
const CITY = /^[\p{L} ,.-]+$/u

function problemWith(text: string): string | undefined {
  if (text.trim() === '') return texts.empty
  return ZIP.test(text.trim()) || CITY.test(text) ? undefined : texts.invalid
}

/** A plain GET form to /search: without JavaScript the browser asks for a value and the search page judges it. */
export function LocationForm({ submitLabel, className }: { submitLabel: string; className?: string }) {
  const id = useId()
  const [error, setError] = useState<string>()
  const isAlive = useIsAlive()

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const field = event.currentTarget.elements.namedItem('zipCode')
    if (!(field instanceof HTMLInputElement)) return
    const problem = problemWith(field.value)
    setError(problem)
    if (!problem) return
    event.preventDefault()
    field.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers of the last years know the role, many not yet <search>
    <form role="search" action={routes.search()} noValidate={isAlive} onSubmit={onSubmit} className={className}>
      <FieldFrame id={id} label={texts.label} labelHidden hint={texts.hint} error={error}>
        <div className={classNames('location-box shadow-lift', error && 'location-box-wrong')}>
          <Icon name="pin" className="ml-3.5 shrink-0 text-soft max-sm:absolute max-sm:top-5" />
          <input
            name="zipCode"
            required
            autoComplete="postal-code"
            enterKeyHint="search"
            placeholder={texts.label}
            onChange={() => setError(undefined)}
            className="min-h-12 min-w-0 flex-1 bg-transparent px-2.5 text-base outline-none max-sm:w-full max-sm:pl-11"
            {...fieldAria(id, { hint: texts.hint, error })}
          />
          <Button type="submit" className="max-sm:w-full">
            {submitLabel}
          </Button>
        </div>
      </FieldFrame>
    </form>
  )
}
