import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { routes } from '@/lib/platform/routes'
import type { UsersQuery } from '@/lib/users/schema'
import { ROLE_LABELS, STATUS_LABELS, userTexts as texts } from './texts'

const optionsOf = (all: string, labels: Record<string, string>) => [
  { value: '', label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
]

/** Sent with GET, so that what was found has an address. */
export function UsersFilter({ query: { q, role, status } }: { query: UsersQuery }) {
  return (
    <form
      key={`${q} ${role} ${status}`}
      action={routes.admin.users()}
      className="grid items-end gap-4 md:grid-cols-[1fr_12rem_12rem_auto]"
    >
      <TextField type="search" name="q" label={texts.search} defaultValue={q} maxLength={120} autoComplete="off" />
      <SelectField
        name="role"
        label={texts.role}
        defaultValue={role ?? ''}
        options={optionsOf(texts.anyRole, ROLE_LABELS)}
      />
      <SelectField
        name="status"
        label={texts.status}
        defaultValue={status ?? ''}
        options={optionsOf(texts.anyStatus, STATUS_LABELS)}
      />
      <Button type="submit">{texts.find}</Button>
    </form>
  )
}
