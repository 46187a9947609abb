/** People and open invitations of one provider. */
export const MOST_PEOPLE = 40
export const INVITATION_DAYS = 7
/** Mails that one person has sent to addresses they typed. */
export const INVITING_RATE = { max: 20, windowSeconds: 86_400 } as const
/** Links that one person tries. */
export const JOINING_RATE = { max: 20, windowSeconds: 1_800 } as const
