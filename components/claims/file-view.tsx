import { APPROVAL_CRUMBS } from '@/components/approvals/crumbs'
import { PageHead } from '@/components/layout/page-head'
import { Badge } from '@/components/ui/badge'
import { DataRows } from '@/components/ui/data-rows'
import { TextLink } from '@/components/ui/text-link'
import type { ClaimFile } from '@/lib/claims/types'
import { routes } from '@/lib/platform/routes'
import { dayText } from '@/lib/providers/rules/dates'
import { claimAdminTexts as texts } from './admin-texts'
import { SideView } from './claim-side'
import { DecidedClaim } from './decided-claim'
import { DecisionForm } from './decision-form'
import { claimTexts } from './texts'
import { waitingText } from './waiting-text'

type FileViewProps = { file: ClaimFile; userId: number; today: string }

/** Everything that an admin decides a claim by, and the decision below it. */
export function FileView({ file, userId, today }: FileViewProps) {
  const { claim, provider, others, managersWithoutClaim, isContested } = file
  const crumbs = [...APPROVAL_CRUMBS, { label: provider.name }]
  const isManaged = others.some(({ claimant }) => claimant.isManager) || managersWithoutClaim.length > 0
  return (
    <>
      <PageHead
        title={texts.fileTitle(provider.name)}
        lead={`${waitingText(claim.createdOn, today)}. ${texts.decideBy(dayText(claim.dueOn, today))}`}
        crumbs={crumbs}
      >
        <p className="mt-2 flex flex-wrap items-center gap-4">
          {isContested && <Badge tone="coral">{texts.contested}</Badge>}
          <TextLink href={routes.provider(provider.id)} className="inline-flex min-h-11 items-center">
            {claimTexts.toPage}
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
          {claim.status === 'pending' ? (
            <DecisionForm claimId={claim.id} userId={userId} asksOthers={isManaged && !claim.claimant.isManager} />
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
