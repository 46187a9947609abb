import { withdrawChange } from '@/lib/listings/profiles/commands/submit-change'
import { findPreview } from '@/lib/listings/profiles/queries/profile'
import { db } from '@/lib/platform/database/client'
import { ForbiddenError } from '@/lib/platform/http/errors'
import { createActor } from '@/tests/support/accounts/actors'
import { addProviderManager } from '@/tests/support/enrollment/conversation'
import { EDITED_AT, ownProfile, profileOf, propose } from '@/tests/support/listings/own-profile'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

testDatabase()

test('people of a page see it with its pending change, and without it after withdrawal', async () => {
  const { chris } = await ownProfile()
  const { id, live } = await profileOf(chris)
  await propose(chris, { businessName: 'Harbor House' })
  const preview = await findPreview(chris, id, EDITED_AT)
  expect(preview).toMatchObject({
    page: { id, name: 'Harbor House' },
    fields: { businessName: { to: 'Harbor House' } },
  })
  await withdrawChange(chris, undefined, EDITED_AT)
  expect(await findPreview(chris, undefined, EDITED_AT)).toMatchObject({
    page: { name: live.businessName },
    fields: {},
  })
})

test('the front desk sees it too; no one else does', async () => {
  const { id, chris } = await ownProfile()
  const publicId = (await profileOf(chris)).id
  const fran = await createActor('careprovider')
  await db().providerPerson.create({
    data: { providerId: id, userId: fran.id, role: 'front_desk', createdAt: EDITED_AT },
  })
  expect(await findPreview(fran, publicId, EDITED_AT)).toMatchObject({ page: { id: publicId } })
  const other = await createActor('careprovider')
  await addProviderManager((await addProvider()).id, other)
  for (const [person, id] of [
    [other, publicId],
    [await createActor('careprovider'), publicId],
    [chris, 'nobody-zzzz'],
  ] as const)
    await expect(findPreview(person, id, EDITED_AT)).rejects.toThrow(ForbiddenError)
})

test('a user without a page gets a message', async () => {
  expect(await findPreview(await createActor('careprovider'), undefined, EDITED_AT)).toBeNull()
})
