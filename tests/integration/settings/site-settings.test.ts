import { GET } from '@/app/api/notice/route'
import { sendMessage } from '@/lib/enrollment/inquiries/commands/send-message'
import { clearMemoryCaches } from '@/lib/platform/cache/memory-cache'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { setClock } from '@/lib/platform/time/clock'
import { saveSetting } from '@/lib/settings/commands'
import { findSetting } from '@/lib/settings/queries'
import { createActor } from '@/tests/support/accounts/actors'
import { conversation, REQUESTED_AT } from '@/tests/support/enrollment/conversation'
import { EDITED_AT, ownProfile, profileOf, propose } from '@/tests/support/listings/own-profile'
import { testDatabase } from '@/tests/support/platform/database'
import { addReview, publishedReview, REVIEWED_AT, reviewedProvider } from '@/tests/support/reviews/reviewing'

testDatabase()
afterEach(() => setClock(undefined))
const HOURS = { openingTime: '7', closingTime: '5p' }

test('a kind of change that an admin allows to apply immediately does so from then on, as a version, and the setting is logged', async () => {
  const alex = await createActor('admin')
  const { chris } = await ownProfile()
  expect((await propose(chris, HOURS)).waiting).toEqual(['hours'])
  const rules = ['hours', 'amenities'] as const
  const saved = await saveSetting(alex, 'at-once', { version: 0, value: { rules } }, EDITED_AT)
  expect(saved).toEqual({ value: { rules: [...rules] }, version: 1 })
  const later = await propose(chris, { openingTime: '8', closingTime: '5p', phone: '(407) 555-0111' })
  expect(later).toMatchObject({ atOnce: ['hours'], waiting: ['phone'] })
  expect((await profileOf(chris)).live.hours[0]).toMatchObject({ opensMinute: 480 })
  expect(await db().profileChange.count({ where: { origin: 'at_once' } })).toBe(1)
  expect(await db().auditEntry.findFirst({ where: { action: 'settings.changed' } })).toMatchObject({
    actorId: alex.id,
    details: { setting: 'at-once', version: 1 },
  })
})

test('when two admins change a setting at the same time, one succeeds and the other is refused, the first time and later', async () => {
  const [alex, kim] = [await createActor('admin'), await createActor('admin')]
  for (const version of [0, 1]) {
    const results = await Promise.allSettled(
      [alex, kim].map((admin) => saveSetting(admin, 'at-once', { version, value: { rules: [] } }, EDITED_AT)),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } })
  }
  expect((await findSetting('at-once')).version).toBe(2)
  const unread = { version: 0, value: { rules: [] } }
  await expect(saveSetting(alex, 'at-once', unread, EDITED_AT)).rejects.toMatchObject({ status: 409 })
})

test('a review with a watched word is held; one without it is not', async () => {
  const alex = await createActor('admin')
  const { provider } = await reviewedProvider()
  const { pat } = await publishedReview(provider.slug)
  await saveSetting(alex, 'words', { version: 0, value: { reviews: 'crypto*', messages: '' } }, REVIEWED_AT)
  expect(await addReview(pat, provider.slug, { text: 'Kind teachers, and a yard with swings.' })).toMatchObject({
    status: 'published',
  })
  const text = 'Kind teachers, and somebody sells cryptocurrency at the door.'
  expect(await addReview(pat, provider.slug, { text })).toMatchObject({
    status: 'pending',
    heldFor: ['strong-language'],
  })
})

test('a message with a blocked word is refused with a message at its field, and nothing is stored', async () => {
  const alex = await createActor('admin')
  const { id, pat } = await conversation()
  await saveSetting(alex, 'words', { version: 0, value: { reviews: '', messages: 'wire the money' } }, REQUESTED_AT)
  await expect(sendMessage(pat, id, 'Shall I wire the MONEY today?', REQUESTED_AT)).rejects.toMatchObject({
    status: 400,
    fields: { text: message('enrollment.inquiryErrors.blockedWords') },
  })
  expect(await db().message.count()).toBe(1)
  await sendMessage(pat, id, 'Shall I come today?', REQUESTED_AT)
  const bad = { version: 1, value: { reviews: '(.*', messages: '' } }
  await expect(saveSetting(alex, 'words', bad, REQUESTED_AT)).rejects.toMatchObject({
    status: 400,
    fields: { reviews: message('settings.errors.unusableLine', { line: '(.*' }) },
  })
})

test('a notice is shown to everyone while it is on, and to nobody before it starts, after it ends, or once an admin has removed it', async () => {
  const alex = await createActor('admin')
  const value = { text: 'We move house.', from: '2026-11-24T20:00', until: '2026-11-24T22:00' }
  await saveSetting(alex, 'notice', { version: 0, value }, REQUESTED_AT)
  const visibleNotice = async (time: string) => {
    setClock(new Date(time))
    clearMemoryCaches()
    const answer = await GET(new Request('http://localhost:3000/api/notice'), { params: Promise.resolve({}) })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=15')
    return (await answer.json()).text
  }
  expect(await visibleNotice('2026-11-25T00:59:59Z')).toBeNull()
  expect(await visibleNotice('2026-11-25T01:00:00Z')).toBe('We move house.')
  expect(await visibleNotice('2026-11-25T03:00:00Z')).toBeNull()
  await saveSetting(alex, 'notice', { version: 1, value: null }, REQUESTED_AT)
  expect(await visibleNotice('2026-11-25T02:00:00Z')).toBeNull()
})
