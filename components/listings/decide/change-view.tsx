import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AdminHead } from '@/components/admin/admin-head'
import { LatePinMap } from '@/components/places/map/late-pin-map'
import { TextLink } from '@/components/ui/actions/links'
import { decisionClock, PROFILE_FIELDS } from '@/lib/listings/profiles/catalogue'
import type { ChangeToDecide, DecidedChange, FieldDecisions, MovedPlace, RollBack } from '@/lib/listings/profiles/types'
import { boxAround } from '@/lib/places/map/rules/marks'
import { distanceMeters, METERS_PER_MILE } from '@/lib/places/rules/geo'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'
import { dayText, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { officeMoment } from '@/lib/platform/time/zoned-time'
import { Difference } from '../profile/field-values'
import { useFieldName } from '../profile/profile-fields'
import { ChangeDecisionForm, RollBackForm } from './change-decision-form'

type PageVersionsProps = { changes: readonly DecidedChange[]; shown: number; now: Date }

/** The page's changes, the newest first: any of them can be rolled back. */
function PageVersions({ changes, shown, now }: PageVersionsProps) {
  const t = useTranslations('listings.decide')
  const nameOf = useFieldName()
  const locale = useLocale()
  if (changes.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="text-section tracking-tight">{t('versions')}</h2>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {changes.map(({ id, decidedAt, origin, fields }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 py-3">
            {id === shown ? (
              <span className="font-semibold">{officeMoment(locale, decidedAt, now)}</span>
            ) : (
              <TextLink href={dashboardRoutes.approvals.profileChange(id)}>
                {officeMoment(locale, decidedAt, now)}
              </TextLink>
            )}
            <span className="text-soft">
              {t(`origins.${origin}`)}: {fields.map(nameOf).join(', ') || t('noField')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The margin around both points, so that something recognizable is visible. */
const MILES_AROUND = 2

/** Both locations on one map, and the distance between them. */
export function PlaceDifference({ moved: { from, to } }: { moved: MovedPlace }) {
  const t = useTranslations('listings.decide')
  const miles = (distanceMeters(from, to) / METERS_PER_MILE).toFixed(1)
  return (
    <figure className="mt-3">
      <LatePinMap
        label={t('place.label', { miles })}
        pins={[
          { ...from, text: '1' },
          { ...to, text: '2' },
        ]}
        frame={boxAround([from, to], MILES_AROUND)}
      />
      <figcaption className="mt-1.5 text-sm text-soft">{t('place.moves', { miles })}</figcaption>
    </figure>
  )
}

type ChangeViewProps = {
  userId: number
  toDecide: ChangeToDecide
  /** For a decided change: what rolling it back would change. */
  rollBack: RollBack | null
  /** The page's decided changes, the newest first. */
  versions: readonly DecidedChange[]
  /** The effect of a new address on the map. */
  place: ReactNode
  now: Date
}

/** One change, field by field: to decide, or decided. */
export function ChangeView({ userId, toDecide, rollBack, versions, place, now }: ChangeViewProps) {
  const t = useTranslations('listings.decide')
  const { change, provider, submittedBy } = toDecide
  const locale = useLocale()
  const sentAt = new Date(change.amendedAt ?? change.submittedAt)
  const today = todayIn(OFFICE_ZONE, now)
  const day = dayText(locale, todayIn(OFFICE_ZONE, sentAt), today)
  const sent = submittedBy ? t('sentBy', { day, by: submittedBy }) : t('sent', { day })
  // As in the queue: the time runs from the first submission.
  const { dueOn, state } = decisionClock(new Date(change.submittedAt), now)
  const due = dayText(locale, dueOn, today)
  const isLate = state === 'late' ? 'yes' : 'no'
  return (
    <>
      <AdminHead
        title={provider.name}
        lead={change.status === 'pending' ? `${sent} ${t('due', { due, isLate })}` : sent}
        parents={['approvals']}
      >
        <TextLink href={routes.provider(provider.id)} className="mt-2 inline-flex min-h-11 items-center">
          {t('seePage')}
        </TextLink>
      </AdminHead>
      <div className="wrap pb-16">
        <div className="max-w-reading">
          {change.status === 'pending' ? (
            <ChangeDecisionForm userId={userId} toDecide={toDecide} place={place} />
          ) : (
            <Decided toDecide={toDecide} />
          )}
          {rollBack && (
            <section className="mt-12">
              <h2 className="text-section tracking-tight">{t('rollBackTitle')}</h2>
              <RollBackForm userId={userId} id={change.id} rollBack={rollBack} />
            </section>
          )}
          <PageVersions changes={versions} shown={change.id} now={now} />
        </div>
      </div>
    </>
  )
}

function Decided({ toDecide: { change } }: { toDecide: ChangeToDecide }) {
  const t = useTranslations('listings.decide')
  const nameOf = useFieldName()
  return (
    <>
      <p role="status" className="font-semibold">
        {change.status === 'decided' ? t('decided') : t('withdrawn')}
      </p>
      <dl className="mt-3 divide-y divide-line border-y border-line">
        {PROFILE_FIELDS.filter((field) => change.fields[field]).map((field) => (
          <div key={field} className="py-4">
            <dt className="font-semibold">{nameOf(field)}</dt>
            <dd>
              <Difference
                field={field}
                fields={change.fields}
                {...(change.status === 'decided' && { current: t('before') })}
              />
            </dd>
            {change.status === 'decided' && <dd className="mt-2 text-soft">{verdict(change.decisions[field], t)}</dd>}
          </div>
        ))}
      </dl>
      <TextLink href={dashboardRoutes.approvals.start()} className="mt-4 inline-flex min-h-11 items-center">
        {t('backToList')}
      </TextLink>
    </>
  )
}

type Decision = FieldDecisions[keyof FieldDecisions]

function verdict(decision: Decision, t: Translate<'listings.decide'>): string | undefined {
  if (!decision) return undefined
  if (!decision.accepted) return t('rejected', { reason: decision.reason })
  return decision.value === undefined ? t('accepted') : t('edited')
}
