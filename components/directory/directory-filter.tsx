import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { TextField } from '@/components/ui/text-field'
import { STATUS_WORDS } from '@/lib/directory/rules/status-words'
import { type DirectoryQuery, NO_LIST } from '@/lib/directory/schema/list'
import { routes } from '@/lib/platform/routes'
import { directoryTexts as texts } from './texts'

type DirectoryFilterProps = { query: DirectoryQuery; sources: readonly string[] }

/** Sent with GET, so that what was found has an address. */
export function DirectoryFilter({ query: { q, status, source, claimed }, sources }: DirectoryFilterProps) {
  return (
    <form
      key={`${q} ${status} ${source} ${claimed}`}
      action={routes.admin.providers()}
      className="grid items-end gap-4 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]"
    >
      <TextField
        type="search"
        name="q"
        label={texts.search}
        defaultValue={q}
        maxLength={120}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <SelectField
        name="status"
        label={texts.status}
        defaultValue={status ?? ''}
        options={[
          { value: '', label: texts.anyStatus },
          ...Object.entries(STATUS_WORDS).map(([value, label]) => ({ value, label })),
        ]}
      />
      <SelectField
        name="source"
        label={texts.source}
        defaultValue={source ?? ''}
        options={[
          { value: '', label: texts.anySource },
          ...sources.map((value) => ({ value, label: value })),
          { value: NO_LIST, label: texts.noList },
        ]}
      />
      <SelectField
        name="claimed"
        label={texts.claimed}
        defaultValue={claimed ?? ''}
        options={[
          { value: '', label: texts.anyClaimed },
          { value: 'yes', label: texts.isClaimed },
          { value: 'no', label: texts.isUnclaimed },
        ]}
      />
      <Button type="submit" className="sm:justify-self-start">
        {texts.find}
      </Button>
    </form>
  )
}
