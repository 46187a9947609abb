import { REJECTION_WORDS } from '@/lib/claims/rules/rejections'
import type { OwnClaim } from '@/lib/claims/types'

type RejectedClaimProps = { title: string; again: string; claim: Pick<OwnClaim, 'rejection' | 'decisionNote'> }

/** Why a claim was not accepted, in the admin's words too. */
export const RejectedClaim = ({ title, again, claim: { rejection, decisionNote } }: RejectedClaimProps) =>
  rejection && (
    <section className="mb-8">
      <h2 className="text-section tracking-tight">{title}</h2>
      <p className="mt-2">
        {REJECTION_WORDS[rejection].sentence} {again}
      </p>
      {decisionNote && (
        <blockquote className="mt-3 border-l-2 border-line pl-4 whitespace-pre-line text-soft">
          {decisionNote}
        </blockquote>
      )}
    </section>
  )
