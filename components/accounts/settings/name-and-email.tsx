'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/actions/button'
import { DataRows } from '@/components/ui/data/data-list'
import { TextField } from '@/components/ui/fields/text-field'
import { showToast } from '@/components/ui/overlays/toasts'
import { changeEmailInput, nameInput, type PendingEmail as Pending } from '@/lib/accounts/schema'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { refreshSession } from '../session'
import { profileMessages as texts } from './messages'

/** After a change to one's own account: reloads the header and this page. */
export function useProfileRefresh(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    await refreshSession()
    router.refresh()
  }
}

export function NameForm({ firstName, lastName }: { firstName: string; lastName: string }) {
  const refresh = useProfileRefresh()
  const { field, form, submit, refusal, isSubmitting } = useApiForm({
    schema: nameInput,
    start: { firstName, lastName },
    send: async (body) => {
      form.reset(nameInput.parse(await callApi(routes.api.ownName(), { method: 'PUT', body })))
      showToast({ title: texts.nameSaved })
      await refresh()
    },
    fallback: texts.fallback,
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert>{refusal}</FormAlert>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={texts.firstName} autoComplete="given-name" {...field('firstName')} />
        <TextField label={texts.lastName} autoComplete="family-name" {...field('lastName')} />
      </div>
      <Button type="submit" className="justify-self-start" busy={isSubmitting}>
        {texts.saveName}
      </Button>
    </form>
  )
}

/** Which mailbox has confirmed, and how to cancel. */
function PendingEmail({ pending, onGone }: { pending: Pending; onGone: () => void }) {
  const [isBusy, setIsBusy] = useState(false)

  async function withdraw() {
    setIsBusy(true)
    try {
      await callApi(routes.api.ownEmail(), { method: 'DELETE' })
      showToast({ title: texts.withdrawn })
      onGone()
    } catch (error) {
      console.error(error)
      setIsBusy(false)
      showToast({ title: texts.fallback, tone: 'destructive' })
    }
  }

  const stateLabel = (hasConfirmed: boolean) => (hasConfirmed ? texts.hasConfirmed : texts.waits)
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold break-words">
        {texts.pending(pending.email)}
      </p>
      <DataRows
        rows={[
          { label: texts.oldSide, value: stateLabel(pending.oldHasConfirmed) },
          { label: texts.newSide, value: stateLabel(pending.newHasConfirmed) },
        ]}
      />
      <p className="text-soft">{texts.pendingText}</p>
      <Button variant="secondary" className="justify-self-start" busy={isBusy} onClick={() => void withdraw()}>
        {texts.withdraw}
      </Button>
    </div>
  )
}

/** Requests a new address. The pending change then replaces the form. */
function EmailForm({ email, onAsked }: { email: string; onAsked: (email: string) => void }) {
  const { field, submit, refusal, isSubmitting } = useApiForm({
    schema: changeEmailInput,
    start: { email: '', currentPassword: '' },
    send: async (body) => {
      await callApi(routes.api.ownEmail(), { method: 'POST', body })
      onAsked(body.email)
    },
    fallback: texts.fallback,
  })
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <p className="break-words">{texts.emailNow(email)}</p>
      <FormAlert>{refusal}</FormAlert>
      <TextField label={texts.newEmail} type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <PasswordField label={texts.password} autoComplete="current-password" {...field('currentPassword')} />
      <Button type="submit" className="justify-self-start" busy={isSubmitting}>
        {texts.changeEmail}
      </Button>
    </form>
  )
}

/** The form to request a new address, or the pending change. */
export function EmailSettings({ email, pendingEmail }: { email: string; pendingEmail: Pending | null }) {
  const [pending, setPending] = useState(pendingEmail)
  if (pending) return <PendingEmail pending={pending} onGone={() => setPending(null)} />
  const pendingChange = (address: string) => ({ email: address, oldHasConfirmed: false, newHasConfirmed: false })
  return <EmailForm email={email} onAsked={(address) => setPending(pendingChange(address))} />
}
