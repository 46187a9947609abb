import { setStatus } from '@/lib/admin/directory/commands/edit-provider'
import { findEditSheet, findProviderFile } from '@/lib/admin/directory/queries/provider-file'
import { db } from '@/lib/platform/database/client'
import { mergeProvider } from '@/lib/providers/commands/save-providers'
import { createActor } from '@/tests/support/accounts/actors'
import { addProviderManager } from '@/tests/support/enrollment/conversation'
import { testDatabase } from '@/tests/support/platform/database'
import { refusalOf } from '@/tests/support/platform/in-english'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'
import { EDITED_AT as at, editAs } from '@/tests/support/providers/edit-providers'

testDatabase()

let alex: Awaited<ReturnType<typeof createActor>>
let id: number
beforeEach(async () => {
  alex = await createActor('admin')
  await addLocation()
  id = (await addProvider({ name: 'Otter House', phone: '(407) 555-0100', zip: '32801', facts: {} })).id
})
const stored = () => db().provider.findUniqueOrThrow({ where: { id }, include: { facts: true, ageBands: true } })
const audit = () => db().auditEntry.findMany({ select: { action: true, actorId: true, details: true } })

test("an admin's edit is on the page immediately, with staff as its source today, and logged with the old value and the reason", async () => {
  const bands = { ...(await typedBands()), infant: { openings: '2', tuition: '$310' } }
  const tags = await editAs(alex, id, {
    phone: '407 555 0177',
    capacity: '48',
    programs: ['vpk'],
    alternateNames: 'Otters\nOtters\n The Otter  House',
    bands,
    reason: 'visitor_reported',
  })
  const row = await stored()
  expect(row).toMatchObject({ phone: '(407) 555-0177', capacity: 48, programs: ['vpk'] })
  expect(row.alternateNames).toEqual(['Otters', 'The Otter House'])
  expect(row.ageBands).toMatchObject([{ band: 'infant', openings: 2, tuitionWeeklyCents: 31_000 }])
  expect(
    row.facts
      .map(({ group, source, sourceName, confirmedOn }) => [
        group,
        source,
        sourceName,
        confirmedOn.toISOString().slice(0, 10),
      ])
      .sort(),
  ).toEqual(['contact', 'openings', 'tuition'].map((group) => [group, 'staff', 'directory staff', '2026-11-20']))
  expect(tags).toContain(`provider:${id}`)
  expect((await findProviderFile(id, 'en')).edits).toMatchObject([
    {
      editor: { id: alex.id },
      reason: 'visitor_reported',
      fields: [
        { field: 'phone', from: '(407) 555-0100', to: '(407) 555-0177' },
        { field: 'alternateNames', from: '', to: 'Otters\nThe Otter House' },
        { field: 'programs', to: 'VPK' },
        { field: 'capacity', to: '48 children' },
        { field: 'openings', from: '', to: 'Under 1: 2' },
        { field: 'tuition', from: '', to: 'Under 1: $310' },
      ],
    },
  ])
  const fields = 'phone alternateNames programs capacity openings tuition'
  expect(await audit()).toEqual([
    { action: 'provider.edited', actorId: alex.id, details: { providerId: id, fields, reason: 'visitor_reported' } },
  ])
})

test('an admin corrects the description in Spanish alone, and the edit history says which', async () => {
  await db().provider.update({ where: { id }, data: { description: 'A yard.', descriptions: { 'es-US': 'Un pato.' } } })
  await editAs(alex, id, { 'aboutUs-es-US': 'Un patio.', reason: 'correction' })
  expect(await stored()).toMatchObject({ description: 'A yard.', descriptions: { 'es-US': 'Un patio.' } })
  expect((await findProviderFile(id, 'en')).edits[0]?.fields).toEqual([
    { field: 'aboutUs-es-US', from: 'Un pato.', to: 'Un patio.' },
  ])
})

test("the provider's manager is notified of what was changed and why", async () => {
  const chris = await createActor('careprovider')
  await addProviderManager(id, chris)
  await editAs(alex, id, { businessName: 'Otter Hall', reason: 'provider_asked' })
  expect(
    await db().notification.findMany({ where: { userId: chris.id }, select: { kind: true, facts: true } }),
  ).toEqual([
    {
      kind: 'page-edited',
      facts: expect.objectContaining({ provider: 'Otter Hall', fields: ['businessName'], reason: 'provider_asked' }),
    },
  ])
})

test('a center that becomes a home hides its street, also on the pages of other providers nearby', async () => {
  expect(await editAs(alex, id, { kind: 'family_home' })).toContain('directory')
  expect(await stored()).toMatchObject({ kind: 'family_home', street: null })
  const own = await db().providerPrivateAddress.findUniqueOrThrow({ where: { providerId: id } })
  expect(own.street).not.toBeNull()
})

test('when two admins edit at the same time, the second is refused and the first edit is preserved', async () => {
  const { version } = await findEditSheet(id)
  const results = await Promise.allSettled([
    editAs(alex, id, { capacity: '40' }, { version }),
    editAs(await createActor('admin'), id, { capacity: '60' }, { version }),
  ])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await db().providerEdit.count()).toBe(1)
})

test('an unchanged form, an unknown ZIP code and a merged provider are refused and change nothing', async () => {
  expect(await refusalOf(editAs(alex, id, {}))).toContain('You haven’t changed anything yet.')
  expect(await refusalOf(editAs(alex, id, { address: '1 Oak St, Orlando, FL 99999' }))).toContain(
    'We can’t find this ZIP code',
  )
  const other = await addProvider({ name: 'Heron House' })
  await db().$transaction((tx) => mergeProvider(tx, id, other.id))
  expect(await refusalOf(editAs(alex, id, { capacity: '40' }))).toContain('part of another one')
  expect(await refusalOf(setStatus(alex, id, { status: 'closed', from: 'open', reason: 'checked' }, at))).toContain(
    'part of another',
  )
  expect(await refusalOf(findEditSheet(99_999))).toContain('We can’t find this provider.')
  expect(await db().providerEdit.count()).toBe(0)
})

test('a provider is closed and reopened by hand, each once, and imports no longer change its status', async () => {
  const close = () => setStatus(alex, id, { status: 'closed', from: 'open', reason: 'official_record' }, at)
  const results = await Promise.allSettled([close(), close()])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await stored()).toMatchObject({ status: 'closed', closedOn: new Date('2026-11-20'), closedSource: null })
  expect(await db().providerSearchDocument.count()).toBe(0)
  await db().provider.update({ where: { id }, data: { closedSource: 'A list, May 2026' } })
  await setStatus(alex, id, { status: 'open', from: 'closed', reason: 'correction' }, at)
  expect(await stored()).toMatchObject({ status: 'open', closedOn: null, closedSource: null })
  expect(await db().providerSearchDocument.count()).toBe(1)
  expect((await findProviderFile(id, 'en')).edits.map(({ fields }) => fields)).toEqual([
    [{ field: 'status', from: 'Closed', to: 'Open' }],
    [{ field: 'status', from: 'Open', to: 'Closed' }],
  ])
})

async function typedBands() {
  const none = { openings: '', tuition: '' }
  return { infant: none, one: none, two: none, three: none, four: none, school_age: none }
}
