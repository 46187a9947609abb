'use client'

import { PasswordField } from '@/components/forms/password-field'
import { TextField } from '@/components/ui/text-field'
import type { SignUpRole } from '@/lib/accounts/schema/inputs'
import { NewPassword } from '../sign-up/new-password'
import { signUpTexts } from '../sign-up/texts'
import { wizardTexts as texts } from './texts'
import type { WizardForm } from './use-wizard'

export function PersonStep({ role, form, field }: { role: SignUpRole } & Pick<WizardForm, 'form' | 'field'>) {
  const [firstName = '', lastName = '', email = '', password = ''] = form.watch([
    'firstName',
    'lastName',
    'email',
    'password',
  ])
  return (
    <div className="grid gap-4.5">
      <div className="grid gap-4.5 sm:grid-cols-2">
        <TextField label={signUpTexts.firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField label={signUpTexts.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
      {role === 'careprovider' && (
        <>
          <TextField
            label={texts.jobTitle}
            hint={texts.jobTitleHint}
            optional
            autoComplete="organization-title"
            {...field('title')}
          />
          <TextField label={texts.daycareName} optional autoComplete="organization" {...field('daycareName')} />
          <TextField label={texts.licenseNumber} hint={texts.licenseHint} {...field('licenseNumber')} />
        </>
      )}
      <TextField label={signUpTexts.email} type="email" inputMode="email" autoComplete="username" {...field('email')} />
      <NewPassword
        label={signUpTexts.password}
        typed={password}
        person={{ firstName, lastName, email }}
        {...field('password')}
      />
      <PasswordField label={signUpTexts.confirmPassword} autoComplete="new-password" {...field('confirmPassword')} />
    </div>
  )
}
