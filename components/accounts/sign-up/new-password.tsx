'use client'

import type { ComponentProps } from 'react'
import { PasswordField } from '@/components/forms/password-field'
import { strengthOf } from '@/lib/accounts/rules/password-strength'
import { signUpTexts as texts } from './texts'
import { usePasswordMin } from './use-password-min'

type NewPasswordProps = ComponentProps<typeof PasswordField> & {
  /** What is typed so far, and by whom: the hint knows that a name is no secret. */
  typed: string
  person?: { firstName?: string; lastName?: string; email?: string }
}

/** A password being chosen, with a calm word on how good it is. Only the server refuses. */
export function NewPassword({ typed, person, ...field }: NewPasswordProps) {
  const min = usePasswordMin()
  const said = texts.strength[strengthOf(typed, min, person)]
  return (
    <PasswordField
      autoComplete="new-password"
      hint={<span aria-live="polite">{said || texts.passwordHint(min)}</span>}
      {...field}
    />
  )
}
