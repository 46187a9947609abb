'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { PasswordField } from '@/components/forms/password-field'
import { useApiForm } from '@/components/forms/use-api-form'
import { useMessageText } from '@/components/platform/use-message-text'
import { Button } from '@/components/ui/actions/button'
import { TextLink } from '@/components/ui/actions/links'
import { ChoiceGroup, Radio } from '@/components/ui/fields/choice'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { splitName } from '@/lib/accounts/rules/account'
import { SIGN_UP_ROLES, signUpScreenForm } from '@/lib/accounts/schema'
import { SITE } from '@/lib/platform/config/site'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { routes } from '@/lib/platform/http/routes'
import { Outcome, type OutcomeKind, outcomeOf, register } from './register'
import { AcceptTerms, NewPassword } from './sign-up-fields'
import { usePasswordMin } from './use-password-min'

/** The sign-up screen's form: one page, one name field. The dialog (wizard.tsx) collects the same data in steps. */
export function SignUpForm() {
  const t = useTranslations('accounts.signUp')
  const page = useTranslations('accounts.signUpPage')
  const showFailure = (description: string) => showToast({ title: page('failed'), description, tone: 'destructive' })
  const messageText = useMessageText()
  const min = usePasswordMin()
  const schema = useMemo(() => signUpScreenForm(min), [min])
  const [done, setDone] = useState<{ kind: OutcomeKind; email: string }>()
  const { form, field, submit, isSubmitting, errors } = useApiForm({
    schema,
    start: {
      name: '',
      email: '',
      password: '',
      confirmPassword: '',
      role: undefined as never,
      acceptTerms: false as never,
    },
    send: async ({ name, email, password, role }) => {
      const kind = outcomeOf(await register({ ...splitName(name), email, password, role }))
      const description = kind === 'check-email' ? t('checkMail') : t('welcome', { site: SITE.name })
      showToast({ title: t('createdInFull'), description })
      setDone({ kind, email })
    },
    fallback: t('fallback'),
    onRefused: showFailure,
    onFieldsRefused: (_names, sentence) => showFailure(sentence),
  })
  const { setValue } = form

  // The page is static; the requested role is in the URL.
  useEffect(() => {
    const requestedRole = new URLSearchParams(window.location.search).get('role')
    const role = SIGN_UP_ROLES.find((one) => one === requestedRole)
    if (role) setValue('role', role)
  }, [setValue])

  if (done) return <Outcome {...done} />
  const [name = '', email = '', password = ''] = form.watch(['name', 'email', 'password'])
  return (
    <form method="post" action={accountRoutes.api.register()} onSubmit={submit} noValidate className="grid gap-5">
      <TextField label={page('name')} autoComplete="name" {...field('name')} />
      <TextField label={t('email')} type="email" inputMode="email" autoComplete="username" {...field('email')} />
      <ChoiceGroup legend={page('role')} error={messageText(errors.role?.message ?? '') || undefined}>
        {SIGN_UP_ROLES.map((one) => (
          <Radio key={one} label={page(`roles.${one}`)} value={one} {...form.register('role')} />
        ))}
      </ChoiceGroup>
      <NewPassword
        label={t('password')}
        typed={password}
        person={{ ...splitName(name), email }}
        {...field('password', { deps: ['confirmPassword'] })}
      />
      <PasswordField label={t('confirmPassword')} autoComplete="new-password" {...field('confirmPassword')} />
      <AcceptTerms
        {...form.register('acceptTerms')}
        error={messageText(errors.acceptTerms?.message ?? '') || undefined}
      />
      <Button type="submit" size="lg" wide busy={isSubmitting}>
        {isSubmitting ? t('sending') : t('submit')}
      </Button>
      <p className="text-soft">
        {page('haveAccount')}{' '}
        <TextLink href={routes.signIn()} className="-my-2.5 inline-flex min-h-11 items-center">
          {page('signIn')}
        </TextLink>
      </p>
    </form>
  )
}
