import type { ReactNode } from 'react'
import { claimMessages } from '@/components/listings/claims/messages'
import { TextLink } from '@/components/ui/actions/links'
import { DataTable } from '@/components/ui/data/data-table'
import { Badge } from '@/components/ui/surface/badge'
import { EDIT_FIELDS, FIELD_LABELS, isEditField, reasonLabel } from '@/lib/admin/directory/rules/edit-sheet'
import type { EditView, ProviderFile } from '@/lib/admin/directory/types'
import { MATCH_LABELS } from '@/lib/imports/rules/report-text'
import { ROLE_TEXTS } from '@/lib/listings/people/rules'
import { routes } from '@/lib/platform/http/routes'
import { dayText } from '@/lib/platform/time/dates'
import { officeDay, officeMoment } from '@/lib/platform/time/zoned-time'
import { freshnessOf } from '@/lib/providers/rules/openings'
import type { FactGroup } from '@/prisma/generated/enums'
import { reportMessages } from '../reports/messages'
import { fileMessages as texts } from './messages'

type FilePartProps = { title: string; none?: string; isEmpty?: boolean; children: ReactNode }

/** One section of a provider's record, with a sentence when it is empty. */
export const FilePart = ({ title, none, isEmpty = false, children }: FilePartProps) => (
  <section className="min-w-0">
    <h2 className="mb-3 text-section tracking-tight">{title}</h2>
    {isEmpty ? <p className="text-soft">{none}</p> : children}
  </section>
)

const GROUPS = Object.keys(texts.groups) as FactGroup[]

/** Each fact group's source, date and freshness. */
export function FileFacts({ facts, today }: Pick<ProviderFile, 'facts'> & { today: string }) {
  return (
    <FilePart title={texts.facts}>
      <DataTable
        stacked
        caption={texts.facts}
        columns={texts.factColumns}
        rows={GROUPS.map((group) => {
          const provenance = facts[group]
          const cells = provenance
            ? [provenance.sourceName, dayText(provenance.confirmedOn, today)]
            : [texts.nobodySaid, '']
          return {
            key: group,
            head: texts.groups[group],
            cells: [...cells, texts.freshness[freshnessOf(provenance, today)]],
          }
        })}
      />
    </FilePart>
  )
}

type FileHistoryProps = Pick<ProviderFile, 'changes' | 'edits'> & { now: Date }

/** Changes proposed by its members, and edits by admins. */
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

type FileImportsProps = Pick<ProviderFile, 'sources' | 'imports'> & { now: Date }
type Source = ProviderFile['sources'][number]

/** The lists that contain it, with their confidence, and what each import changed. */
export function FileImports({ sources, imports, now }: FileImportsProps) {
  return (
    <FilePart title={texts.imports} none={texts.noImports} isEmpty={sources.length + imports.length === 0}>
      <ul className="divide-y divide-line border-y border-line">
        {sources.map((one) => (
          <li key={`${one.source} ${one.sourceId}`} className="py-2.5 break-words">
            {sourceLine(one, now)}
          </li>
        ))}
        {imports.map(({ batchId, fileName, at, isAdded, fields }) => (
          <li key={batchId} className="py-2.5 break-words">
            <span className="font-semibold">{texts.batch(batchId)}</span>, {fileName}, {officeDay(at, now)}:{' '}
            {isAdded ? texts.brought : texts.wrote(fields.join(', '))}
          </li>
        ))}
      </ul>
    </FilePart>
  )
}

function sourceLine({ source, sourceId, rule, percent, batch }: Source, now: Date): string {
  return [
    texts.knownAs(source, sourceId),
    rule !== null && percent !== null && texts.foundBy(ruleWords(rule), percent),
    batch && texts.lastIn(batch.fileName, officeDay(batch.at, now)),
  ]
    .filter(Boolean)
    .join('; ')
}

const ruleWords = (rule: string) => (rule in MATCH_LABELS ? MATCH_LABELS[rule as keyof typeof MATCH_LABELS] : rule)

/** Who manages it, and who has claimed it. */
export function FilePeople({ people, claims }: Pick<ProviderFile, 'people' | 'claims'>) {
  return (
    <>
      <FilePart title={texts.people} none={texts.noPeople} isEmpty={people.length === 0}>
        <ul>
          {people.map(({ userId, name, role }) => (
            <li key={userId}>
              <TextLink href={routes.admin.user(userId)} className="inline-flex min-h-11 items-center">
                {name}
              </TextLink>
              , {ROLE_TEXTS[role].name.toLowerCase()}
            </li>
          ))}
        </ul>
      </FilePart>
      {claims.length > 0 && (
        <FilePart title={texts.claims}>
          <ul>
            {claims.map(({ id, name, status }) => (
              <li key={id}>
                <TextLink href={routes.approvals.claim(id)} className="inline-flex min-h-11 items-center">
                  {name}
                </TextLink>
                , {claimMessages.status[status].toLowerCase()}
              </li>
            ))}
          </ul>
        </FilePart>
      )}
    </>
  )
}

/** Visitors' reports, the open ones first. */
export function FileReports({ reports, now }: Pick<ProviderFile, 'reports'> & { now: Date }) {
  return (
    <FilePart title={texts.reports} none={texts.noReports} isEmpty={reports.length === 0}>
      <ul className="divide-y divide-line border-y border-line">
        {reports.map(({ id, topic, message, email, status, at }) => (
          <li key={id} className="py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{reportMessages.topics[topic]}</span>
              <Badge tone={status === 'open' ? 'sun' : 'stone'}>
                {status === 'open' ? texts.reportOpen : texts.reportDone}
              </Badge>
              <span className="text-sm text-soft">{officeDay(at, now)}</span>
            </p>
            <p className="mt-1 break-words whitespace-pre-line">{message}</p>
            {email && <p className="mt-1 text-sm text-soft">{texts.answerTo(email)}</p>}
          </li>
        ))}
      </ul>
    </FilePart>
  )
}

/** All the text of its page, field by field. */
export function FileText({ words }: Pick<ProviderFile, 'words'>) {
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
