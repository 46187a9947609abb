import { APPROVAL_CRUMBS } from '@/components/admin/approvals/messages'
import { PageHead } from '@/components/layout/page-head'
import { TextLink } from '@/components/ui/actions/links'
import { DataRows } from '@/components/ui/data/data-list'
import { Badge } from '@/components/ui/surface/badge'
import { type Check, checksOf, isRisky, REJECTION_TEXTS } from '@/lib/listings/claims/rules'
import type { Addition } from '@/lib/listings/claims/schema'
import type { AdditionFile, ClaimFile, ClaimSide } from '@/lib/listings/claims/types'
import { routes } from '@/lib/platform/http/routes'
import { businessDaysSince, dayText } from '@/lib/platform/time/dates'
import { CARE_TYPES, KINDS } from '@/lib/providers/catalogue/traits'
import { additionMessages, claimMessages, STRENGTH_WORDS } from '../messages'
import { FoundLines } from '../provider-line'
import { ClaimDecisionForm } from './decision-form'
import { claimAdminMessages as texts } from './messages'

/** "Nov 20 (1 business day)": how long it has been pending, days as `YYYY-MM-DD`. */
export const pendingSinceText = (createdOn: string, today: string) =>
  `${dayText(createdOn, today)} (${texts.waiting(businessDaysSince(createdOn, today))})`

type SideViewProps = { side: ClaimSide; title: string; today: string }

