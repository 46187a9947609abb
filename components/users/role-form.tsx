'use client'

import { FormAlert } from '@/components/forms/form-alert'
import { PasswordField } from '@/components/forms/password-field'
import { formTexts } from '@/components/forms/texts'
import { useApiForm } from '@/components/forms/use-api-form'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { roleInput } from '@/lib/users/schema'
import { Role } from '@/prisma/generated/enums'
import { ROLE_LABELS, userTexts as texts } from './texts'

type RoleFormProps = { id: number; role: Role; asksCode: boolean; onDone: () => void }

/** Another role, confirmed by the admin's own password and, where there is one, their second factor. */
export function RoleForm({ id, role, asksCode, onDone }: RoleFormProps) {
  const others = Object.values(Role).filter((one) => one !== role)
  const { form, field, submit, refusal, isSubmitting } = useApiForm({
    schema: roleInput,
    start: { role: others[0], currentPassword: '', code: '' },
    send: async (body) => {
      await callApi(routes.api.userRole(id), { method: 'PUT', body })
      form.reset()
      onDone()
    },
    fallback: `${texts.failed} ${formTexts.again}`,
  })
  const code = field('code')
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-4">
      <h3 className="font-semibold">{texts.changeRole}</h3>
      <p className="text-sm text-soft">{texts.changeRoleText}</p>
      <FormAlert>{refusal}</FormAlert>
      <SelectField
        label={texts.newRole}
        options={others.map((value) => ({ value, label: ROLE_LABELS[value] }))}
        {...field('role')}
      />
      <PasswordField label={texts.password} autoComplete="current-password" {...field('currentPassword')} />
      {(asksCode || code.error) && (
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          {...code}
        />
      )}
      <Button type="submit" variant="secondary" busy={isSubmitting} className="justify-self-start">
        {texts.changeRole}
      </Button>
    </form>
  )
}
