'use client'

import { type FormEvent, use, useEffect, useId, useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { classNames } from '@/components/ui/class-names'
import { FieldFrame, fieldAria } from '@/components/ui/fields/field'
import { Icon } from '@/components/ui/surface/icon'
import { useIsHydrated } from '@/components/ui/use-is-hydrated'
import { placeTextKind } from '@/lib/places/rules/place-text'
import { routes } from '@/lib/platform/http/routes'
import { LocationInput, locationMessages as texts } from './location-input'
import { SearchNavigation } from './search-navigation'

type LocationFormProps = {
  /** Where it is drawn apart from its page; else one of React's. */
  id?: string
  submitLabel: string
  /** The place that is searched now. */
  initial?: string
  /** It was refused by the server. */
  isInvalid?: boolean
  /** Filters that another place keeps, as names and values. */
  kept?: readonly (readonly [string, string])[]
  className?: string
}

/** A plain GET form to /search: without JavaScript the browser asks for a value and the search page judges it. */
export function LocationForm({
  id: ownId,
  submitLabel,
  initial = '',
  isInvalid = false,
  kept = [],
  className,
}: LocationFormProps) {
  const reactId = useId()
  const id = ownId ?? reactId
  const [error, setError] = useState<string | undefined>(isInvalid ? texts.invalid : undefined)
  const isAlive = useIsHydrated()
  const navigate = use(SearchNavigation)
  useEffect(() => setError(isInvalid ? texts.invalid : undefined), [isInvalid])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const field = form.elements.namedItem('zipCode')
    if (!(field instanceof HTMLInputElement)) return
    const problem = problemWith(field.value)
    setError(problem)
    if (problem || navigate) event.preventDefault()
    if (problem) field.focus()
    else navigate?.(routes.search(Object.fromEntries([['zipCode', field.value.trim()], ...grouped(kept)])))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers of the last years know the role, many not yet <search>
    <form role="search" action={routes.search()} noValidate={isAlive} onSubmit={onSubmit} className={className}>
      <FieldFrame id={id} label={texts.label} labelHidden hint={texts.hint} error={error}>
        <div className={classNames('location-box shadow-lift', error && 'location-box-wrong')}>
          <span className="location-box-field">
            <Icon name="pin" className="text-soft" />
            <LocationInput
              name="zipCode"
              required
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="search"
              placeholder={texts.label}
              initial={initial}
              onEdit={() => setError(undefined)}
              {...fieldAria(id, { hint: texts.hint, error })}
            />
          </span>
          <Button type="submit" className="flex-auto">
            {submitLabel}
          </Button>
        </div>
      </FieldFrame>
      {kept.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}

function problemWith(text: string): string | undefined {
  const kind = placeTextKind(text)
  return kind === 'empty' ? texts.empty : kind === 'invalid' ? texts.invalid : undefined
}

function grouped(pairs: readonly (readonly [string, string])[]): [string, string[]][] {
  const names = [...new Set(pairs.map(([name]) => name))]
  return names.map((name) => [name, pairs.filter((pair) => pair[0] === name).map((pair) => pair[1])])
}
