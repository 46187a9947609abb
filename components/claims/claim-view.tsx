import type { ReactNode } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { TextLink } from '@/components/ui/text-link'
import type { ClaimPage } from '@/lib/claims/types'
import { routes } from '@/lib/platform/routes'
import { ClaimEvidence } from './claim-evidence'
import { ClaimForm } from './claim-form'
import { RejectedClaim } from './rejected-claim'
import { claimTexts as texts } from './texts'

type ClaimFrameProps = { provider: { id: string; name: string }; children: ReactNode }

/** The head of a claim's page, whoever looks at it. */
export function ClaimFrame({ provider: { id, name }, children }: ClaimFrameProps) {
  const crumbs = [{ label: texts.findTitle, href: routes.findToClaim() }, { label: name }]
  return (
    <>
      <PageHead title={texts.title(name)} lead={texts.lead} crumbs={crumbs}>
        <TextLink href={routes.provider(id)} className="mt-2 inline-flex min-h-11 items-center">
          {texts.toPage}
        </TextLink>
      </PageHead>
      <div className="wrap pb-16">
        <div className="max-w-reading">{children}</div>
      </div>
    </>
  )
}

/** A careprovider's claim of one provider: to make, to give evidence for, or how it ended. */
export function ClaimView({ page, userId }: { page: ClaimPage; userId: number }) {
  const { provider, mailbox, isManager, isContested, own } = page
  const waiting = own?.status === 'pending' ? own : null
  if (provider.status === 'closed')
    return (
      <ClaimFrame provider={provider}>
        <EmptyState icon="info" title={texts.closedTitle}>
          {texts.closedText}
        </EmptyState>
      </ClaimFrame>
    )
  if (isManager && !isContested)
    return (
      <ClaimFrame provider={provider}>
        <EmptyState
          icon="check"
          title={own?.status === 'accepted' ? texts.acceptedTitle : texts.managesTitle}
          action={
            <>
              <ButtonLink href={routes.careproviderDashboard()}>{texts.dashboard}</ButtonLink>
              <ButtonLink variant="secondary" href={routes.providerPeople({ provider: provider.id })}>
                {texts.people}
              </ButtonLink>
            </>
          }
        >
          {texts.managesText}
        </EmptyState>
      </ClaimFrame>
    )
  return (
    <ClaimFrame provider={provider}>
      {isContested && <Notice>{isManager ? texts.contestedOwn : texts.contested}</Notice>}
      {own?.status === 'rejected' && <RejectedClaim title={texts.rejectedTitle} again={texts.again} claim={own} />}
      {waiting && <ClaimEvidence claim={waiting} mailbox={mailbox} />}
      <ClaimForm key={waiting?.id ?? 'new'} userId={userId} daycareId={provider.id} own={waiting} />
    </ClaimFrame>
  )
}

const Notice = ({ children }: { children: string }) => (
  <p role="note" className="mb-8 flex gap-2.5 rounded-md bg-sun-soft px-4 py-3 font-semibold text-on-sun">
    <Icon name="info" className="mt-[0.2em]" />
    {children}
  </p>
)
