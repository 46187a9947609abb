'use client'

import { useTranslations } from 'next-intl'
import { type ComponentProps, useId, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { FieldFrame, type FieldWords, fieldAria, fieldClasses } from '@/components/ui/fields/field'

type PasswordFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'type' | 'children'>

/** The password can be shown: people mistype on phones, and password managers fill it in anyway. */
export function PasswordField({ label, hint, error, optional, className, id, ...input }: PasswordFieldProps) {
  const t = useTranslations('forms')
  const ownId = useId()
  const fieldId = id ?? ownId
  const [isShown, setIsShown] = useState(false)
  return (
    <FieldFrame id={fieldId} {...{ label, hint, error, optional, className }}>
      <span className="relative block">
        <input
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={classNames(fieldClasses(Boolean(error)), 'pr-18')}
          {...fieldAria(fieldId, { hint, error })}
          {...input}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t('showPassword')}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-1 my-auto h-10.5 cursor-pointer rounded-sm px-2.5 text-sm font-semibold text-pine hover:bg-sunken"
        >
          {isShown ? t('hide') : t('show')}
        </button>
      </span>
    </FieldFrame>
  )
}
