import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listingTasks } from '@/lib/admin/jobs/tasks'
import { decideChange } from '@/lib/listings/profiles/commands/decide-change'
import { addPhoto, deleteUnusedPhotos } from '@/lib/listings/profiles/commands/photos'
import { withdrawChange } from '@/lib/listings/profiles/commands/submit-change'
import { findPreview } from '@/lib/listings/profiles/queries/profile'
import { decisionInput } from '@/lib/listings/profiles/schema/requests'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { storage } from '@/lib/platform/storage/storage'
import { findProviderPage } from '@/lib/providers/queries'
import { createActor } from '@/tests/support/accounts/actors'
import { addProviderManager } from '@/tests/support/enrollment/conversation'
import { EDITED_AT, ownProfile, profileOf, propose } from '@/tests/support/listings/own-profile'
import { phonePhoto } from '@/tests/support/media/pictures'
import { testDatabase } from '@/tests/support/platform/database'
import { runPendingFileJobs } from '@/tests/support/platform/stored-files'
import { addProvider } from '@/tests/support/providers/add-provider'

testDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'photos-'))
process.env.FILES_FOLDER = folder
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Chris = Awaited<ReturnType<typeof ownProfile>>['chris']
const DAY = 86_400_000
const later = (days: number) => new Date(EDITED_AT.getTime() + days * DAY)
const add = async (person: Chris, size = {}) =>
  (await addPhoto(person, undefined, await phonePhoto(size), EDITED_AT)).path
const photoOf = (name: string) => ({
  path: `/media/illustrations/${name}.jpg`,
  alt: `Drawing ${name}`,
  width: 1280,
  height: 720,
})
const onPage = async (person: Chris) => (await profileOf(person)).live.photos.map((one) => one.path)

const SQUARE = { width: 400, height: 400 }

async function decide(photos: object, field = 'photos') {
  const { id, version } = await db().profileChange.findFirstOrThrow({ where: { status: 'pending' } })
  const input = decisionInput.parse({ version, decisions: { [field]: photos } })
  return decideChange(await createActor('admin'), id, input, EDITED_AT)
}
/** Whether a photo's file still exists after the jobs have run. */
async function fileExists(photo: string): Promise<boolean> {
  await runPendingFileJobs({ includeScheduled: true })
  return (await storage().read(photo.replace('/pictures/', ''))) !== null
}

test('a new photo is pending; after acceptance it is on the page, in order, with its description, and cached pages are invalidated', async () => {
  const { id, chris } = await ownProfile({ photos: [photoOf('a'), photoOf('b')] })
  const photo = await add(chris)
  const cover = { path: photo, alt: ' Children  at a long table ', caption: 'Lunch' }
  const sent = await propose(chris, { photos: [cover, '/media/illustrations/a.jpg'] })
  expect(sent).toMatchObject({ status: 'pending', waiting: ['photos'], atOnce: [] })
  expect(await onPage(chris)).toEqual(['/media/illustrations/a.jpg', '/media/illustrations/b.jpg'])
  const slug = (await profileOf(chris)).id
  expect((await findPreview(chris, slug, EDITED_AT))?.page.photos[0]).toEqual({
    src: photo,
    alt: 'Children at a long table',
    caption: 'Lunch',
    width: 600,
    height: 400,
  })
  expect(await decide({ accepted: true })).toEqual(expect.arrayContaining([`provider:${id}`, 'location:orlando-fl']))
  const found = await findProviderPage(slug, EDITED_AT)
  const photos = found.kind === 'page' ? found.detail.photos : []
  expect(photos.map(({ src, alt }) => [src, alt])).toEqual([
    [photo, 'Children at a long table'],
    ['/media/illustrations/a.jpg', 'Drawing a'],
  ])
})

test('reordering and removing apply immediately, and only then is the file deleted', async () => {
  const { chris } = await ownProfile({ photos: [photoOf('a'), photoOf('b'), photoOf('c')] })
  const photo = await add(chris)
  await propose(chris, { photos: [{ path: photo, alt: 'A yard' }, ...(await onPage(chris))] })
  await decide({ accepted: true })
  const [a, c] = ['a', 'c'].map((name) => `/media/illustrations/${name}.jpg`)
  expect(await propose(chris, { photos: [c, photo, a] })).toMatchObject({ status: 'live', atOnce: ['photos'] })
  expect(await onPage(chris)).toEqual([c, photo, a])
  await deleteUnusedPhotos(EDITED_AT)
  expect(await fileExists(photo)).toBe(true)
  await db().providerPhotoView.create({
    data: { providerId: (await db().provider.findFirstOrThrow()).id, path: photo, count: 3 },
  })
  expect((await profileOf(chris)).photoViews).toEqual({ [photo]: 3 })
  expect(await propose(chris, { photos: [a, c] })).toMatchObject({ status: 'live' })
  expect(await onPage(chris)).toEqual([a, c])
  const [job] = await db().$queryRaw<{ payload: unknown }[]>`
    SELECT job.payload FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
    WHERE task.identifier = 'drop-unused-photos'`
  const task = listingTasks.find(({ name }) => name === 'drop-unused-photos')
  await task?.run(job?.payload, { attempt: 1, signal: undefined })
  expect(await fileExists(photo)).toBe(false)
  expect([await db().storedFile.count(), await db().photoUpload.count(), await db().providerPhotoView.count()]).toEqual(
    [0, 0, 0],
  )
})

