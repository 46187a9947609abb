'use client'

import { useTranslations } from 'next-intl'
import { createContext, type FormEvent, lazy, type ReactNode, Suspense, use, useEffect, useId, useState } from 'react'
import { useIsParent } from '@/components/accounts/session'
import { withMessages } from '@/components/platform/browser-messages'
import { Button } from '@/components/ui/actions/button'
import { classNames } from '@/components/ui/class-names'
import { FieldFrame, fieldAria } from '@/components/ui/fields/field'
import { useIsHydrated } from '@/components/ui/hooks'
import { useLocalPath } from '@/components/ui/language'
import { Icon } from '@/components/ui/surface/icon'
import { mayBeWords, placeTextKind } from '@/lib/places/rules/place-text'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { AccountMessages } from '@/messages/parts/account'
import { LocationInput } from './location-input'

/** Client-side navigation to a search. Null outside the search page, where forms and links work natively. */
export type Navigate = (href: string) => void

export const SearchNavigation = createContext<Navigate | null>(null)

const OwnNeeds = withMessages(
  AccountMessages,
  lazy(() => import('@/components/families/fit/for-parents').then((file) => ({ default: file.OwnNeeds }))),
)

type LocationFormProps = {
  /** A fixed id for the field; otherwise React generates one. */
  id?: string
  submitLabel: string
  /** The current search's place. */
  initial?: string
  /** The server rejected the place. */
  isInvalid?: boolean
  /** Filters to preserve for another place, as names and values. */
  preserved?: readonly (readonly [string, string])[]
  /** The search is already for a child, so the needs of a parent's own child are not added. */
  isForChild?: boolean
  /** A second field of the same form, after the place; replaced by a signed-in parent's own child. */
  sideField?: ReactNode
  className?: string
}

/**
 * A plain GET form to /search: without JavaScript the browser requires a value and the search page validates it. It adds the needs
 * of a parent's own child, unless the search is already for a child.
 */
export function LocationForm({
  id: ownId,
  submitLabel,
  initial = '',
  isInvalid = false,
  preserved = [],
  isForChild = false,
  sideField,
  className,
}: LocationFormProps) {
  const path = useLocalPath()
  const t = useTranslations('places.location')
  const reactId = useId()
  const id = ownId ?? reactId
  const [problem, setProblem] = useState<Problem | null>(isInvalid ? 'invalid' : null)
  const error = problem === null ? undefined : t(problem)
  const hint = t('hint', { example: SITE.example.place })
  const isAlive = useIsHydrated()
  const navigate = use(SearchNavigation)
  const isParent = useIsParent()
  useEffect(() => setProblem(isInvalid ? 'invalid' : null), [isInvalid])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    const field = form.elements.namedItem('zipCode')
    if (!(field instanceof HTMLInputElement)) return
    const found = problemWith(field.value)
    setProblem(found)
    if (found || navigate) event.preventDefault()
    if (found) field.focus()
    else navigate?.(routes.search({ ...valuesOf(form), zipCode: field.value.trim() }))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older screen readers know the role but not <search>
    <form role="search" action={path(routes.search())} noValidate={isAlive} onSubmit={onSubmit} className={className}>
      <FieldFrame id={id} label={t('label')} labelHidden hint={hint} error={error}>
        <div className={classNames('location-box shadow-lift', error && 'location-box-wrong')}>
          <span className={classNames('location-box-field', Boolean(sideField) && 'location-box-named')}>
            {sideField ? <span aria-hidden>{t('where')}</span> : <Icon name="pin" className="text-soft" />}
            <LocationInput
              name="zipCode"
              required
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="search"
              placeholder={t('label')}
              initial={initial}
              onEdit={() => setProblem(null)}
              {...fieldAria(id, { hint, error })}
            />
          </span>
          {isParent && !isForChild ? (
            <Suspense fallback={sideField}>
              <OwnNeeds fallback={sideField} typed={preserved.map(([name]) => name)} />
            </Suspense>
          ) : (
            sideField
          )}
          <Button type="submit">{submitLabel}</Button>
        </div>
      </FieldFrame>
      {preserved.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}

/** What is wrong with a place: keys of its messages. */
type Problem = 'empty' | 'invalid'

function problemWith(text: string): Problem | null {
  const kind = placeTextKind(text)
  return kind === 'empty' ? 'empty' : kind === 'invalid' && !mayBeWords(text) ? 'invalid' : null
}

/** The values of a form by name. */
function valuesOf(form: HTMLFormElement): Record<string, string[]> {
  const data = new FormData(form)
  return Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String)]))
}
