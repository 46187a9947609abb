/** Every action of the audit log. Entries contain these names, so never rename one. */
export const AUDIT_ACTIONS = [
  'account.registered',
  'account.registered-again',
  'account.email-verified',
  'account.role-changed',
  'account.status-changed',
  'account.verification-sent',
  'account.looked-at',
  'account.exported',
  'account.deleted',
  'account.kept',
  'account.erased',
  'admin.created',
  'article.created',
  'article.changed',
  'article.published',
  'article.deleted',
  'article.restored',
  'people.invited',
  'people.joined',
  'people.left',
  'people.removed',
  'people.role-changed',
  'billing.asked',
  'billing.paid',
  'billing.placement-changed',
  'billing.renewal-changed',
  'billing.withdrawn',
  'claim.made',
  'claim.withdrawn',
  'claim.accepted',
  'claim.rejected',
  'import.run',
  'import.undone',
  'import.decided',
  'password.reset-asked',
  'password.changed',
  'email.change-asked',
  'email.change-confirmed',
  'email.change-withdrawn',
  'email.changed',
  'profile.address-shown',
  'profile.decided',
  'profile.facts-changed',
  'profile.facts-confirmed',
  'profile.openings-followed',
  'profile.openings-following',
  'profile.proposed',
  'profile.rolled-back',
  'profile.withdrawn',
  'provider.edited',
  'provider.merged',
  'provider.told-apart',
  'provider.apart-withdrawn',
  'report.settled',
  'review.accepted',
  'review.answer-removed',
  'review.rejected',
  'second-factor.on',
  'second-factor.off',
  'session.refused',
  'session.limited',
  'session.started',
  'session.ended',
  'session.all-ended',
  'settings.changed',
  'source.added',
  'source.changed',
  'source.deleted',
  'source.discarded',
  'source.paused',
  'source.resumed',
  'source.run',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Every key of an entry's details. Entries contain these names, so never rename one. */
export type AuditDetail =
  | 'accepted'
  | 'amountCents'
  | 'articleId'
  | 'atOnce'
  | 'band'
  | 'batchId'
  | 'before'
  | 'changeId'
  | 'claimId'
  | 'decision'
  | 'enrollmentId'
  | 'fields'
  | 'follows'
  | 'from'
  | 'groups'
  | 'inquiryId'
  | 'invoiceId'
  | 'isAddition'
  | 'isTestAccount'
  | 'kind'
  | 'mergedId'
  | 'otherId'
  | 'others'
  | 'outcome'
  | 'plan'
  | 'providerId'
  | 'reason'
  | 'rejected'
  | 'renews'
  | 'reportId'
  | 'reviewId'
  | 'role'
  | 'rows'
  | 'setting'
  | 'showsZip'
  | 'side'
  | 'source'
  | 'sourceId'
  | 'status'
  | 'to'
  | 'until'
  | 'uploadId'
  | 'version'
  | 'waiting'

/** Codes and numbers that explain an entry; never user input, a name or a secret. */
export type AuditDetails = Partial<Record<AuditDetail, string | number | boolean>>