/** One party's evidence, in the same form for each. */
function SideView({ side, title, today }: SideViewProps) {
  const { id, claimant, profile, position, note, licenseNumber, license, isEmailProved, hasDocument, strength } = side
  const stated = profile && [profile.title, profile.daycareName, profile.licenseNumber].filter(Boolean).join(', ')
  const typed = licenseNumber ? `${licenseNumber}: ${texts.verdicts[license]}` : texts.verdicts[license]
  const download = (
    <a
      href={routes.api.claimDocument(id)}
      download
      className="inline-flex min-h-6 items-center font-semibold text-pine hover:underline"
    >
      {texts.download}
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
          { label: texts.strength, value: <strong>{STRENGTH_WORDS[strength]}</strong> },
          {
            label: texts.account,
            value: texts.since(claimant.email, dayText(claimant.since, today)),
          },
          { label: texts.atSignUp, value: stated || texts.none },
          { label: texts.position, value: position },
          { label: texts.license, value: typed },
          {
            label: texts.mailbox,
            value: isEmailProved ? texts.proved : texts.notProved,
          },
          { label: texts.document, value: hasDocument ? download : texts.none },
        ]}
      />
      {note && (
        <figure className="mt-4">
          <figcaption className="text-ui text-soft">{texts.note}</figcaption>
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
  const { claimant, profile, licenseNumber, license, isEmailProved, hasDocument } = claim
  const [typed, named] = [licenseNumber ?? '', profile?.daycareName ?? '']
  const words: Record<Check['code'], string> = {
    license:
      license === 'not-given'
        ? texts.noLicenseTyped
        : license === 'no-record'
          ? texts.noLicenseOnRecord
          : texts.licenseTyped(typed, provider.licenses.join(', ')),
    mailbox: isEmailProved ? texts.mailboxShown : texts.mailboxNotShown,
    document: hasDocument ? texts.documentShown : texts.documentNotShown,
    address:
      provider.email || provider.website ? texts.addressIs(claimant.email) : texts.addressUnknown(claimant.email),
    name: named ? texts.nameTyped(named, provider.name) : texts.noNameTyped,
  }
  const checks = checksOf({ ...claim, email: claimant.email, daycareName: named }, provider)
  return (
    <section aria-labelledby="checks" className="mt-10">
      <h2 id="checks" className="text-section tracking-tight">
        {texts.checks}
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {checks.map(({ code, state }) => (
          <li key={code} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0 flex-1 basis-64">
              <strong className="block">{texts.checkNames[code]}</strong>
              <span className="block break-words text-soft">{words[code]}</span>
            </span>
            <Badge tone={CHECK_TONES[state]} icon={CHECK_ICONS[state]}>
              {texts.checkStates[state]}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Why accepting needs a second thought; undefined where it does not. */
function riskOf(claim: ClaimFile['claim']): string | undefined {
  if (!isRisky(claim)) return undefined
  const points = [
    claim.license === 'other' && texts.riskyPoints.license,
    !claim.hasDocument && texts.riskyPoints.document,
    !claim.isEmailProved && texts.riskyPoints.mailbox,
  ]
  return texts.risky(points.filter(Boolean).join(', '))
}

/** A claim's outcome, in place of the decision form. */
const DecidedClaim = ({ claim: { status, rejection, decisionNote } }: Pick<ClaimFile, 'claim'>) =>
  status !== 'pending' && (
    <p role="status" className="mt-10 rounded-md bg-sunken px-4 py-3 whitespace-pre-line">
      {texts.was[status]} {rejection && `${REJECTION_TEXTS[rejection].label}.`} {decisionNote}
    </p>
  )

type FileViewProps = { file: ClaimFile; userId: number; today: string }

/** Everything an admin needs to decide a claim, and the decision form below it. */
export function ClaimFileView({ file, userId, today }: FileViewProps) {
  const { claim, provider, others, managersWithoutClaim, isContested } = file
  const crumbs = [...APPROVAL_CRUMBS, { label: provider.name }]
  const isManaged = others.some(({ claimant }) => claimant.isManager) || managersWithoutClaim.length > 0
  return (
    <>
      <PageHead
        title={texts.fileTitle(provider.name)}
        lead={`${pendingSinceText(claim.createdOn, today)}. ${texts.decideBy(dayText(claim.dueOn, today))}`}
        crumbs={crumbs}
      >
        <p className="mt-2 flex flex-wrap items-center gap-4">
          {isContested && <Badge tone="coral">{texts.contested}</Badge>}
          <TextLink href={routes.provider(provider.id)} className="inline-flex min-h-11 items-center">
            {claimMessages.toPage}
          </TextLink>
        </p>
      </PageHead>
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <section>
            <h2 className="text-section tracking-tight">{texts.record}</h2>
            <DataRows className="mt-2" rows={recordOf(provider)} />
          </section>
          <SideView side={claim} title={texts.claimant} today={today} />
          {others.map((side) => (
            <SideView
              key={side.id}
              side={side}
              title={side.claimant.isManager ? texts.manages : texts.claimsToo}
              today={today}
            />
          ))}
          {managersWithoutClaim.length > 0 && (
            <section className="mt-10">
              <h2 className="text-section tracking-tight">{texts.noClaim}</h2>
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
              userId={userId}
              asksOthers={isManaged && !claim.claimant.isManager}
              risk={riskOf(claim)}
            />
          ) : (
            <DecidedClaim claim={claim} />
          )}
        </div>
      </div>
    </>
  )
}

const recordOf = ({ address, phone, email, website, licenses }: ClaimFile['provider']) => [
  { label: texts.address, value: address },
  { label: texts.phone, value: phone ?? texts.none },
  { label: texts.email, value: email ?? texts.none },
  { label: texts.website, value: website ?? texts.none },
  { label: texts.licenses, value: licenses.join(', ') || texts.none },
]

type AdditionFileViewProps = { file: AdditionFile; userId: number; today: string }

/**
 * Everything an admin needs to decide on a missing provider: its details, possible duplicates, and who submitted it.
 */
export function AdditionFileView({ file: { claim, addition, provider, alike }, userId, today }: AdditionFileViewProps) {
  const isPending = claim.status === 'pending'
  return (
    <>
      <PageHead
        title={additionMessages.fileTitle(addition.name)}
        lead={`${pendingSinceText(claim.createdOn, today)}. ${texts.decideBy(dayText(claim.dueOn, today))}`}
        crumbs={[...APPROVAL_CRUMBS, { label: addition.name }]}
      >
        {provider && (
          <TextLink href={routes.provider(provider.id)} className="mt-2 inline-flex min-h-11 items-center">
            {additionMessages.toPage}
          </TextLink>
        )}
      </PageHead>
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <section>
            <h2 className="text-section tracking-tight">{additionMessages.described}</h2>
            <DataRows className="mt-2" rows={rowsOf(addition)} />
          </section>
          {isPending && (
            <section className="mt-10">
              <h2 className="text-section tracking-tight">{additionMessages.alike}</h2>
              <p className="mt-1 max-w-prose text-soft">
                {alike.length === 0 ? additionMessages.noAlike : additionMessages.alikeFound}
              </p>
              {alike.length > 0 && <FoundLines found={alike} to="page" />}
            </section>
          )}
          <SideView side={claim} title={texts.claimant} today={today} />
          {isPending ? (
            <ClaimDecisionForm
              claimId={claim.id}
              userId={userId}
              asksOthers={false}
              noneOf={alike.map(({ id }) => id)}
              hint={additionMessages.acceptGives}
            />
          ) : (
            <DecidedClaim claim={claim} />
          )}
        </div>
      </div>
    </>
  )
}

function rowsOf({ name, kind, careTypes, address, phone, email, website }: Addition) {
  const { none } = texts
  const types = CARE_TYPES.filter(({ code }) => careTypes.includes(code)).map(({ label }) => label)
  return [
    { label: additionMessages.name, value: name },
    { label: additionMessages.kind, value: KINDS.find(({ code }) => code === kind)?.label },
    { label: additionMessages.careTypes, value: types.join(', ') || none },
    { label: additionMessages.address, value: address },
    { label: additionMessages.phone, value: phone },
    { label: additionMessages.email, value: email || none },
    { label: additionMessages.website, value: website || none },
  ]
}
