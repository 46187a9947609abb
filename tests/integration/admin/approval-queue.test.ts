import { acceptMany, assignItem, unassignItem } from '@/lib/admin/approvals/commands'
import { countQueue, findDecided, findQueue } from '@/lib/admin/approvals/queries'
import { acceptanceInput, QUEUE_PAGE, queueQuery } from '@/lib/admin/approvals/schema'
import { decideReport, saveReport } from '@/lib/admin/reports/commands'
import { decideInquiryReports } from '@/lib/enrollment/inquiries/commands/inquiries'
import { decideChange } from '@/lib/listings/profiles/commands/decide-change'
import { createDatabase, db, setDatabase } from '@/lib/platform/database/client'
import { JOB_TIMEOUTS } from '@/lib/platform/database/pools'
import { message } from '@/lib/platform/language/message'
import { acceptReview, decideReview, rejectReview, reportReview } from '@/lib/reviews/commands/moderation'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { propose } from '@/tests/support/listings/own-profile'
import { testDatabase } from '@/tests/support/platform/database'
import { inEnglish } from '@/tests/support/platform/in-english'
import { addReview, publishedReview, reviewedProvider, siteNotificationsOf } from '@/tests/support/reviews/reviewing'

const databases = testDatabase()
const day = (text: string) => new Date(`2026-11-${text}:00:00Z`)
/** A Tuesday. */
const NOW = day('24T15')
type Admin = Awaited<ReturnType<typeof createActor>>
const queue = (admin: Admin, query: object = {}) => findQueue(admin, queueQuery.parse(query), NOW)

/** One of every kind of pending item, oldest first. */
async function addPendingItems() {
  const { chris, provider } = await reviewedProvider()
  const pat = await createActor('caregiver')
  await saveReport(
    { provider: provider.slug, topic: 'hours', message: 'Closed at 5.', email: 'kim@home.test', homepage: '' },
    'en',
    day('19T15'),
  )
  const held = await addReview(pat, provider.slug, {}, day('20T15'))
  await propose(chris, { openingTime: '7', closingTime: '5p' }, day('23T15'))
  const inquiry = await db().inquiry.create({
    data: {
      caregiverId: pat.id,
      providerId: provider.id,
      subject: 'A place',
      createdAt: day('23T16'),
      lastMessageAt: day('23T16'),
      reports: { create: { reporterId: pat.id, reason: 'rude', note: 'They shout.', createdAt: day('23T17') } },
    },
  })
  const claim = await db().providerClaim.create({
    data: {
      userId: (await createActor('careprovider')).id,
      providerId: provider.id,
      position: 'Owner',
      note: '',
      createdAt: day('24T14'),
    },
  })
  const change = await db().profileChange.findFirstOrThrow({ where: { status: 'pending' } })
  const report = await db().report.findFirstOrThrow()
  return { chris, provider, pat, held, inquiry, claim, change, report }
}

test('admins see all pending items in one list, oldest first, with overdue ones marked', async () => {
  const { provider, held, change } = await addPendingItems()
  const alex = await createActor('admin')
  const { items, counts, pageCount } = await queue(alex)
  expect(items.map(({ subject, kind, clock }) => [subject, kind, clock.state])).toEqual([
    ['report', 'reports', 'late'],
    ['review', 'reviews', 'today'],
    ['change', 'profiles', 'in-time'],
    ['conversation', 'reports', 'in-time'],
    ['claim', 'claims', 'in-time'],
  ])
  expect(new Set(items.map(({ title }) => title))).toEqual(new Set([provider.name]))
  expect(counts).toEqual({ all: 5, late: 1, mine: 0, profiles: 1, photos: 0, claims: 1, reviews: 1, reports: 2 })
  expect(pageCount).toBe(1)
  expect((await queue(alex, { kind: 'reports' })).items).toHaveLength(2)
  expect((await queue(alex, { kind: 'nonsense', page: '-1' })).items).toHaveLength(5)
  expect(items.filter(({ version }) => version !== null).map(({ subject, id }) => [subject, id])).toEqual([
    ['review', held.id],
    ['change', change.id],
  ])
})

