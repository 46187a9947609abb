import { deleteUnusedPhotos } from '@/lib/listings/profiles/commands/photos'
import { deleteOldDrafts, discardDraft, saveDraft } from '@/lib/listings/profiles/commands/submit-change'
import { db } from '@/lib/platform/database/client'
import { createActor } from '@/tests/support/accounts/actors'
import { addProviderManager } from '@/tests/support/enrollment/conversation'
import { EDITED_AT, ownProfile, profileOf, propose } from '@/tests/support/listings/own-profile'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()
const days = (count: number) => new Date(EDITED_AT.getTime() + count * 86_400_000)
const typed = { version: 'v1', typed: '{"aboutUs":"A gar"}' }
const TOURS = [{ place: 'outdoor_area', title: '', url: '' }]

test('unsaved input is there when its author returns, in its latest version and for them alone', async () => {
  const { id, chris } = await ownProfile()
  const kim = await createActor('careprovider')
  await addProviderManager(id, kim)
  expect((await profileOf(chris)).drafts).toEqual({})
  await saveDraft(chris, { part: 'details', fields: { version: 'v1', typed: '' } }, EDITED_AT)
  await saveDraft(chris, { part: 'details', fields: typed }, EDITED_AT)
  await saveDraft(chris, { part: 'photos', fields: { list: '[]' } }, EDITED_AT)
  expect((await profileOf(chris)).drafts).toEqual({ details: typed, photos: { list: '[]' } })
  expect((await profileOf(kim)).drafts).toEqual({})
  await discardDraft(kim, { part: 'details' })
  await discardDraft(chris, { part: 'photos' })
  expect((await profileOf(chris)).drafts).toEqual({ details: typed })
})

test('the front desk and people outside the provider cannot save a draft', async () => {
  const { id, chris } = await ownProfile()
  const [front, eve] = [await createActor('careprovider'), await createActor('careprovider')]
  await addProviderManager(id, front)
  await db().providerPerson.updateMany({ where: { userId: front.id }, data: { role: 'front_desk' } })
  const { id: providerId } = await profileOf(chris)
  const input = { providerId, part: 'details', fields: typed } as const
  await expect(saveDraft(front, input, EDITED_AT)).rejects.toMatchObject({ status: 403 })
  await expect(saveDraft(eve, input, EDITED_AT)).rejects.toMatchObject({ status: 403 })
  await expect(discardDraft(eve, input)).rejects.toMatchObject({ status: 403 })
  expect(await db().profileDraft.count()).toBe(0)
})

test("submitting deletes the part's draft; a refused submission and other parts keep theirs", async () => {
  const { chris } = await ownProfile()
  for (const part of ['details', 'activities', 'photos', 'virtualTours'] as const)
    await saveDraft(chris, { part, fields: typed }, EDITED_AT)
  const left = async () => Object.keys((await profileOf(chris)).drafts)
  await expect(propose(chris, { aboutUs: 'A garden.', version: 'older' })).rejects.toMatchObject({ status: 409 })
  expect(await left()).toHaveLength(4)
  await propose(chris, { aboutUs: 'A garden.' })
  expect(await left()).toEqual(['photos', 'activities', 'virtualTours'])
  await propose(chris, { activities: [{ name: 'Soup', description: 'For all.' }] })
  expect(await left()).toEqual(['photos', 'virtualTours'])
  await propose(chris, { photos: [], virtualTours: TOURS })
  expect(await left()).toEqual([])
})

test('an unsubmitted photo lives as long as the draft that contains it; both are deleted after a month', async () => {
  const { id, chris } = await ownProfile()
  const [key] = (
    await db().photoUpload.createManyAndReturn({
      data: [{ key: 'abcd.webp', providerId: id, files: [], width: 800, height: 600, createdAt: EDITED_AT }],
    })
  ).map((one) => one.key)
  await saveDraft(
    chris,
    { part: 'photos', fields: { list: JSON.stringify([{ path: `/pictures/${key}` }]) } },
    EDITED_AT,
  )
  await deleteUnusedPhotos(days(5))
  expect(await db().photoUpload.count()).toBe(1)
  await deleteOldDrafts(days(29))
  expect(await db().profileDraft.count()).toBe(1)
  await deleteOldDrafts(days(31))
  await deleteUnusedPhotos(days(31))
  expect([await db().profileDraft.count(), await db().photoUpload.count()]).toEqual([0, 0])
})
