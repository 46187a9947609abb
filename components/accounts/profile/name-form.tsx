'use client'

import { FormAlert } from '@/components/forms/form-alert'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast-store'
import { nameInput } from '@/lib/accounts/schema/inputs'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { profileTexts as texts } from './texts'
import { useProfileRefresh } from './use-profile-refresh'

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
