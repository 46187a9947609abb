import { TextLink } from '@/components/ui/text-link'
import { officeDay, officeMoment } from '@/components/users/office-time'
import { FIELD_LABELS, isEditField } from '@/lib/directory/rules/edit-fields'
import { reasonLabel } from '@/lib/directory/rules/edit-reasons'
import type { EditView, ProviderFile } from '@/lib/directory/types'
import { routes } from '@/lib/platform/routes'
import { FilePart } from './file-part'
import { fileTexts as texts } from './texts'

type FileHistoryProps = Pick<ProviderFile, 'changes' | 'edits'> & { now: Date }

/** What its people proposed, and what admins changed by hand. */
export function FileHistory({ changes, edits, now }: FileHistoryProps) {
  return (
    <>
      <FilePart title={texts.changes} none={texts.noChanges} isEmpty={changes.length === 0}>
        <ul>
          {changes.map(({ id, status, fields, at }) => (
            <li key={id}>
              <TextLink href={routes.approvals.profileChange(id)} className="inline-flex min-h-11 items-center">
                {officeDay(at, now)}: {fields.map((name) => (isEditField(name) ? FIELD_LABELS[name] : name)).join(', ')}
              </TextLink>
              <span className="text-soft"> · {texts.changeStatus[status]}</span>
            </li>
          ))}
        </ul>
      </FilePart>
      <FilePart title={texts.edits} none={texts.noEdits} isEmpty={edits.length === 0}>
        <ul className="divide-y divide-line border-y border-line">
          {edits.map((edit) => (
            <Edit key={edit.id} edit={edit} now={now} />
          ))}
        </ul>
      </FilePart>
    </>
  )
}

function Edit({ edit: { editor, reason, at, fields }, now }: { edit: EditView; now: Date }) {
  return (
    <li className="py-3">
      <p className="text-sm text-soft">
        {officeMoment(at, now)} {editor ? texts.by(editor.name) : texts.gone} · {reasonLabel(reason)}
      </p>
      <dl className="mt-1 grid gap-2">
        {fields.map(({ field, from, to }) => (
          <div key={field}>
            <dt className="font-semibold">{FIELD_LABELS[field]}</dt>
            <dd className="min-w-0 break-words">
              <del className="text-soft">{from || texts.empty}</del>{' '}
              <ins className="no-underline">{to || texts.empty}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
