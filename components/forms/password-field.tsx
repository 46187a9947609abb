'use client'

import { type ComponentProps, useId, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { FieldFrame, type FieldWords, fieldAria, fieldClasses } from '@/components/ui/fields/field'
import { formMessages } from './messages'

type PasswordFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'type' | 'children'>

/** The password can be shown: people mistype on phones, and password managers fill it in anyway. */
export function PasswordField({ label, hint, error, optional, className, id, ...input }: PasswordFieldProps) {
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
          aria-label={formMessages.showPassword}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-1 my-auto h-9 cursor-pointer rounded-sm px-2.5 text-sm font-semibold text-pine hover:bg-sunken"
        >
          {isShown ? formMessages.hide : formMessages.show}
        </button>
      </span>
    </FieldFrame>
  )
}