test('a changed description is pending like a new photo', async () => {
  const { chris } = await ownProfile({ photos: [photoOf('a')] })
  const again = { path: '/media/illustrations/a.jpg', caption: 'Our “free” pony' }
  expect(await propose(chris, { photos: [again] })).toMatchObject({ status: 'pending', waiting: ['photos'] })
  expect((await profileOf(chris)).live.photos).toMatchObject([{ caption: '' }])
})

test('a photo without a description, of another user, or deleted is refused', async () => {
  const { chris } = await ownProfile()
  const own = await add(chris)
  const dana = await createActor('careprovider')
  await addProviderManager((await addProvider()).id, dana)
  const foreign = await add(dana)
  await expect(propose(chris, { photos: [own] })).rejects.toMatchObject({
    status: 400,
    fields: { 'photos.0.alt': message('listings.mediaErrors.photoAlt') },
  })
  for (const wanted of [foreign, '/pictures/none.webp', 'https://evil.example/x.jpg', '/media/hero-poster.jpg'])
    await expect(
      propose(chris, {
        photos: [
          { path: own, alt: 'A' },
          { path: wanted, alt: 'A' },
        ],
      }),
    ).rejects.toMatchObject({
      status: 400,
      fields: { 'photos.1.path': message('listings.profileErrors.photoGone') },
    })
  expect(await db().profileChange.count()).toBe(0)
})

test('an admin leaves out one photo and accepts the others; leaving out all is a rejection', async () => {
  const { chris } = await ownProfile()
  const [first, second] = [await add(chris), await add(chris)]
  await propose(chris, { photos: [first, second].map((one) => ({ path: one, alt: 'A room' })) })
  await expect(decide({ accepted: true, value: [] })).rejects.toMatchObject({ status: 400 })
  await expect(decide({ accepted: true, value: ['/pictures/other.webp'] })).rejects.toMatchObject({ status: 400 })
  await decide({ accepted: true, value: [second] })
  expect(await onPage(chris)).toEqual([second])
  await deleteUnusedPhotos(EDITED_AT)
  expect([await fileExists(first), await fileExists(second)]).toEqual([false, true])
})

test('rejected photos can be corrected for a month; withdrawn ones are deleted', async () => {
  const { chris } = await ownProfile()
  const photo = await add(chris)
  const photos = [{ path: photo, alt: 'A yard' }]
  await propose(chris, { photos })
  await decide({ accepted: false, reason: 'A child can be recognized.' })
  await deleteUnusedPhotos(later(29))
  expect(await fileExists(photo)).toBe(true)
  expect(await propose(chris, { photos })).toMatchObject({ status: 'pending' })
  await withdrawChange(chris, undefined, EDITED_AT)
  await db().profileChange.deleteMany({ where: { status: 'decided' } })
  await deleteUnusedPhotos(EDITED_AT)
  expect(await fileExists(photo)).toBe(false)
})

test("photos that were never submitted are deleted after two days, and a deleted provider's photos with it", async () => {
  const { id, chris } = await ownProfile()
  const unsent = await add(chris)
  await deleteUnusedPhotos(later(1))
  expect(await fileExists(unsent)).toBe(true)
  await deleteUnusedPhotos(later(3))
  expect(await fileExists(unsent)).toBe(false)
  const photo = await add(chris)
  await propose(chris, { photos: [{ path: photo, alt: 'A yard' }] })
  await decide({ accepted: true })
  await db().provider.delete({ where: { id } })
  expect(await fileExists(photo)).toBe(false)
  expect(await db().storedFile.count()).toBe(0)
})

test('when two people reorder the photos, the second is refused', async () => {
  const { chris } = await ownProfile({ photos: [photoOf('a'), photoOf('b')] })
  const { version } = await profileOf(chris)
  const [a, b] = await onPage(chris)
  await propose(chris, { photos: [b, a], version })
  await expect(propose(chris, { photos: [a], version })).rejects.toMatchObject({ status: 409 })
  expect(await onPage(chris)).toEqual([b, a])
})

test('a square logo is pending, is shown beside the name after acceptance, and disappears immediately when removed', async () => {
  const { id, chris } = await ownProfile()
  const logo = await add(chris, SQUARE)
  expect(await propose(chris, { businessLogo: logo })).toMatchObject({ status: 'pending', waiting: ['businessLogo'] })
  await deleteUnusedPhotos(EDITED_AT)
  const slug = (await profileOf(chris)).id
  expect((await findPreview(chris, slug, EDITED_AT))?.page.logo).toBe(logo)
  await decide({ accepted: true }, 'businessLogo')
  await deleteUnusedPhotos(EDITED_AT)
  expect([(await db().provider.findUniqueOrThrow({ where: { id } })).logoPath, await fileExists(logo)]).toEqual([
    logo,
    true,
  ])
  expect(await propose(chris, { businessLogo: '' })).toMatchObject({ status: 'live', atOnce: ['businessLogo'] })
  await deleteUnusedPhotos(EDITED_AT)
  expect([(await profileOf(chris)).live.businessLogo, await fileExists(logo)]).toEqual(['', false])
})

test('a logo that is not square, of another user, or external is refused at its field', async () => {
  const { chris } = await ownProfile()
  const wide = await add(chris)
  await expect(propose(chris, { businessLogo: wide })).rejects.toMatchObject({
    fields: { businessLogo: message('listings.profileErrors.logoShape') },
  })
  const dana = await createActor('careprovider')
  await addProviderManager((await addProvider()).id, dana)
  for (const one of [await add(dana, SQUARE), 'https://evil.example/x.png', '/pictures/../x', 'javascript:alert(1)'])
    await expect(propose(chris, { businessLogo: one })).rejects.toMatchObject({
      fields: { businessLogo: message('listings.profileErrors.logoGone') },
    })
})
