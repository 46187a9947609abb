import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { decideChange, rollBack } from '@/lib/listings/profiles/commands/decide-change'
import { addPhoto, deleteUnusedPhotos } from '@/lib/listings/profiles/commands/photos'
import { saveDraft } from '@/lib/listings/profiles/commands/submit-change'
import { addVideo } from '@/lib/listings/profiles/commands/videos'
import { findRollBack } from '@/lib/listings/profiles/queries/changes'
import { findPreview } from '@/lib/listings/profiles/queries/profile'
import { decisionInput } from '@/lib/listings/profiles/schema/requests'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { findProviderPage } from '@/lib/providers/queries'
import { createActor } from '@/tests/support/accounts/actors'
import { addProviderManager } from '@/tests/support/enrollment/conversation'
import { EDITED_AT, ownProfile, profileOf, propose } from '@/tests/support/listings/own-profile'
import { phonePhoto } from '@/tests/support/media/pictures'
import { phoneVideo } from '@/tests/support/media/videos'
import { testDatabase } from '@/tests/support/platform/database'
import { runPendingFileJobs } from '@/tests/support/platform/stored-files'
import { addProvider } from '@/tests/support/providers/add-provider'

testDatabase()
const folder = mkdtempSync(path.join(tmpdir(), 'tours-'))
process.env.FILES_FOLDER = folder
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Chris = Awaited<ReturnType<typeof ownProfile>>['chris']
const later = (days: number) => new Date(EDITED_AT.getTime() + days * 86_400_000)
const photo = async (person: Chris) => ({
  path: (await addPhoto(person, undefined, await phonePhoto(), EDITED_AT)).path,
  alt: 'A room',
})
const video = async (person: Chris) =>
  (await addVideo(person, { providerId: undefined }, phoneVideo(), EDITED_AT)).path ?? ''
const walk = async (person: Chris) => ({
  place: 'main_environment',
  title: 'The rooms',
  url: '',
  photos: [await photo(person), await photo(person)],
})
const videoTour = (path: string) => ({
  place: 'outdoor_area',
  title: '',
  url: '',
  video: { path, alt: 'The yard. Wind.' },
})

async function decide(decision: object) {
  const { id, version } = await db().profileChange.findFirstOrThrow({ where: { status: 'pending' } })
  const input = decisionInput.parse({ version, decisions: { virtualTours: decision } })
  await decideChange(await createActor('admin'), id, input, EDITED_AT)
  return id
}
const ACCEPTED = { accepted: true }
async function left() {
  await runPendingFileJobs({ includeScheduled: true })
  return [await db().photoUpload.count(), await db().videoUpload.count(), await db().storedFile.count()]
}
async function pageOf(person: Chris) {
  const found = await findProviderPage((await profileOf(person)).id, EDITED_AT)
  return found.kind === 'page' ? found.detail.virtualTours : null
}

test('photos and a video are pending, in the preview, and on the page after acceptance', async () => {
  const { chris } = await ownProfile()
  const tours = [await walk(chris), videoTour(await video(chris))]
  expect(await propose(chris, { virtualTours: tours })).toMatchObject({ status: 'pending', waiting: ['virtualTours'] })
  expect(await pageOf(chris)).toEqual([])
  const sized = (tour: (typeof tours)[0]) => ({
    ...tour,
    photos: 'photos' in tour ? tour.photos.map((one) => ({ ...one, caption: '', width: 600, height: 400 })) : undefined,
  })
  const wanted = [
    sized(tours[0] as Awaited<ReturnType<typeof walk>>),
    { ...videoTour((tours[1] as ReturnType<typeof videoTour>).video.path), title: 'Outdoor area' },
  ]
  expect((await findPreview(chris, undefined, EDITED_AT))?.page.virtualTours).toEqual(wanted)
  await decide(ACCEPTED)
  expect(await pageOf(chris)).toEqual(wanted)
  // An unchanged tour is no change, and its files need not be uploaded again.
  await expect(propose(chris, { virtualTours: tours })).rejects.toMatchObject({ status: 400 })
  expect(await propose(chris, { virtualTours: [tours[1]] })).toMatchObject({ waiting: ['virtualTours'] })
  await deleteUnusedPhotos(later(60))
  expect(await left()).toEqual([2, 1, 5])
})

