import type { ReactNode } from 'react'
import { APPROVAL_CRUMBS } from '@/components/approvals/crumbs'
import { PageHead } from '@/components/layout/page-head'
import { TextLink } from '@/components/ui/text-link'
import { routes } from '@/lib/platform/routes'
import { PROFILE_FIELDS } from '@/lib/profiles/catalogue'
import type { ChangeToDecide, DecidedChange, FieldDecisions, RollBack } from '@/lib/profiles/types'
import { OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { dayText, todayIn } from '@/lib/providers/rules/dates'
import { Difference } from '../field-values'
import { profileTexts } from '../texts'
import { DecisionForm } from './decision-form'
import { PageVersions } from './page-versions'
import { RollBackForm } from './roll-back-form'
import { decideTexts as texts } from './texts'

type ChangeViewProps = {
  toDecide: ChangeToDecide
  /** Of a decided one: what putting the page back to before it would change. */
  rollBack: RollBack | null
  /** Everything that was decided about this page, the newest first. */
  versions: readonly DecidedChange[]
  /** What another address does to the map. */
  place: ReactNode
  now: Date
}

/** One change, field by field: to decide about, or what became of it. */
export function ChangeView({ toDecide, rollBack, versions, place, now }: ChangeViewProps) {
  const { change, provider, submittedBy } = toDecide
  const crumbs = [...APPROVAL_CRUMBS, { label: provider.name }]
  const sent = dayText(
    todayIn(OFFICE_ZONE, new Date(change.amendedAt ?? change.submittedAt)),
    todayIn(OFFICE_ZONE, now),
  )
  return (
    <>
      <PageHead title={provider.name} lead={texts.sentBy(sent, submittedBy)} crumbs={crumbs}>
        <TextLink href={routes.provider(provider.id)} className="mt-2 inline-flex min-h-11 items-center">
          {texts.seePage}
        </TextLink>
      </PageHead>
      <div className="wrap pb-16">
        <div className="max-w-reading">
          {change.status === 'pending' ? (
            <DecisionForm toDecide={toDecide} place={place} />
          ) : (
            <Decided toDecide={toDecide} />
          )}
          {rollBack && (
            <section className="mt-12">
              <h2 className="text-section tracking-tight">{texts.rollBackTitle}</h2>
              <RollBackForm id={change.id} rollBack={rollBack} />
            </section>
          )}
          <PageVersions changes={versions} shown={change.id} now={now} />
        </div>
      </div>
    </>
  )
}

function Decided({ toDecide: { change } }: { toDecide: ChangeToDecide }) {
  return (
    <>
      <p role="status" className="font-semibold">
        {change.status === 'decided' ? texts.decided : texts.withdrawn}
      </p>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {PROFILE_FIELDS.filter((field) => change.fields[field]).map((field) => (
          <div key={field} className="py-4">
            <dt className="font-semibold">{profileTexts.fields[field]}</dt>
            <dd>
              <Difference
                field={field}
                fields={change.fields}
                {...(change.status === 'decided' && { current: texts.before })}
              />
            </dd>
            {change.status === 'decided' && <dd className="mt-2 text-soft">{verdict(change.decisions[field])}</dd>}
          </div>
        ))}
      </dl>
      <TextLink href={routes.approvals.start()} className="mt-4 inline-flex min-h-11 items-center">
        {texts.backToList}
      </TextLink>
    </>
  )
}

function verdict(decision: FieldDecisions[keyof FieldDecisions]): string | undefined {
  if (!decision) return undefined
  if (!decision.accepted) return texts.rejected(decision.reason)
  return decision.value === undefined ? texts.accepted : texts.edited
}
