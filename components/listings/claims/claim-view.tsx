import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { RestoredFocus } from '@/components/forms/restored-focus'
import { PageHead } from '@/components/layout/page-head'
import { ButtonLink, TextLink } from '@/components/ui/actions/links'
import { FactLine } from '@/components/ui/surface/badge'
import { EmptyState } from '@/components/ui/surface/empty-state'
import { Icon } from '@/components/ui/surface/icon'
import type { ClaimPage, OwnClaim } from '@/lib/listings/claims/types'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { routes } from '@/lib/platform/http/routes'
import { ClaimForm } from './claim-form'
import { ClaimDocument, MailboxCode, WithdrawClaim } from './evidence-forms'

type RejectedClaimProps = { title: string; again: string; claim: Pick<OwnClaim, 'rejection' | 'decisionNote'> }

/** Why a claim was rejected, with the admin's words. */
export function RejectedClaim({ title, again, claim: { rejection, decisionNote } }: RejectedClaimProps) {
  const rejections = useTranslations('listings.claimRejections')
  if (!rejection) return null
  return (
    <section className="mb-8">
      <h2 className="text-section tracking-tight">{title}</h2>
      <p className="mt-2">
        {rejections(`sentences.${rejection}`)} {again}
      </p>
      {decisionNote && (
        <blockquote className="mt-3 border-l-2 border-line pl-4 whitespace-pre-line text-soft">
          {decisionNote}
        </blockquote>
      )}
    </section>
  )
}

type ClaimEvidenceProps = { claim: OwnClaim; mailbox: string | null }

/** A pending claim's evidence, and what can be added. */
function ClaimEvidence({ claim, mailbox }: ClaimEvidenceProps) {
  const t = useTranslations('listings.claims')
  const { id, license, isEmailProved, isCodeOpen, hasDocument } = claim
  const isSame = license === 'same'
  return (
    <section className="mb-12">
      <h2 className="text-section tracking-tight">{t('waits')}</h2>
      <p className="mt-2 max-w-prose">
        {t('promise')} {t('evidenceLead')}
      </p>
      <FactLine icon={isSame ? 'check' : 'info'} tone={isSame ? 'confirmed' : 'unknown'} className="mt-5">
        {t(`licenseVerdicts.${license}`)}
      </FactLine>
      <h3 className="mt-8 font-semibold">{t('mailbox')}</h3>
      {isEmailProved ? (
        <FactLine icon="check" tone="confirmed" className="mt-2">
          {t('mailboxProved')}
        </FactLine>
      ) : mailbox ? (
        <MailboxCode claimId={id} mailbox={mailbox} isOpen={isCodeOpen} />
      ) : (
        <p className="mt-2 text-soft">{t('noMailbox')}</p>
      )}
      <h3 className="mt-8 font-semibold">{t('phone')}</h3>
      <p className="mt-2 text-soft">{t('noPhoneCode')}</p>
      <h3 className="mt-8 font-semibold">{t('document')}</h3>
      <ClaimDocument claimId={id} hasDocument={hasDocument} />
      <WithdrawClaim claimId={id} />
    </section>
  )
}

type ClaimFrameProps = { provider: { id: string; name: string }; children: ReactNode }

/** The header of a claim's page, for any user. */
export function ClaimFrame({ provider: { id, name }, children }: ClaimFrameProps) {
  const t = useTranslations('listings.claims')
  const crumbs = [{ label: t('findTitle'), href: routes.findToClaim() }, { label: name }]
  return (
    <>
      <PageHead title={t('title', { provider: name })} lead={t('lead')} crumbs={crumbs}>
        <TextLink href={routes.provider(id)} className="mt-2 inline-flex min-h-11 items-center">
          {t('toPage')}
        </TextLink>
      </PageHead>
      <div className="wrap pb-16">
        <RestoredFocus className="max-w-reading">{children}</RestoredFocus>
      </div>
    </>
  )
}

/** A careprovider's claim of one provider: to submit, to support with evidence, or decided. */
export function ClaimView({ page, userId }: { page: ClaimPage; userId: number }) {
  const t = useTranslations('listings.claims')
  const { provider, mailbox, isManager, isContested, own } = page
  const waiting = own?.status === 'pending' ? own : null
  if (provider.status === 'closed')
    return (
      <ClaimFrame provider={provider}>
        <EmptyState icon="info" title={t('closedTitle')}>
          {t('closedText')}
        </EmptyState>
      </ClaimFrame>
    )
  if (isManager && !isContested)
    return (
      <ClaimFrame provider={provider}>
        <EmptyState
          icon="check"
          title={own?.status === 'accepted' ? t('acceptedTitle') : t('managesTitle')}
          action={
            <>
              <ButtonLink href={dashboardRoutes.careproviderDashboard({ provider: provider.id })}>
                {t('dashboard')}
              </ButtonLink>
              <ButtonLink variant="secondary" href={dashboardRoutes.providerPeople({ provider: provider.id })}>
                {t('people')}
              </ButtonLink>
            </>
          }
        >
          {t('managesText')}
        </EmptyState>
      </ClaimFrame>
    )
  return (
    <ClaimFrame provider={provider}>
      {isContested && <Notice>{isManager ? t('contestedOwn') : t('contested')}</Notice>}
      {own?.status === 'rejected' && <RejectedClaim title={t('rejectedTitle')} again={t('again')} claim={own} />}
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
