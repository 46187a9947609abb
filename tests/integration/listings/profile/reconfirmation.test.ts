import { POST as unsubscribe } from '@/app/api/notifications/unsubscribe/route'
import { POST } from '@/app/api/public-profile-facts/confirm-by-link/route'
import { remindDueProviders } from '@/lib/listings/profiles/commands/facts'
import { findFactsByLink, writeFactsToken } from '@/lib/listings/profiles/queries/profile'
import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { setClock } from '@/lib/platform/time/clock'
import { createActor } from '@/tests/support/accounts/actors'
import { mailsTo } from '@/tests/support/accounts/mails'
import { send } from '@/tests/support/accounts/people'
import { EDITED_AT, ownProfile, profileOf } from '@/tests/support/listings/own-profile'
import { testDatabase } from '@/tests/support/platform/database'

const revalidated: string[] = []
jest.mock('next/cache', () => ({ revalidateTag: (tag: string) => revalidated.push(tag) }))
jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()
beforeEach(() => {
  revalidated.length = 0
  setClock(EDITED_AT)
})
afterAll(() => setClock(undefined))

const after = (days: number) => new Date(EDITED_AT.getTime() + days * 86_400_000)
const provenance = (confirmedOn: string, source: 'provider' | 'state_file' = 'provider') =>
  ({ source, sourceName: 'the provider', confirmedOn }) as const
const start = {
  hours: [{ weekday: 0, opensMinute: 480, closesMinute: 1080 }],
  ageBands: [{ band: 'infant' as const, openings: 2, tuitionWeeklyCents: 28_500 }],
  facts: {
    openings: provenance('2026-10-01'),
    tuition: provenance('2026-11-10'),
    hours: provenance('2026-01-01', 'state_file'),
  },
}
const mailsOf = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind === 'facts-to-confirm')
async function tokenOf(email: string) {
  const text = (await mailsOf(email)).at(-1)?.text ?? ''
  return /confirm-facts\?token=([\w.-]+)/.exec(text)?.[1] ?? ''
}
/** A page with old openings whose people got the mail; `token` is from the mail's link. */
async function remindedPage() {
  const own = await ownProfile(start)
  await remindDueProviders(EDITED_AT)
  return { ...own, token: await tokenOf(own.chris.email) }
}
const confirm = (token: string, group: string) => send(POST, { token, group })
/** Sends the form as a browser without JavaScript does. */
const sendForm = (fields: Record<string, string>) =>
  POST(
    new Request('http://localhost:3000/api/x', {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    }),
    { params: Promise.resolve({}) },
  )
const isDead = (token: string, now = EDITED_AT) =>
  expect(findFactsByLink(token, now)).rejects.toThrow(message('listings.profileErrors.deadLink'))

test('editors of a page are reminded once a month of facts older than 30 days; the front desk is not', async () => {
  const { id, chris } = await ownProfile(start)
  const fran = await createActor('careprovider')
  await db().providerPerson.create({
    data: { providerId: id, userId: fran.id, role: 'front_desk', createdAt: EDITED_AT },
  })
  await remindDueProviders(EDITED_AT)
  const [mail, ...others] = await mailsOf(chris.email)
  expect(mail?.text).toContain('Openings: Oct 1')
  expect(mail?.text).not.toMatch(/Tuition: |Opening hours: /)
  expect([others, await mailsOf(fran.email)]).toEqual([[], []])
  for (const days of [0, 1, 29]) await remindDueProviders(after(days))
  expect(await mailsOf(chris.email)).toHaveLength(1)
  await remindDueProviders(after(30))
  expect(await mailsOf(chris.email)).toHaveLength(2)
})

test('two concurrent workers send one reminder', async () => {
  const { chris } = await ownProfile(start)
  await Promise.all([remindDueProviders(EDITED_AT), remindDueProviders(EDITED_AT)])
  expect(await mailsOf(chris.email)).toHaveLength(1)
})

test.each([
  ['facts from a state file', { ...start, facts: { hours: provenance('2026-01-01', 'state_file') } }],
  ['recently confirmed facts', { ...start, facts: { openings: provenance('2026-10-21') } }],
  ['facts that the page does not state', { ageBands: [], facts: { openings: provenance('2026-01-01') } }],
])('no reminder is sent about %s', async (_, overrides) => {
  const { chris } = await ownProfile(overrides)
  await remindDueProviders(EDITED_AT)
  expect(await mailsOf(chris.email)).toEqual([])
})

test('no reminder is sent about a closed page', async () => {
  const { id, chris } = await ownProfile(start)
  await db().provider.update({ where: { id }, data: { status: 'closed' } })
  await remindDueProviders(EDITED_AT)
  expect(await mailsOf(chris.email)).toEqual([])
})

