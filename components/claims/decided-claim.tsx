import { REJECTION_WORDS } from '@/lib/claims/rules/rejections'
import type { ClaimFile } from '@/lib/claims/types'
import { claimAdminTexts as texts } from './admin-texts'

/** How a claim ended, where its decision would stand. */
export const DecidedClaim = ({ claim: { status, rejection, decisionNote } }: Pick<ClaimFile, 'claim'>) =>
  status !== 'pending' && (
    <p role="status" className="mt-10 rounded-md bg-sunken px-4 py-3 whitespace-pre-line">
      {texts.was[status]} {rejection && `${REJECTION_WORDS[rejection].label}.`} {decisionNote}
    </p>
  )
