import type { ReactNode } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/actions/links'
import { EmptyState } from '@/components/ui/surface/empty-state'
import type { OwnAddition } from '@/lib/listings/claims/types'
import { routes } from '@/lib/platform/http/routes'
import { AdditionForm } from './addition-form'
import { RejectedClaim } from './claim-view'
import { ClaimDocument, WithdrawClaim } from './evidence-forms'
import { claimMessages, additionMessages as texts } from './messages'

/** The header of the pages that add a provider, for any user. */
export function AdditionFrame({ name, children }: { name?: string; children: ReactNode }) {
  const title = name ?? texts.title
  const crumbs = [{ label: claimMessages.findTitle, href: routes.findToClaim() }, { label: title }]
  return (
    <>
      <PageHead title={title} lead={name === undefined ? texts.lead : undefined} crumbs={crumbs} />
      <div className="wrap pb-16">
        <div className="max-w-reading">{children}</div>
      </div>
    </>
  )
}

/** A provider the user is adding: its pending review, or the decision. */
export function AdditionView({ own, userId }: { own: OwnAddition; userId: number }) {
  const { id, status, addition, provider, hasDocument } = own
  if (provider)
    return (
      <AdditionFrame name={addition.name}>
        <EmptyState
          icon="check"
          title={texts.acceptedTitle}
          action={
            <>
              <ButtonLink href={routes.careproviderDashboard({ provider: provider.id })}>
                {claimMessages.dashboard}
              </ButtonLink>
              <ButtonLink variant="secondary" href={routes.provider(provider.id)}>
                {texts.toPage}
              </ButtonLink>
            </>
          }
        >
          {texts.acceptedText}
        </EmptyState>
      </AdditionFrame>
    )
  return (
    <AdditionFrame name={addition.name}>
      {status === 'rejected' && <RejectedClaim title={texts.rejectedTitle} again={texts.again} claim={own} />}
      {status === 'pending' && (
        <section className="mb-12">
          <h2 className="text-section tracking-tight">{texts.waits}</h2>
          <p className="mt-2 max-w-prose">{texts.waitsText}</p>
          <h3 className="mt-8 font-semibold">{claimMessages.document}</h3>
          <ClaimDocument claimId={id} hasDocument={hasDocument} />
          <WithdrawClaim claimId={id} words={texts.taking} leadsTo={routes.findToClaim()} />
        </section>
      )}
      <AdditionForm key={status} userId={userId} own={own} />
    </AdditionFrame>
  )
}
