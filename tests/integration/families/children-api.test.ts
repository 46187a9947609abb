import { PATCH } from '@/app/api/caregiver/profile/route'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import { logger } from '@/lib/platform/logging/logger'
import { setClock } from '@/lib/platform/time/clock'
import { createActor } from '@/tests/support/accounts/actors'
import { send } from '@/tests/support/accounts/people'
import {
  fetchChildren,
  MIA,
  sendChild,
  sendChildChange,
  sendChildDeletion,
  switchSessionTo,
} from '@/tests/support/families/family'
import { testDatabase } from '@/tests/support/platform/database'

jest.mock('next/headers', () => require('@/tests/support/accounts/request-cookies').nextHeaders)
testDatabase()

let parent: SignedInActor
beforeEach(async () => {
  setClock(new Date('2026-11-22T12:00:00Z'))
  parent = await createActor('caregiver')
  await switchSessionTo(parent)
})
afterEach(() => setClock(undefined))
const save = (profile: Record<string, unknown>) => send(PATCH, profile, { method: 'PATCH' })

test('a parent adds two children, changes one, removes the other, and reads the rest', async () => {
  expect((await sendChild()).status).toBe(201)
  await sendChild({ name: 'Leo', birthMonth: '2027-02', startMonth: '' })
  const [mia, leo] = await fetchChildren()
  expect(mia).toEqual({ id: expect.any(Number), ...MIA, version: expect.any(String) })
  expect(leo).toMatchObject({ name: 'Leo', birthMonth: '2027-02', startMonth: null })
  expect((await sendChildChange(mia?.id ?? 0, { name: 'Mimi', startMonth: null })).json).toEqual({ saved: true })
  expect((await sendChildDeletion(leo?.id ?? 0)).json).toEqual({ removed: true })
  expect(await fetchChildren()).toEqual([{ ...mia, name: 'Mimi', startMonth: null, version: expect.any(String) }])
})

test('the later of two tabs does not overwrite a child that it has not read', async () => {
  await sendChild()
  const [{ id, version } = { id: 0, version: '' }] = await fetchChildren()
  expect((await sendChildChange(id, { notes: 'Naps at one.', version })).status).toBe(200)
  const late = await sendChildChange(id, { name: 'Mimi', version })
  expect([late.status, late.json.fields]).toEqual([409, { version: expect.stringMatching(/in another tab/) }])
  const [now] = await fetchChildren()
  expect(now).toMatchObject({ name: 'Mia', notes: 'Naps at one.' })
  expect((await sendChildChange(id, { notes: 'Naps at one.', version })).status).toBe(200)
  expect((await sendChildChange(id, { name: 'Mimi', version: now?.version })).status).toBe(200)
})

test("a parent neither reads, changes nor removes another parent's child", async () => {
  await sendChild()
  const [mia] = await fetchChildren()
  await switchSessionTo(await createActor('caregiver'))
  expect(await fetchChildren()).toEqual([])
  for (const answer of [await sendChildChange(mia?.id ?? 0, { name: 'Theirs' }), await sendChildDeletion(mia?.id ?? 0)])
    expect([answer.status, answer.json]).toEqual([404, { message: 'We can’t find this child.' }])
  await switchSessionTo(parent)
  expect(await fetchChildren()).toEqual([mia])
})

test.each([
  [{ birthMonth: '2013-11' }, 'birthMonth', /up to 12 years/],
  [{ birthMonth: '2027-10' }, 'birthMonth', /up to 10 months before/],
  [{ startMonth: '2025-02' }, 'startMonth', /before the month of birth/],
  [{ startMonth: '2032-01' }, 'startMonth', /next five years/],
])('%j is refused with a message at its field, and changes nothing', async (months, field, sentence) => {
  const refused = await sendChild(months)
  expect([refused.status, refused.json.fields]).toEqual([400, { [field]: expect.stringMatching(sentence) }])
  await sendChild()
  const [mia] = await fetchChildren()
  expect((await sendChildChange(mia?.id ?? 0, months)).status).toBe(400)
  expect(await fetchChildren()).toEqual([mia])
})

test('an eleventh child is refused, also when twenty requests arrive at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => sendChild()))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(answers.find(({ status }) => status === 409)?.json.message).toBe('You can add up to 10 children.')
  expect(await fetchChildren()).toHaveLength(10)
})

test('the profile endpoint creates the first child from a name and an age, then changes only that child', async () => {
  expect((await save({ childName: 'Mia', childAge: 20, childPreferences: 'Naps' })).json).toEqual({ saved: true })
  await sendChild({ name: 'Leo' })
  await save({ childAge: 21 })
  await save({ childPreferences: 'Naps at one' })
  const [mia, leo] = await fetchChildren()
  expect(mia).toMatchObject({ name: 'Mia', birthMonth: '2025-02', startMonth: null, notes: 'Naps at one' })
  expect(leo).toMatchObject({ name: 'Leo', birthMonth: MIA.birthMonth })
})

test('without a child the endpoint names the missing fields; an empty body changes nothing', async () => {
  expect((await save({ childAge: 20 })).json.fields).toEqual({ childName: 'Please enter a first name or nickname.' })
  expect((await save({ childName: 'Mia' })).json.fields).toEqual({ childAge: 'Please enter the age in months.' })
  expect((await save({})).status).toBe(200)
  expect(await fetchChildren()).toEqual([])
})

test('an age that puts the birth after the chosen start date removes the date', async () => {
  await sendChild({ birthMonth: '2026-01', startMonth: '2026-02' })
  await save({ childAge: 2 })
  expect((await fetchChildren())[0]).toMatchObject({ birthMonth: '2026-09', startMonth: null })
})

test('notification preferences are the switches of the settings, and safety notices do not change', async () => {
  await save({ notificationPreferences: 'email' })
  const chosen = await db().notificationChoice.findMany({ where: { userId: parent.id } })
  expect(chosen.find(({ kind }) => kind === 'new-device')).toMatchObject({ app: false, email: null })
  expect(chosen.map(({ kind }) => kind)).not.toContain('report-received')
  await save({ notificationPreferences: 'app, email' })
  expect((await db().notificationChoice.findMany({ where: { app: false } })).length).toBe(0)
  expect((await save({ notificationPreferences: 'pigeon' })).status).toBe(400)
})

test('no data of a child is logged', async () => {
  const written = (['info', 'warn', 'error', 'debug'] as const).map((level) =>
    jest.spyOn(logger, level).mockImplementation(() => undefined),
  )
  await sendChild({ name: 'Zebulina' })
  await sendChild({ name: 'Zebulina', birthMonth: '2000-01' })
  await save({ childName: 'Zebulina', childAge: 900 })
  expect(JSON.stringify(written.flatMap((spy) => spy.mock.calls))).not.toMatch(/Zebulina|2000-01/)
  for (const spy of written) spy.mockRestore()
})
