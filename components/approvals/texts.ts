const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

export const approvalTexts = {
  title: 'Approvals',
  lead: 'What waits for a decision. Whoever sent it is promised an answer within 1-2 business days.',
  dashboard: 'Admin Dashboard',
  claims: 'Claims',
  claimsWaiting: (count: number) =>
    count === 0 ? 'Nobody waits.' : `${many(count, 'claim waits', 'claims wait')}, the oldest first.`,
  changes: 'Profile changes',
  changesWaiting: (count: number) =>
    count === 0 ? 'Nothing waits.' : `${many(count, 'change waits', 'changes wait')}, the oldest first.`,
} as const
