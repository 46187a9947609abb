/** Everything the audit log may hold. A later release adds to it and never renames. */
export const AUDIT_ACTIONS = [
  'account.registered',
  'account.registered-again',
  'account.email-verified',
  'account.role-changed',
  'account.status-changed',
  'account.exported',
  'account.deleted',
  'account.kept',
  'account.erased',
  'admin.created',
  'password.reset-asked',
  'password.changed',
  'email.change-asked',
  'email.change-confirmed',
  'email.change-withdrawn',
  'email.changed',
  'second-factor.on',
  'second-factor.off',
  'session.refused',
  'session.limited',
  'session.started',
  'session.ended',
  'session.all-ended',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]
