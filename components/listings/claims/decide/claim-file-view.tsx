import { useLocale, useTranslations } from 'next-intl'
import { AdminHead } from '@/components/admin/admin-head'
import { TextLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import { Badge } from '@/components/ui/surface/badge'
import { type Check, checksOf, isRisky } from '@/lib/listings/claims/rules'
import type { Addition } from '@/lib/listings/claims/schema'
import type { AdditionFile, ClaimFile, ClaimSide } from '@/lib/listings/claims/types'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { dayText } from '@/lib/platform/time/dates'
import { CARE_TYPES, kindLabel, type RowTraitTexts } from '@/lib/providers/catalogue/traits'
import { FoundProviders } from '../provider-line'
import { ClaimDecisionForm } from './decision-form'

type ClaimTexts = Translate<'listings.claimDecisions'>
type Waiting = Pick<ClaimFile['claim'], 'createdOn' | 'dueOn' | 'status'>

/** "Sent Nov 20. Decide by Nov 24.", days as `YYYY-MM-DD`; once decided only the first sentence. */
const pendingSinceText = (t: ClaimTexts, locale: Locale, { createdOn, dueOn, status }: Waiting, today: string) =>
  t('pendingSince', {
    day: dayText(locale, createdOn, today),
    due: dayText(locale, dueOn, today),
    state: status === 'pending' && today > dueOn ? 'late' : status,
  })

type SideViewProps = { side: ClaimSide; title: string; today: string }

/** One party's evidence, in the same layout for both. */
function SideView({ side, title, today }: SideViewProps) {
  const t = useTranslations('listings.claimDecisions')
  const claims = useTranslations('listings.claims')
  const locale = useLocale()
  const { id, claimant, profile, position, note, licenseNumber, license, isEmailProved, hasDocument, strength } = side
  const stated = profile && [profile.title, profile.daycareName, profile.licenseNumber].filter(Boolean).join(', ')
  const verdict = t(`verdicts.${license}`)
  const typed = licenseNumber ? `${licenseNumber}: ${verdict}` : verdict
  const download = (
    <a
      href={dashboardRoutes.api.claimDocument(id)}
      download
      className="inline-flex min-h-6 items-center font-semibold text-pine hover:underline"
    >
      {t('download')}
    </a>
  )
  return (
    <section className="mt-10">
      <h2 className="text-section tracking-tight">
        {title}: {claimant.name}
      </h2>
      <DataRows
        className="mt-2"
        rows={[
          { label: t('strength'), value: <strong>{claims(`strengths.${strength}`)}</strong> },
          {
            label: t('account'),
            value: t('since', { email: claimant.email, day: dayText(locale, claimant.since, today) }),
          },
          { label: t('atSignUp'), value: stated || t('none') },
          { label: t('position'), value: position },
          { label: t('license'), value: typed },
          {
            label: t('mailbox'),
            value: isEmailProved ? t('proved') : t('notProved'),
          },
          { label: t('document'), value: hasDocument ? download : t('none') },
        ]}
      />
      {note && (
        <figure className="mt-4">
          <figcaption className="text-ui text-soft">{t('note')}</figcaption>
          <blockquote className="mt-1 border-l-2 border-line pl-4 break-words whitespace-pre-line">{note}</blockquote>
        </figure>
      )}
    </section>
  )
}

const CHECK_ICONS = { matches: 'check', differs: 'x', unknown: 'minus', open: 'eye' } as const
const CHECK_TONES = { matches: 'mint', differs: 'coral', unknown: 'stone', open: 'sun' } as const

/** Point by point what matches the record and what does not, right before the decision. */
function Checks({ claim, provider }: Pick<ClaimFile, 'claim' | 'provider'>) {
  const t = useTranslations('listings.claimDecisions')
  const { claimant, profile, licenseNumber, license, isEmailProved, hasDocument } = claim
  const [typed, named] = [licenseNumber ?? '', profile?.daycareName ?? '']
  const words: Record<Check['code'], string> = {
    license:
      license === 'not-given'
        ? t('noLicenseTyped')
        : license === 'no-record'
          ? t('noLicenseOnRecord')
          : t('licenseTyped', { typed, onRecord: provider.licenses.join(', ') }),
    mailbox: isEmailProved ? t('mailboxShown') : t('mailboxNotShown'),
    document: hasDocument ? t('documentShown') : t('documentNotShown'),
    address:
      provider.email || provider.website
        ? t('addressIs', { email: claimant.email })
        : t('addressUnknown', { email: claimant.email }),
    name: named ? t('nameTyped', { typed: named, onRecord: provider.name }) : t('noNameTyped'),
  }
  const checks = checksOf({ ...claim, email: claimant.email, daycareName: named }, provider)
  return (
    <section aria-labelledby="checks" className="mt-10">
      <h2 id="checks" className="text-section tracking-tight">
        {t('checks')}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {checks.map(({ code, state }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0 flex-1 basis-64">
              <strong className="block">{t(`checkNames.${code}`)}</strong>
              <span className="block break-words text-soft">{words[code]}</span>
            </span>
            <Badge tone={CHECK_TONES[state]} icon={CHECK_ICONS[state]}>
              {t(`checkStates.${state}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Why accepting is risky; undefined if it is not. */
function riskOf(claim: ClaimFile['claim'], t: ClaimTexts): string | undefined {
  if (!isRisky(claim)) return undefined
  const points = [
    claim.license === 'other' && t('riskyPoints.license'),
    !claim.hasDocument && t('riskyPoints.document'),
    !claim.isEmailProved && t('riskyPoints.mailbox'),
  ]
  return t('risky', { points: points.filter(Boolean).join(', ') })
}

/** A claim's outcome, in place of the decision form. */
function DecidedClaim({ claim: { status, rejection, decisionNote } }: Pick<ClaimFile, 'claim'>) {
  const t = useTranslations('listings.claimDecisions')
  const rejections = useTranslations('listings.claimRejections')
  if (status === 'pending') return null
  return (
    <p role="status" className="mt-10 rounded-md bg-sunken px-4 py-3 whitespace-pre-line">
      {t(`was.${status}`)} {rejection && `${rejections(`labels.${rejection}`)}.`} {decisionNote}
    </p>
  )
}

type FileViewProps = { file: ClaimFile; userId: number; today: string }

/** Everything an admin needs to decide a claim, and the decision form below it. */
export function ClaimFileView({ file, userId, today }: FileViewProps) {
  const t = useTranslations('listings.claimDecisions')
  const claims = useTranslations('listings.claims')
  const locale = useLocale()
  const { claim, provider, others, managersWithoutClaim, isContested } = file
  const isManaged = others.some(({ claimant }) => claimant.isManager) || managersWithoutClaim.length > 0
  return (
    <>
      <AdminHead
        title={t('fileTitle', { provider: provider.name })}
        lead={pendingSinceText(t, locale, claim, today)}
        parents={['approvals']}
        crumbs={[{ label: provider.name }]}
      >
        <p className="mt-2 flex flex-wrap items-center gap-4">
          {isContested && <Badge tone="coral">{t('contested')}</Badge>}
          <TextLink href={routes.provider(provider.id)} className="inline-flex min-h-11 items-center">
            {claims('toPage')}
          </TextLink>
        </p>
      </AdminHead>
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <section>
            <h2 className="text-section tracking-tight">{t('record')}</h2>
            <DataRows className="mt-2" rows={recordOf(provider, t)} />
          </section>
          <SideView side={claim} title={t('claimant')} today={today} />
          {others.map((side) => (
            <SideView
              key={side.id}
              side={side}
              title={side.claimant.isManager ? t('manages') : t('claimsToo')}
              today={today}
            />
          ))}
          {managersWithoutClaim.length > 0 && (
            <section className="mt-10">
              <h2 className="text-section tracking-tight">{t('noClaim')}</h2>
              <ul className="mt-2 list-disc pl-5">
                {managersWithoutClaim.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </section>
          )}
          {claim.status === 'pending' && <Checks claim={claim} provider={provider} />}
          {claim.status === 'pending' ? (
            <ClaimDecisionForm
              claimId={claim.id}
              version={claim.version}
              userId={userId}
              asksOthers={isManaged && !claim.claimant.isManager}
              endsRenewal={file.renewsByCard}
              risk={riskOf(claim, t)}
            />
          ) : (
            <DecidedClaim claim={claim} />
          )}
        </div>
      </div>
    </>
  )
}

const recordOf = ({ address, phone, email, website, licenses }: ClaimFile['provider'], t: ClaimTexts) => [
  { label: t('address'), value: address },
  { label: t('phone'), value: phone ?? t('none') },
  { label: t('email'), value: email ?? t('none') },
  { label: t('website'), value: website ?? t('none') },
  { label: t('licenses'), value: licenses.join(', ') || t('none') },
]

type AdditionFileViewProps = { file: AdditionFile; userId: number; today: string }

/**
 * Everything an admin needs to decide on a missing provider: its details, possible duplicates, and who submitted it.
 */
export function AdditionFileView({ file: { claim, addition, provider, alike }, userId, today }: AdditionFileViewProps) {
  const t = useTranslations('listings.claimDecisions')
  const additions = useTranslations('listings.additions')
  const traits = useTranslations('providers.traits')
  const locale = useLocale()
  const isPending = claim.status === 'pending'
  return (
    <>
      <AdminHead
        title={additions('fileTitle', { provider: addition.name })}
        lead={pendingSinceText(t, locale, claim, today)}
        parents={['approvals']}
        crumbs={[{ label: addition.name }]}
      >
        {provider && (
          <TextLink href={routes.provider(provider.id)} className="mt-2 inline-flex min-h-11 items-center">
            {additions('toPage')}
          </TextLink>
        )}
      </AdminHead>
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <section>
            <h2 className="text-section tracking-tight">{additions('described')}</h2>
            <DataRows className="mt-2" rows={rowsOf(addition, additions, traits, t('none'))} />
          </section>
          {isPending && (
            <section className="mt-10">
              <h2 className="text-section tracking-tight">{additions('alike')}</h2>
              <p className="mt-1 max-w-prose text-soft">
                {alike.length === 0 ? additions('noAlike') : additions('alikeFound')}
              </p>
              {alike.length > 0 && <FoundProviders found={alike} to="page" />}
            </section>
          )}
          <SideView side={claim} title={t('claimant')} today={today} />
          {isPending ? (
            <ClaimDecisionForm
              claimId={claim.id}
              version={claim.version}
              userId={userId}
              asksOthers={false}
              noneOf={alike.map(({ id }) => id)}
              hint={additions('acceptGives')}
            />
          ) : (
            <DecidedClaim claim={claim} />
          )}
        </div>
      </div>
    </>
  )
}

function rowsOf(addition: Addition, t: Translate<'listings.additions'>, traits: RowTraitTexts, none: string) {
  const { name, kind, careTypes, address, phone, email, website } = addition
  const types = CARE_TYPES.filter(({ code }) => careTypes.includes(code)).map(({ code }) => traits(`careTypes.${code}`))
  return [
    { label: t('name'), value: name },
    { label: t('kind'), value: kindLabel(traits, kind) },
    { label: t('careTypes'), value: types.join(', ') || none },
    { label: t('address'), value: address },
    { label: t('phone'), value: phone },
    { label: t('email'), value: email || none },
    { label: t('website'), value: website || none },
  ]
}