test('when two admins claim the same item one gets it; the other sees who has it and may take it over explicitly', async () => {
  const { change } = await addPendingItems()
  const [alex, kim] = [await createActor('admin'), await createActor('admin')]
  const item = { subject: 'change', id: change.id } as const
  const results = await Promise.allSettled([alex, kim].map((admin) => assignItem(admin, item, null, NOW)))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, message: message('admin.errors.taken', { name: 'Alex Tester' }) },
  })
  const [first, second] = results[0]?.status === 'fulfilled' ? [alex, kim] : [kim, alex]
  expect((await queue(first, { mine: '1' })).items.map(({ id }) => id)).toEqual([change.id])
  await assignItem(second, item, first.id, NOW)
  await unassignItem(first, item)
  expect((await queue(second, { mine: '1' })).items).toMatchObject([{ takenBy: { id: second.id } }])
  expect((await countQueue(second, NOW)).mine).toBe(1)
  // A claim by a former admin no longer blocks others.
  await db().user.update({ where: { id: second.id }, data: { role: 'caregiver' } })
  await assignItem(first, item, null, NOW)
  await unassignItem(first, item)
  expect((await queue(first, { mine: '1' })).items).toEqual([])
  await expect(assignItem(first, { subject: 'claim', id: 999 }, null, NOW)).rejects.toMatchObject({ status: 409 })
})

test('accepting in bulk accepts what is safe and reports why the rest was not', async () => {
  const { chris, pat, held, change, claim } = await addPendingItems()
  // A change to a page that another person claims is not accepted.
  await db().providerClaim.delete({ where: { id: claim.id } })
  const alex = await createActor('admin')
  const { items } = await queue(alex)
  const chosen = items.flatMap(({ subject, id, version }) => (version === null ? [] : [{ subject, id, version }]))
  await propose(chris, { openingTime: '8', closingTime: '5p' }, day('24T15'))
  const { accepted, refused, changed } = await acceptMany(alex, acceptanceInput.parse({ items: chosen }), NOW)
  expect(accepted).toBe(1)
  expect(inEnglish(refused)).toEqual([
    { item: `change-${change.id}`, sentence: expect.stringContaining('changed it since') },
  ])
  expect(changed).toContain('location:orlando-fl')
  expect((await siteNotificationsOf(pat)).map(({ kind }) => kind)).toContain('review-published')
  // Nor by a hand-written request.
  await propose(chris, { aboutUs: 'Best of all!' }, day('24T15'))
  const { version } = await db().profileChange.findUniqueOrThrow({ where: { id: change.id } })
  const unread = { items: [{ subject: 'change', id: change.id, version: String(version) }, { ...chosen[0] }] }
  const again = await acceptMany(alex, acceptanceInput.parse(unread), NOW)
  expect(inEnglish(again.refused.map(({ sentence }) => sentence))).toEqual([
    'Please open and read this first.',
    'It has already been decided or withdrawn.',
  ])
  expect(acceptanceInput.safeParse({ items: [{ subject: 'claim', id: 1, version: '1' }] }).success).toBe(false)
  expect(held.status).toBe('pending')
})

test('when the database fails during a bulk accept, accepted items stay and the rest are reported for another look', async () => {
  const { change } = await addPendingItems()
  const alex = await createActor('admin')
  const { items } = await queue(alex)
  const chosen = items
    .filter(({ version }) => version !== null)
    .sort((one, other) => other.subject.localeCompare(one.subject))
  expect(chosen.map(({ subject }) => subject)).toEqual(['review', 'change'])
  const patient = db()
  const hasty = createDatabase(databases.url(), 2, { ...JOB_TIMEOUTS, lock: 500 })
  setDatabase(hasty)
  try {
    await patient.$transaction(async (tx) => {
      // Accepting waits for this lock longer than its client does.
      await tx.$queryRaw`SELECT id FROM profile_changes WHERE id = ${change.id} FOR UPDATE`
      const done = await acceptMany(alex, acceptanceInput.parse({ items: chosen }), NOW)
      expect(inEnglish(done)).toMatchObject({
        accepted: 1,
        refused: [{ item: `change-${change.id}`, sentence: expect.stringMatching(/^We couldn’t reach our data/) }],
        changed: expect.arrayContaining(['location:orlando-fl']),
      })
    })
  } finally {
    setDatabase(patient)
    await hasty.$disconnect()
  }
  expect(await db().profileChange.findUnique({ where: { id: change.id } })).toMatchObject({ status: 'pending' })
})

