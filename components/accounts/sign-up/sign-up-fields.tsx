'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { PasswordField } from '@/components/forms/password-field'
import { TextLink } from '@/components/ui/actions/links'
import { Checkbox } from '@/components/ui/fields/choice'
import { strengthOf } from '@/lib/accounts/rules/passwords'
import { routes } from '@/lib/platform/http/routes'
import { usePasswordMin } from './use-password-min'

type NewPasswordProps = ComponentProps<typeof PasswordField> & {
  /** The password so far. With `person`, the hint also warns if it is made of the person's name or email. */
  typed: string
  person?: { firstName?: string; lastName?: string; email?: string }
}

/** A new password, with a hint about its strength. The hint never rejects a password, and does not praise one that has an error. */
export function NewPassword({ typed, person, ...field }: NewPasswordProps) {
  const t = useTranslations('accounts.newPassword')
  const min = usePasswordMin()
  const strength = field.error ? 'short' : strengthOf(typed, min, person)
  return (
    <PasswordField
      autoComplete="new-password"
      hint={
        <span aria-live="polite">{strength === 'short' ? t('passwordHint', { min }) : t(`strength.${strength}`)}</span>
      }
      {...field}
    />
  )
}

/** Links to the short URLs, as specified; they redirect to the pages. */
export function AcceptTerms(props: Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const t = useTranslations('accounts.signUp')
  return (
    <Checkbox
      label={t.rich('accept', {
        terms: (chunks) => (
          <TextLink href={routes.terms()} target="_blank">
            {chunks}
          </TextLink>
        ),
        privacy: (chunks) => (
          <TextLink href={routes.privacy()} target="_blank">
            {chunks}
          </TextLink>
        ),
      })}
      {...props}
    />
  )
}
