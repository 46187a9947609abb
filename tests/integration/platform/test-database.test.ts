import { startSession } from '@/lib/access/commands/sessions'
import { findActor } from '@/lib/access/queries/find-actor'
import { db } from '@/lib/platform/db'
import { actAs } from '@/tests/support/actors'
import { testDatabase } from '@/tests/support/database'

testDatabase()

test.each(['caregiver', 'careprovider', 'admin'] as const)('a test can act as a %s', async (role) => {
  const actor = await actAs(role)
  expect(actor).toMatchObject({ kind: 'user', role })
  const { claims } = await startSession(db(), actor, 'A browser', new Date())
  await expect(findActor(claims, new Date())).resolves.toMatchObject({ actor })
})

test('nobody meets the people of an earlier test', async () => {
  await expect(db().user.count()).resolves.toBe(0)
})
