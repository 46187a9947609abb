import { TextLink } from '@/components/ui/text-link'
import { officeMoment } from '@/components/users/office-time'
import { routes } from '@/lib/platform/routes'
import type { DecidedChange } from '@/lib/profiles/types'
import { profileTexts } from '../texts'
import { decideTexts as texts } from './texts'

type PageVersionsProps = { changes: readonly DecidedChange[]; shown: number; now: Date }

/** Every change of the page, the newest first: from each of them the page can be put back. */
export function PageVersions({ changes, shown, now }: PageVersionsProps) {
  if (changes.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="text-section tracking-tight">{texts.versions}</h2>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {changes.map(({ id, decidedAt, origin, fields }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 py-3">
            {id === shown ? (
              <span className="font-semibold">{officeMoment(decidedAt, now)}</span>
            ) : (
              <TextLink href={routes.approvals.profileChange(id)}>{officeMoment(decidedAt, now)}</TextLink>
            )}
            <span className="text-soft">
              {texts.origins[origin]}: {fields.map((field) => profileTexts.fields[field]).join(', ') || texts.noField}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
