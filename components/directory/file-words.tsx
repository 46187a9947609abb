import { EDIT_FIELDS, FIELD_LABELS } from '@/lib/directory/rules/edit-fields'
import type { ProviderFile } from '@/lib/directory/types'
import { FilePart } from './file-part'
import { fileTexts as texts } from './texts'

/** Everything that its page says, field by field. */
export function FileWords({ words }: Pick<ProviderFile, 'words'>) {
  return (
    <FilePart title={texts.says}>
      <dl className="divide-y divide-line border-y border-line text-ui">
        {EDIT_FIELDS.filter((field) => field !== 'status').map((field) => (
          <div key={field} className="grid gap-x-8 gap-y-1 py-2.5 sm:grid-cols-[11rem_1fr]">
            <dt className="text-soft">{FIELD_LABELS[field]}</dt>
            <dd className="numbers min-w-0 break-words whitespace-pre-line">
              {words[field] || <span className="text-soft">{texts.notStated}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </FilePart>
  )
}
