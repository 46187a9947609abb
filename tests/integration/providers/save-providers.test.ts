import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { codeOf } from '@/lib/providers/rules/names'
import type { ProviderChange, ProviderDraft } from '@/lib/providers/schema'
import { draftOf } from '@/tests/support/factories/provider'
import { testDatabase } from '@/tests/support/platform/database'
import { addPlaces } from '@/tests/support/providers/add-provider'

testDatabase()
beforeEach(addPlaces)

const save = (...items: (ProviderDraft | ProviderChange)[]) => db().$transaction((tx) => saveProviders(tx, items))

async function saveOne(item: ProviderDraft | ProviderChange) {
  const [saved] = await save(item)
  if (!saved) throw new Error('Nothing was saved.')
  return saved
}

const everything: Partial<ProviderDraft> = {
  description: 'Two rooms and a garden.',
  phone: '(407) 555-0123',
  facts: {
    contact: { source: 'state_file', sourceName: 'A list', confirmedOn: '2022-05-02' },
    hours: { source: 'provider', sourceName: 'The provider', confirmedOn: '2026-11-01' },
  },
  ageBands: [
    { band: 'infant', openings: 0, tuitionWeeklyCents: 31_000, childrenPerAdult: 4 },
    { band: 'two', openings: 3 },
  ],
  hours: [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opensMinute: 390, closesMinute: 1_080 })),
  licenses: [{ number: 'C99OR0001', issuer: 'Florida DCF', asOf: '2026-10-01' }],
  inspections: [{ inspectedOn: '2026-03-04', violations: 0, sourceName: 'Florida DCF' }],
  photos: [
    { path: '/a.webp', alt: 'A garden', width: 800, height: 600 },
    { path: '/b.webp', alt: 'A room', width: 800, height: 600 },
  ],
  activities: [{ name: 'Music', description: 'Songs at noon.' }],
  virtualTours: [{ place: 'outdoor_area', title: 'The garden', url: 'https://tours.example/1' }],
  sources: [{ source: 'a-list', sourceId: '7', rowHash: 'a'.repeat(64) }],
}

test('a provider is stored with all of its data, under an address made from its id', async () => {
  const saved = await saveOne(draftOf(everything))
  expect(saved.code).toBe(codeOf(saved.id))
  expect(saved.slug).toBe(`paper-boat-early-learning-orlando-fl-${saved.code}`)

  const stored = await db().provider.findUniqueOrThrow({
    where: { id: saved.id },
    include: {
      facts: true,
      ageBands: true,
      hours: true,
      licenses: true,
      inspections: true,
      photos: { orderBy: { position: 'asc' } },
      activities: true,
      virtualTours: true,
      sources: true,
    },
  })
  expect(stored).toMatchObject({ slug: saved.slug, status: 'open', street: '12 Lantern Ln', reviewCount: 0 })
  expect(stored.facts.map(({ group, source }) => [group, source])).toEqual(
    expect.arrayContaining([
      ['contact', 'state_file'],
      ['hours', 'provider'],
    ]),
  )
  expect(stored.ageBands).toHaveLength(2)
  expect(stored.ageBands.find(({ band }) => band === 'two')).toMatchObject({ openings: 3, tuitionWeeklyCents: null })
  expect(stored.hours).toHaveLength(5)
  expect(stored.licenses[0]).toMatchObject({ number: 'C99OR0001', expiresOn: null })
  expect(stored.inspections).toHaveLength(1)
  expect(stored.photos.map(({ path, position }) => [path, position])).toEqual([
    ['/a.webp', 0],
    ['/b.webp', 1],
  ])
  expect(stored.activities).toHaveLength(1)
  expect(stored.virtualTours).toHaveLength(1)
  expect(stored.sources[0]).toMatchObject({ source: 'a-list', sourceId: '7' })
})

test('many providers are returned in the order they were given, drafts and changes mixed', async () => {
  const first = await saveOne(draftOf({ name: 'Acorn House' }))
  const saved = await save(
    draftOf({ name: 'Birch House' }),
    { id: first.id, name: 'Acorn Home' },
    draftOf({ name: 'Cedar House' }),
  )
  const names = await Promise.all(saved.map(({ id }) => db().provider.findUniqueOrThrow({ where: { id } })))
  expect(names.map(({ name }) => name)).toEqual(['Birch House', 'Acorn Home', 'Cedar House'])
})

test('a change writes its own values and leaves the rest', async () => {
  const saved = await saveOne(draftOf(everything))
  const changed = await saveOne({
    id: saved.id,
    name: 'Paper Ship',
    ageBands: [{ band: 'infant', openings: 2 }],
    facts: { tuition: { source: 'staff', sourceName: 'Us', confirmedOn: '2026-11-02' } },
    hours: [],
    licenses: [{ number: 'C99OR0001', issuer: 'Florida DCF', asOf: '2026-11-01' }],
  })
  expect(changed).toEqual({ ...saved, slug: `paper-ship-orlando-fl-${saved.code}` })

  const stored = await db().provider.findUniqueOrThrow({
    where: { id: saved.id },
    include: { facts: true, ageBands: true, hours: true, photos: true, licenses: true },
  })
  expect(stored).toMatchObject({ name: 'Paper Ship', description: 'Two rooms and a garden.', street: '12 Lantern Ln' })
  expect(stored.ageBands.find(({ band }) => band === 'infant')).toMatchObject({
    openings: 2,
    tuitionWeeklyCents: 31_000,
    childrenPerAdult: 4,
  })
  expect(stored.facts.map(({ group }) => group).toSorted()).toEqual(['contact', 'hours', 'tuition'])
  expect(stored.hours).toEqual([])
  expect(stored.photos).toHaveLength(2)
  expect(stored.licenses.map(({ asOf }) => asOf.toISOString().slice(0, 10))).toEqual(['2026-11-01'])
})

test('a change of an unknown provider is refused, and nothing else in the call is written', async () => {
  const saved = await saveOne(draftOf())
  await expect(save({ id: saved.id, name: 'Renamed' }, { id: 999_999, name: 'Nobody' })).rejects.toThrow(
    message('providers.errors.noProvider', { id: '999999' }),
  )
  await expect(db().provider.findUniqueOrThrow({ where: { id: saved.id } })).resolves.toMatchObject({
    name: 'Paper Boat Early Learning',
  })
})