test('a tour is one of link, photos and video, with at least two photos, and a text alternative', async () => {
  const { chris } = await ownProfile()
  const tour = await walk(chris)
  const path = await video(chris)
  const [first] = tour.photos
  for (const [wrong, field] of [
    [{ ...tour, photos: [first] }, '0.photos'],
    [{ ...tour, photos: [first, first] }, '0.photos'],
    [{ ...tour, photos: [first, { ...first, path: '/pictures/x.webp', alt: ' ' }] }, '0.photos.1.alt'],
    [{ ...tour, photos: [first, { path: '/media/illustrations/a.jpg', alt: 'Not ours' }] }, '0.photos.1.path'],
    [{ ...tour, video: { path, alt: 'Both' } }, ''],
    [{ ...tour, url: 'https://youtu.be/abcDEF12_-3' }, ''],
    [{ ...videoTour(path), video: { path, alt: '' } }, '0.video.alt'],
    [videoTour(path.replace('/videos/', '/pictures/')), '0.video.path'],
    [videoTour('https://evil.example/a.mp4'), '0.video.path'],
  ] as const) {
    const error = await Promise.resolve()
      .then(() => propose(chris, { virtualTours: [wrong] }))
      .catch((reason: object) => reason)
    const named = JSON.stringify(error)
    expect({ wrong, named: named.includes(field.split('.').at(-1) ?? ''), isRefused: error instanceof Error }).toEqual({
      wrong,
      named: true,
      isRefused: true,
    })
  }
  expect(await db().profileChange.count()).toBe(0)
})

test("another user's upload or an incomplete video cannot be used in a tour", async () => {
  const { chris } = await ownProfile()
  const dana = await createActor('careprovider')
  await addProviderManager((await addProvider()).id, dana)
  const gone = (field: string, problem: string) => ({ status: 400, fields: { [field]: problem } })
  const [photoGone, videoGone] = [
    message('listings.profileErrors.photoGone'),
    message('listings.profileErrors.videoLost'),
  ]
  const foreign = await walk(dana)
  await expect(propose(chris, { virtualTours: [foreign] })).rejects.toMatchObject(
    gone('virtualTours.0.photos.0.path', photoGone),
  )
  const path = await video(dana)
  await expect(propose(chris, { virtualTours: [videoTour(path)] })).rejects.toMatchObject(
    gone('virtualTours.0.video.path', videoGone),
  )
  const half = await video(chris)
  await db().videoUpload.updateMany({ data: { arrivedBytes: 9 } })
  await expect(propose(chris, { virtualTours: [videoTour(half)] })).rejects.toMatchObject(
    gone('virtualTours.0.video.path', videoGone),
  )
})

test('unused files are deleted: two days after upload, or when removed or rejected', async () => {
  const { chris } = await ownProfile()
  const tours = [await walk(chris), videoTour(await video(chris))]
  await deleteUnusedPhotos(later(1))
  expect(await left()).toEqual([2, 1, 5])
  // It is in an unsaved draft.
  await saveDraft(
    chris,
    { providerId: undefined, part: 'virtualTours', fields: { list: JSON.stringify(tours) } },
    EDITED_AT,
  )
  await deleteUnusedPhotos(later(3))
  expect(await left()).toEqual([2, 1, 5])
  await propose(chris, { virtualTours: tours })
  await decide({ accepted: false, reason: 'A child can be seen.' })
  await deleteUnusedPhotos(later(20))
  expect(await left()).toEqual([2, 1, 5])
  await deleteUnusedPhotos(later(31))
  expect(await left()).toEqual([0, 0, 0])

  await video(chris)
  expect(await left()).toEqual([0, 1, 1])
  await deleteUnusedPhotos(later(3))
  expect(await left()).toEqual([0, 0, 0])
})

test('a page that is rolled back gets the tours whose files still exist', async () => {
  const { chris } = await ownProfile()
  const link = { place: 'extra', title: 'Around', url: 'https://youtu.be/abcDEF12_-3' }
  const [rooms, path] = [await walk(chris), await video(chris)]
  await propose(chris, { virtualTours: [rooms, videoTour(path), link] })
  await decide(ACCEPTED)
  await propose(chris, { virtualTours: [] })
  const id = await decide(ACCEPTED)
  const before = await findRollBack(id)
  expect(before.fields.virtualTours?.to.map(({ place }) => place)).toEqual([
    'main_environment',
    'outdoor_area',
    'extra',
  ])
  await db().photoUpload.deleteMany({ where: { key: rooms.photos[0]?.path.replace('/pictures/', '') } })
  await deleteUnusedPhotos(EDITED_AT)
  const { fields, version } = await findRollBack(id)
  expect(fields.virtualTours?.to).toMatchObject([{ place: 'extra' }])
  await rollBack(await createActor('admin'), id, { version, reason: 'A mistake.' }, EDITED_AT)
  expect(await pageOf(chris)).toMatchObject([{ title: 'Around' }])
})
