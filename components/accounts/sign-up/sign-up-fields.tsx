'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { z } from 'zod'
import { PasswordField } from '@/components/forms/password-field'
import { TextLink } from '@/components/ui/actions/links'
import { Checkbox } from '@/components/ui/fields/choice'
import { strengthOf } from '@/lib/accounts/rules/passwords'
import { DEFAULT_PASSWORD_MIN } from '@/lib/accounts/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { signUpMessages as texts } from './messages'

type NewPasswordProps = ComponentProps<typeof PasswordField> & {
  /** The password and the person's data: the hint warns about a name in it. */
  typed: string
  person?: { firstName?: string; lastName?: string; email?: string }
}

/** A new password, with a hint about its strength; a rejected one is not praised beside its error. Only the server rejects. */
export function NewPassword({ typed, person, ...field }: NewPasswordProps) {
  const min = usePasswordMin()
  const strength = field.error ? '' : texts.strength[strengthOf(typed, min, person)]
  return (
    <PasswordField
      autoComplete="new-password"
      hint={<span aria-live="polite">{strength || texts.passwordHint(min)}</span>}
      {...field}
    />
  )
}

/** The short URLs, as specified; they redirect to the pages. */
export function AcceptTerms(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  return (
    <Checkbox
      label={
        <>
          {texts.accept}{' '}
          <TextLink href={routes.terms()} target="_blank">
            {texts.terms}
          </TextLink>{' '}
          {texts.and}{' '}
          <TextLink href={routes.privacy()} target="_blank">
            {texts.privacy}
          </TextLink>
        </>
      }
      {...props}
    />
  )
}

const rules = z.object({ minLength: z.number() })
let pending: Promise<number> | undefined

/**
 * The minimum password length of this site (PASSWORD_MIN_LENGTH). Static pages do not know it, so a form fetches it
 * when it mounts; until then, or if the request fails, it is the lowest possible minimum. The server validates in any
 * case.
 */
export function usePasswordMin(): number {
  const [min, setMin] = useState(DEFAULT_PASSWORD_MIN)
  useEffect(() => {
    pending ??= fetchMinimum()
    void pending.then(setMin)
  }, [])
  return min
}

async function fetchMinimum(): Promise<number> {
  try {
    return rules.parse(await callApi(routes.api.passwordRules())).minLength
  } catch (error) {
    console.error(error)
    pending = undefined
    return DEFAULT_PASSWORD_MIN
  }
}