test('two admins who accept the same items in bulk at the same time accept each once', async () => {
  const { pat } = await addPendingItems()
  const [alex, kim] = [await createActor('admin'), await createActor('admin')]
  const { items } = await queue(alex)
  const chosen = acceptanceInput.parse({ items: items.filter(({ version }) => version !== null) })
  const results = await Promise.all([alex, kim].map((admin) => acceptMany(admin, chosen, NOW)))
  expect(results.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(2)
  expect(results.flatMap(({ refused }) => refused)).toHaveLength(2)
  expect((await siteNotificationsOf(pat)).filter(({ kind }) => kind === 'review-published')).toHaveLength(1)
})

test('the reporter of a mistake is answered once, by mail; a second admin is refused', async () => {
  const { report } = await addPendingItems()
  const [alex, kim] = [await createActor('admin'), await createActor('admin')]
  const decide = (admin: Admin) => decideReport(admin, report.id, { outcome: 'acted', answer: 'It is 6 now.' }, NOW)
  const results = await Promise.allSettled([decide(alex), decide(kim)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const mails = await mailsTo('kim@home.test')
  expect(mails.map(({ subject }) => subject)).toEqual(['Your report about Little Harbor Academy'])
  expect(mails[0]?.text).toContain('It is 6 now.')
  await expect(decideReport(alex, 999, { outcome: 'acted', answer: '' }, NOW)).rejects.toMatchObject({ status: 404 })
})

test('a reporter with an account is answered in its language', async () => {
  const { report } = await addPendingItems()
  const { id } = await createActor('caregiver')
  await db().user.update({ where: { id }, data: { email: 'kim@home.test', locale: 'es-US' } })
  await decideReport(await createActor('admin'), report.id, { outcome: 'acted', answer: '' }, NOW)
  expect((await mailsTo('kim@home.test'))[0]?.html).toContain('lang="es-US"')
})

test('the reporter of a conversation is notified of the outcome, and a new report makes it pending again', async () => {
  const { inquiry, pat } = await addPendingItems()
  const [alex, kim] = [await createActor('admin'), await createActor('admin')]
  const decide = (admin: Admin, seen: Date) =>
    decideInquiryReports(admin, inquiry.id, { outcome: 'nothing_wrong', seen: seen.getTime() }, NOW)
  await expect(decide(alex, day('22T10'))).rejects.toMatchObject({ status: 409, message: /reported again/ })
  const results = await Promise.allSettled([decide(alex, day('23T17')), decide(kim, day('23T17'))])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await siteNotificationsOf(pat)).at(-1)).toMatchObject({
    kind: 'conversation-report-settled',
    facts: { outcome: 'nothing_wrong', reader: 'caregiver' },
  })
  expect((await queue(alex, { kind: 'reports' })).items.map(({ subject }) => subject)).toEqual(['report'])
  await expect(decideInquiryReports(alex, 999, { outcome: 'acted', seen: 0 }, NOW)).rejects.toMatchObject({
    status: 404,
  })
})

test('a decision about a review is refused when its text changed or a colleague has already decided', async () => {
  const { held, pat, provider, chris } = await addPendingItems()
  const [alex, kim] = [await createActor('admin'), await createActor('admin')]
  const versionOf = async (kind: string) => (await queue(alex, { kind })).items[0]?.version ?? ''
  const shownVersion = await versionOf('reviews')
  await addReview(pat, provider.slug, { text: 'Kind teachers, and a yard with swings.' }, day('24T15'))
  const accept = (admin: Admin, version: string) => decideReview(admin, held.id, { decision: 'accept', version }, NOW)
  await expect(accept(alex, shownVersion)).rejects.toMatchObject({ status: 409, message: /author changed it/ })
  const now = await versionOf('reviews')
  const reject = { decision: 'reject', version: now, reason: 'abusive' } as const
  const results = await Promise.allSettled([accept(alex, now), decideReview(kim, held.id, reject, NOW)])
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, message: /Another admin/ },
  })
  expect((await siteNotificationsOf(pat)).filter(({ kind }) => kind.startsWith('review-'))).toHaveLength(1)
  // A published review is pending again when it is reported.
  const other = await publishedReview(provider.slug)
  await reportReview(chris, other.id, { reason: 'untrue', note: '' }, day('24T15'))
  expect((await queue(alex, { kind: 'reports' })).items.at(-1)).toMatchObject({ subject: 'review', version: null })
  await acceptReview(alex, other.id, NOW)
})

