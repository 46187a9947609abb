import { APPROVAL_CRUMBS } from '@/components/approvals/crumbs'
import { PageHead } from '@/components/layout/page-head'
import { DataRows } from '@/components/ui/data-rows'
import { TextLink } from '@/components/ui/text-link'
import type { Addition } from '@/lib/claims/schema/addition'
import type { AdditionFile } from '@/lib/claims/types'
import { routes } from '@/lib/platform/routes'
import { CARE_TYPES, KINDS } from '@/lib/providers/catalogue/traits'
import { dayText } from '@/lib/providers/rules/dates'
import { claimAdminTexts } from '../admin-texts'
import { SideView } from '../claim-side'
import { DecidedClaim } from '../decided-claim'
import { DecisionForm } from '../decision-form'
import { FoundLines } from '../provider-line'
import { waitingText } from '../waiting-text'
import { additionTexts as texts } from './texts'

type AdditionFileViewProps = { file: AdditionFile; userId: number; today: string }

/** Everything that an admin decides a missing provider by: what it is said to be, what is here and may be it, and who says so. */
export function AdditionFileView({ file: { claim, addition, provider, alike }, userId, today }: AdditionFileViewProps) {
  const isPending = claim.status === 'pending'
  return (
    <>
      <PageHead
        title={texts.fileTitle(addition.name)}
        lead={`${waitingText(claim.createdOn, today)}. ${claimAdminTexts.decideBy(dayText(claim.dueOn, today))}`}
        crumbs={[...APPROVAL_CRUMBS, { label: addition.name }]}
      >
        {provider && (
          <TextLink href={routes.provider(provider.id)} className="mt-2 inline-flex min-h-11 items-center">
            {texts.toPage}
          </TextLink>
        )}
      </PageHead>
      <div className="wrap pb-16">
        <div className="max-w-reading">
          <section>
            <h2 className="text-section tracking-tight">{texts.described}</h2>
            <DataRows className="mt-2" rows={rowsOf(addition)} />
          </section>
          {isPending && (
            <section className="mt-10">
              <h2 className="text-section tracking-tight">{texts.alike}</h2>
              <p className="mt-1 max-w-prose text-soft">{alike.length === 0 ? texts.noAlike : texts.alikeFound}</p>
              {alike.length > 0 && <FoundLines found={alike} to="page" />}
            </section>
          )}
          <SideView side={claim} title={claimAdminTexts.claimant} today={today} />
          {isPending ? (
            <DecisionForm
              claimId={claim.id}
              userId={userId}
              asksOthers={false}
              noneOf={alike.map(({ id }) => id)}
              hint={texts.acceptGives}
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
  const none = claimAdminTexts.none
  const types = CARE_TYPES.filter(({ code }) => careTypes.includes(code)).map(({ label }) => label)
  return [
    { label: texts.name, value: name },
    { label: texts.kind, value: KINDS.find(({ code }) => code === kind)?.label },
    { label: texts.careTypes, value: types.join(', ') || none },
    { label: texts.address, value: address },
    { label: texts.phone, value: phone },
    { label: texts.email, value: email || none },
    { label: texts.website, value: website || none },
  ]
}
