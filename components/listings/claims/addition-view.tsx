import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageHead } from '@/components/layout/page-head'
import { ButtonLink } from '@/components/ui/actions/links'
import { EmptyState } from '@/components/ui/surface/empty-state'
import type { OwnAddition } from '@/lib/listings/claims/types'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { AdditionForm } from './addition-form'
import { RejectedClaim } from './claim-view'
import { ClaimDocument, WithdrawClaim } from './evidence-forms'

/** The header of the pages that add a provider, for any user. */
export function AdditionFrame({ name, children }: { name?: string; children: ReactNode }) {
  const t = useTranslations('listings.additions')
  const claims = useTranslations('listings.claims')
  const title = name ?? t('title')
  const crumbs = [{ label: claims('findTitle'), href: routes.findToClaim() }, { label: title }]
  return (
    <>
      <PageHead title={title} lead={name === undefined ? t('lead') : undefined} crumbs={crumbs} />
      <div className="wrap pb-16">
        <div className="max-w-reading">{children}</div>
      </div>
    </>
  )
}

/** A provider the user is adding: its pending review, or the decision. */
export function AdditionView({ own, userId }: { own: OwnAddition; userId: number }) {
  const t = useTranslations('listings.additions')
  const claims = useTranslations('listings.claims')
  const { id, status, addition, provider, hasDocument } = own
  if (provider)
    return (
      <AdditionFrame name={addition.name}>
        <EmptyState
          icon="check"
          title={t('acceptedTitle')}
          action={
            <>
              <ButtonLink href={dashboardRoutes.careproviderDashboard({ provider: provider.id })}>
                {claims('dashboard')}
              </ButtonLink>
              <ButtonLink variant="secondary" href={routes.provider(provider.id)}>
                {t('toPage')}
              </ButtonLink>
            </>
          }
        >
          {t('acceptedText')}
        </EmptyState>
      </AdditionFrame>
    )
  return (
    <AdditionFrame name={addition.name}>
      {status === 'rejected' && <RejectedClaim title={t('rejectedTitle')} again={t('again')} claim={own} />}
      {status === 'pending' && (
        <section className="mb-12">
          <h2 className="text-section tracking-tight">{t('waits')}</h2>
          <p className="mt-2 max-w-prose">{t('waitsText')}</p>
          <h3 className="mt-8 font-semibold">{claims('document')}</h3>
          <ClaimDocument claimId={id} hasDocument={hasDocument} />
          <WithdrawClaim
            claimId={id}
            words={{
              withdraw: t('taking.withdraw'),
              withdrawQuestion: t('taking.withdrawQuestion'),
              withdrawNow: t('taking.withdrawNow'),
            }}
            leadsTo={routes.findToClaim()}
          />
        </section>
      )}
      <AdditionForm key={status} userId={userId} own={own} />
    </AdditionFrame>
  )
}