test('a rejected review that is written again comes last, in time and assigned to nobody', async () => {
  const { held, pat, provider } = await addPendingItems()
  const alex = await createActor('admin')
  const item = { subject: 'review', id: held.id } as const
  await assignItem(alex, item, null, day('20T16'))
  const expectedItems = { items: [{ id: held.id, clock: { state: 'today' }, takenBy: { id: alex.id } }] }
  expect(await queue(alex, { kind: 'reviews' })).toMatchObject(expectedItems)
  await rejectReview(alex, held.id, 'advertising', day('20T17'))
  await addReview(pat, provider.slug, { text: 'Kind teachers. That is all I say.' }, day('24T14'))
  const again = { items: [{ id: held.id, since: '2026-11-24', clock: { state: 'in-time' }, takenBy: null }] }
  expect(await queue(alex, { kind: 'reviews' })).toMatchObject(again)
})

test('an admin pages through all items assigned to them, also of one kind', async () => {
  const { provider, report } = await addPendingItems()
  const alex = await createActor('admin')
  const more = { providerId: provider.id, topic: 'hours', message: 'x', createdAt: day('21T15') } as const
  await db().report.createMany({
    data: Array.from({ length: QUEUE_PAGE }, (_, n) => ({ ...more, fingerprint: String(n).padStart(64, '0') })),
  })
  for (const { id } of await db().report.findMany()) await assignItem(alex, { subject: 'report', id }, null, NOW)
  const first = await queue(alex, { mine: '1' })
  expect([first.items.length, first.items[0]?.id, first.pageCount]).toEqual([QUEUE_PAGE, report.id, 2])
  const second = await queue(alex, { mine: '1', kind: 'reports', page: '2' })
  expect([second.items.length, second.pageCount]).toEqual([1, 2])
  expect(await queue(alex, { mine: '1', kind: 'claims' })).toMatchObject({ items: [], pageCount: 1 })
})

test('decided items are listed with the admin who decided, also by kind, and deleted ones are marked', async () => {
  const { change, report, held, provider } = await addPendingItems()
  const alex = await createActor('admin')
  await decideChange(alex, change.id, { version: 1, decisions: { hours: { accepted: true } } }, NOW)
  await decideReport(alex, report.id, { outcome: 'acted', answer: '' }, NOW)
  await acceptReview(null, held.id, NOW)
  const decided = (query: object = {}) => findDecided(queueQuery.parse({ view: 'decided', ...query }))
  const { items, next } = await decided()
  expect(items.map(({ subject, id, title, by }) => [subject, id, title, by])).toEqual([
    ['review', held.id, provider.name, null],
    ['report', report.id, provider.name, 'Alex Tester'],
    ['change', change.id, provider.name, 'Alex Tester'],
  ])
  expect(next).toBeNull()
  await db().report.delete({ where: { id: report.id } })
  expect((await decided({ kind: 'reports' })).items).toMatchObject([{ title: null }])
  expect((await decided({ kind: 'photos' })).items).toHaveLength(1)
  expect((await decided({ before: items[1]?.line })).items).toHaveLength(1)
})
