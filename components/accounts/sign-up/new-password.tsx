'use client'

import type { ComponentProps } from 'react'
import { PasswordField } from '@/components/forms/password-field'
import { strengthOf } from '@/lib/accounts/rules/password-strength'
import { DEFAULT_PASSWORD_MIN } from '@/lib/accounts/schema/inputs'
import { signUpTexts as texts } from './texts'

type NewPasswordProps = ComponentProps<typeof PasswordField> & {
  /** What is typed so far, and by whom: the hint knows that a name is no secret. */
  typed: string
  person?: { firstName?: string; lastName?: string; email?: string }
}

/** A password being chosen, with a calm word on how good it is. Only the server refuses. */
export function NewPassword({ typed, person, ...field }: NewPasswordProps) {
  const said = texts.strength[strengthOf(typed, DEFAULT_PASSWORD_MIN, person)]
  return (
    <PasswordField
      autoComplete="new-password"
      hint={<span aria-live="polite">{said || texts.passwordHint}</span>}
      {...field}
    />
  )
}
