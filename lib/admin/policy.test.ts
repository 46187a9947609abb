import type { SignedInActor } from '@/lib/access/types'
import { mayActOn } from './policy'

test('an admin can act on everyone but themselves', () => {
  const alex = { kind: 'user', id: 7, role: 'admin' } as SignedInActor
  expect([mayActOn(alex, 8), mayActOn(alex, 7)]).toEqual([true, false])
})
