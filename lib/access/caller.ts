import 'server-only'
import { clientAddress } from '@/lib/platform/client-address'
import { env } from '@/lib/platform/env'
import { claimsOf, knownUserId } from './cookies'
import { deviceName } from './rules/device-name'
import type { SessionClaims } from './session-token'

/** From where somebody asks who may not be signed in yet: for limits, the audit log and the list of devices. */
export type Caller = {
  /** Null where no proxy is trusted: then nobody's address is known, and limiting it would let one lock out all. */
  address: string | null
  device: string
  /** The account that signed in from this browser before. */
  knownUserId: number | null
  /** The session that this browser has now: another sign-in ends it. */
  session: SessionClaims | null
}

export async function callerOf(request: Request): Promise<Caller> {
  const address = clientAddress(request.headers.get('x-forwarded-for'), env().TRUSTED_PROXY_HOPS)
  return {
    address: address === 'direct' ? null : address,
    device: deviceName(request.headers.get('user-agent')),
    knownUserId: await knownUserId(request),
    session: await claimsOf(request),
  }
}
