'use client'

import { forgetAllDrafts } from '@/components/forms/draft'
import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { deleteAccountInput } from '@/lib/accounts/schema/leaving'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { leavingTexts as texts } from './leaving-texts'
import { settingsTexts } from './texts'

/** Closes the account: password, a code where one is needed, and a word typed by hand. `goTo` leaves the page afterwards. */
export function DeleteAccountForm({
  hasSecondFactor,
  goTo = leave,
}: {
  hasSecondFactor: boolean
  goTo?: typeof leave
}) {
  const { field, submit, refusal, isSubmitting } = useApiForm({
    schema: deleteAccountInput,
    start: { currentPassword: '', code: '', confirmation: '' },
    send: async (body) => {
      await callApi(routes.api.ownAccount(), { method: 'DELETE', body })
      forgetAllDrafts()
      goTo(routes.accountClosed())
    },
    fallback: settingsTexts.fallback,
  })
  const code = field('code')
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p>{texts.removeMore}</p>
      <FormAlert>{refusal}</FormAlert>
      <PasswordField label={settingsTexts.current} autoComplete="current-password" {...field('currentPassword')} />
      {/* The app may have been set up since this page was made. */}
      {(hasSecondFactor || code.error) && (
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          {...code}
        />
      )}
      <TextField label={texts.confirm} autoComplete="off" autoCapitalize="characters" {...field('confirmation')} />
      <Button type="submit" variant="danger" className="justify-self-start" busy={isSubmitting}>
        {texts.remove}
      </Button>
    </form>
  )
}

/** A new document: everything that this page knew of the account is gone. */
const leave = (path: string) => window.location.assign(path)