test('while the page is contested no reminder is sent, and an older link confirms nothing and says why', async () => {
  const { id, chris, token } = await remindedPage()
  const claim = { providerId: id, userId: (await createActor('careprovider')).id, position: 'Director', note: '' }
  await db().providerClaim.create({ data: { ...claim, createdAt: EDITED_AT } })
  await remindDueProviders(after(30))
  expect(await mailsOf(chris.email)).toHaveLength(1)
  const answer = await sendForm({ token, group: 'openings' })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([409, 'text/html; charset=utf-8'])
  const page = await answer.text()
  expect(page).toContain('Someone else claims this page too')
  expect(page).toContain(`href="/confirm-facts?token=${token}"`)
  expect((await profileOf(chris)).facts.openings).toEqual(provenance('2026-10-01'))
})

test('the link shows what the page states, and one press confirms a group, without signing in', async () => {
  const { id, chris, token } = await remindedPage()
  const linked = await findFactsByLink(token, EDITED_AT)
  expect(linked.groups.map(({ group }) => group)).toEqual(['openings', 'tuition', 'hours', 'contact'])
  expect(linked.groups[0]?.provenance).toEqual(provenance('2026-10-01'))
  expect(revalidated).toEqual([])
  expect((await confirm(token, 'openings')).status).toBe(200)
  const { facts } = await profileOf(chris)
  expect(facts.openings).toEqual(provenance('2026-11-20'))
  expect(facts.tuition).toEqual(provenance('2026-11-10'))
  expect(revalidated).toEqual(expect.arrayContaining([`provider:${id}`, 'location:orlando-fl']))
  expect(await db().auditEntry.findFirst({ where: { action: 'profile.facts-confirmed' } })).toMatchObject({
    actorId: chris.id,
    details: { providerId: id, groups: 'openings' },
  })
})

test('confirming all dates every stated group, also by a form without JavaScript', async () => {
  const { chris, token } = await remindedPage()
  const answer = await sendForm({ token, group: 'all' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/confirm-facts?token=${token}&done=1`])
  const { facts } = await profileOf(chris)
  for (const group of ['openings', 'tuition', 'hours', 'contact'] as const)
    expect(facts[group]).toEqual(provenance('2026-11-20'))
  await remindDueProviders(after(30))
  expect(await mailsOf(chris.email)).toHaveLength(1)
})

test('an altered, foreign or expired link opens and confirms nothing', async () => {
  const { id, chris, token } = await remindedPage()
  const [provider, user, day, signature] = token.split('.')
  const stranger = await createActor('careprovider')
  const wrong = [
    '',
    'x',
    `${provider}.${user}.${Number(day) + 1}.${signature}`,
    `${Number(provider) + 1}.${user}.${day}.${signature}`,
    `${provider}.${stranger.id}.${day}.${signature}`,
    `${token.slice(0, -2)}AA`,
    '9999999999.9999999999.1.AAAAAAAAAAAAAAAAAAAAAA',
    writeFactsToken({ providerId: id, userId: stranger.id }, EDITED_AT),
  ]
  for (const one of wrong) {
    await isDead(one)
    expect([400, 404]).toContain((await confirm(one, 'all')).status)
  }
  await isDead(token, after(31))
  expect(await findFactsByLink(token, after(30))).toMatchObject({ provider: { name: expect.any(String) } })
  expect((await confirm(token, 'license')).status).toBe(400)
  expect((await profileOf(chris)).facts.openings).toEqual(provenance('2026-10-01'))
})

test('the link expires if its person leaves, moves to the front desk or is suspended, or the page closes', async () => {
  const { id, chris, token } = await remindedPage()
  const person = { providerId_userId: { providerId: id, userId: chris.id } }
  await db().providerPerson.update({ where: person, data: { role: 'front_desk' } })
  await isDead(token)
  await db().providerPerson.update({ where: person, data: { role: 'editor' } })
  await db().user.update({ where: { id: chris.id }, data: { status: 'suspended' } })
  await isDead(token)
  await db().user.update({ where: { id: chris.id }, data: { status: 'active' } })
  await findFactsByLink(token, EDITED_AT)
  await db().provider.update({ where: { id }, data: { status: 'closed' } })
  await isDead(token)
  await db().provider.update({ where: { id }, data: { status: 'open' } })
  await db().providerPerson.delete({ where: person })
  await isDead(token)
  expect((await confirm(token, 'all')).status).toBe(404)
})

test('one press in the mail app unsubscribes from these mails, and the site still notifies', async () => {
  const { chris } = await remindedPage()
  const [mail] = await mailsOf(chris.email)
  const token = /unsubscribe\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
  const one = new Request(`http://localhost:3000/api/notifications/unsubscribe?token=${token}`, { method: 'POST' })
  expect((await unsubscribe(one, { params: Promise.resolve({}) })).status).toBeLessThan(400)
  await remindDueProviders(after(30))
  expect(await mailsOf(chris.email)).toHaveLength(1)
  expect(await db().notification.count({ where: { userId: chris.id, kind: 'facts-to-confirm' } })).toBe(2)
})
