import { FactLine } from '@/components/ui/fact-line'
import type { OwnClaim } from '@/lib/claims/types'
import { ClaimDocument } from './claim-document'
import { MailboxCode } from './mailbox-code'
import { claimTexts as texts } from './texts'
import { WithdrawClaim } from './withdraw-claim'

type ClaimEvidenceProps = { claim: OwnClaim; mailbox: string | null }

/** What speaks for a waiting claim so far, and what can be added. */
export function ClaimEvidence({ claim, mailbox }: ClaimEvidenceProps) {
  const { id, license, isEmailProved, isCodeOpen, hasDocument } = claim
  const isSame = license === 'same'
  return (
    <section className="mb-12">
      <h2 className="text-section tracking-tight">{texts.waits}</h2>
      <p className="mt-2 max-w-prose">
        {texts.promise} {texts.evidenceLead}
      </p>
      <FactLine icon={isSame ? 'check' : 'info'} tone={isSame ? 'confirmed' : 'unknown'} className="mt-5">
        {texts.licenseVerdicts[license]}
      </FactLine>
      <h3 className="mt-8 font-semibold">{texts.mailbox}</h3>
      {isEmailProved ? (
        <FactLine icon="check" tone="confirmed" className="mt-2">
          {texts.mailboxProved}
        </FactLine>
      ) : mailbox ? (
        <MailboxCode claimId={id} mailbox={mailbox} isOpen={isCodeOpen} />
      ) : (
        <p className="mt-2 text-soft">{texts.noMailbox}</p>
      )}
      <h3 className="mt-8 font-semibold">{texts.phone}</h3>
      <p className="mt-2 text-soft">{texts.noPhoneCode}</p>
      <h3 className="mt-8 font-semibold">{texts.document}</h3>
      <ClaimDocument claimId={id} hasDocument={hasDocument} />
      <WithdrawClaim claimId={id} />
    </section>
  )
}
