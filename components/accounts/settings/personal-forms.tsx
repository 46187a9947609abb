'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { useAction } from '@/components/forms/use-action'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/actions/button'
import { DataRows } from '@/components/ui/data/data-list'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { rememberLanguage } from '@/components/ui/language'
import { showToast } from '@/components/ui/overlays/toasts'
import { changeEmailInput, languageInput, nameInput, type PendingEmail as Pending } from '@/lib/accounts/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { inLanguage } from '@/lib/platform/language/addresses.mjs'
import { LOCALES, type Locale, languageName } from '@/lib/platform/language/locales'
import { refreshSession } from '../session'

/** After a change to one's own account: reloads the header and this page. */
export function useProfileRefresh(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    await refreshSession()
    router.refresh()
  }
}

export function NameForm({ firstName, lastName }: { firstName: string; lastName: string }) {
  const t = useTranslations('accounts.profile')
  const refresh = useProfileRefresh()
  const { field, form, submit, refusal, isSubmitting } = useApiForm({
    schema: nameInput,
    start: { firstName, lastName },
    send: async (body) => {
      form.reset(nameInput.parse(await callApi(dashboardRoutes.api.ownName(), { method: 'PUT', body })))
      showToast({ title: t('nameSaved') })
      await refresh()
    },
    fallback: t('fallback'),
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert>{refusal}</FormAlert>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t('firstName')} autoComplete="given-name" {...field('firstName')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...field('lastName')} />
      </div>
      <Button type="submit" className="justify-self-start" busy={isSubmitting}>
        {t('saveName')}
      </Button>
    </form>
  )
}

/** Which mailbox has confirmed, and how to cancel. */
function PendingEmail({ pending, onWithdrawn }: { pending: Pending; onWithdrawn: () => void }) {
  const t = useTranslations('accounts.profile')
  const { run, isBusy } = useAction(t('fallback'), 'toast')

  async function withdraw() {
    await callApi(dashboardRoutes.api.ownEmail(), { method: 'DELETE' })
    showToast({ title: t('withdrawn') })
    onWithdrawn()
  }

  const stateLabel = (hasConfirmed: boolean) => (hasConfirmed ? t('hasConfirmed') : t('waits'))
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold break-words">
        {t('pending', { email: pending.email })}
      </p>
      <DataRows
        rows={[
          { label: t('oldSide'), value: stateLabel(pending.oldHasConfirmed) },
          { label: t('newSide'), value: stateLabel(pending.newHasConfirmed) },
        ]}
      />
      <p className="text-soft">{t('pendingText')}</p>
      <Button variant="secondary" className="justify-self-start" busy={isBusy} onClick={() => void run(withdraw)}>
        {t('withdraw')}
      </Button>
    </div>
  )
}

/** Requests a new address. The pending change then replaces the form. */
function EmailForm({ email, onRequested }: { email: string; onRequested: (email: string) => void }) {
  const t = useTranslations('accounts.profile')
  const { field, submit, refusal, isSubmitting } = useApiForm({
    schema: changeEmailInput,
    start: { email: '', currentPassword: '' },
    send: async (body) => {
      await callApi(dashboardRoutes.api.ownEmail(), { method: 'POST', body })
      onRequested(body.email)
    },
    fallback: t('fallback'),
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <p className="break-words">{t('emailNow', { email })}</p>
      <FormAlert>{refusal}</FormAlert>
      <TextField label={t('newEmail')} type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <PasswordField label={t('password')} autoComplete="current-password" {...field('currentPassword')} />
      <Button type="submit" className="justify-self-start" busy={isSubmitting}>
        {t('changeEmail')}
      </Button>
    </form>
  )
}

/** The form to request a new address, or the pending change. */
export function EmailSettings({ email, pendingEmail }: { email: string; pendingEmail: Pending | null }) {
  const [pending, setPending] = useState(pendingEmail)
  const pendingChange = (address: string) => ({ email: address, oldHasConfirmed: false, newHasConfirmed: false })
  return (
    <RestoredFocus>
      {pending ? (
        <PendingEmail pending={pending} onWithdrawn={() => setPending(null)} />
      ) : (
        <EmailForm email={email} onRequested={(address) => setPending(pendingChange(address))} />
      )}
    </RestoredFocus>
  )
}

/** The language of the account's emails and dashboard. After saving, the page opens in that language. */
export function LanguageForm({ locale }: { locale: Locale }) {
  const t = useTranslations('accounts.profile')
  const { field, submit, refusal, isSubmitting } = useApiForm({
    schema: languageInput,
    start: { locale },
    send: async (body) => {
      await callApi(routes.api.ownLanguage(), { method: 'PUT', body })
      rememberLanguage(body.locale)
      window.location.assign(inLanguage(window.location.pathname, body.locale))
    },
    fallback: t('fallback'),
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert>{refusal}</FormAlert>
      <SelectField
        label={t('language')}
        options={LOCALES.map((one) => ({ value: one, label: languageName(one) }))}
        {...field('locale')}
      />
      <Button type="submit" className="justify-self-start" busy={isSubmitting}>
        {t('saveLanguage')}
      </Button>
    </form>
  )
}
