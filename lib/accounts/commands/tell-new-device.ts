import 'server-only'
import type { Caller } from '@/lib/access/caller'
import { notify, type Recipient } from '@/lib/notifications/commands/notify'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { newDeviceMail } from '../rules/mails'
import { isTestAddress } from '../rules/test-address'

/**
 * Tells somebody that a browser which had not signed in as them before just did. Call it before the sign-in is noted: the very
 * first one is no news. Nor is one with a test account, which many may share.
 */
export async function tellNewDevice(tx: Transaction, user: Recipient, caller: Caller, now: Date): Promise<void> {
  if (caller.knownUserId === user.id || (env().ALLOW_TEST_ACCOUNTS && isTestAddress(user.email))) return
  const earlier = { subjectId: user.id, action: 'session.started' }
  if (!(await tx.auditEntry.findFirst({ where: earlier, select: { id: true } }))) return
  const { device } = caller
  await notify(tx, {
    kind: 'new-device',
    to: user,
    facts: { device },
    at: now,
    mail: newDeviceMail(user.firstName, device),
  })
}
