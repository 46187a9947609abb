'use client'

import type { ComponentProps } from 'react'
import { PasswordField } from '@/components/forms/password-field'
import { TextLink } from '@/components/ui/actions/links'
import { Checkbox } from '@/components/ui/fields/choice'
import { strengthOf } from '@/lib/accounts/rules/passwords'
import { routes } from '@/lib/platform/http/routes'
import { signUpMessages as texts } from './messages'
import { usePasswordMin } from './use-password-min'

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
