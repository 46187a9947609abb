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
          <span className="location-box-field">
            <Icon name="pin" className="text-soft" />
            <input
              name="zipCode"
              required
              autoComplete="postal-code"
              enterKeyHint="search"
              placeholder={texts.label}
              onChange={() => setError(undefined)}
              {...fieldAria(id, { hint: texts.hint, error })}
            />
          </span>
          <Button type="submit" className="flex-auto">
            {submitLabel}
          </Button>
        </div>
      </FieldFrame>
    </form>
  )
}
