import { db } from '@/lib/platform/db'
import { findSurvivors } from '@/lib/providers/queries/survivors'
import { addLocation, addProvider } from '@/tests/support/add-provider'
import { testDatabase } from '@/tests/support/database'

testDatabase()
beforeEach(() => addLocation())

const point = (id: number, mergedIntoId: number) =>
  db().provider.update({ where: { id }, data: { status: 'merged', mergedIntoId } })

test('a chain of merges ends at the one that is left, and the order asked stays', async () => {
  const [first, second, last] = [
    await addProvider({ name: 'Harbor Annex' }),
    await addProvider({ name: 'Harbor House' }),
    await addProvider(),
  ]
  await point(first.id, second.id)
  await point(second.id, last.id)
  expect(await findSurvivors([last.id, first.id, 999_999, second.id])).toEqual([
    { askedId: last.id, id: last.id, publicId: last.slug, formerName: null },
    { askedId: first.id, id: last.id, publicId: last.slug, formerName: 'Harbor Annex' },
    { askedId: second.id, id: last.id, publicId: last.slug, formerName: 'Harbor House' },
  ])
})

test('a closed provider is its own survivor; a circle of merges has none, and nothing hangs', async () => {
  const [closed, one, other] = [await addProvider(), await addProvider(), await addProvider()]
  await db().provider.update({ where: { id: closed.id }, data: { status: 'closed' } })
  await point(one.id, other.id)
  await point(other.id, one.id)
  expect((await findSurvivors([closed.id, one.id, other.id])).map(({ id }) => id)).toEqual([closed.id])
  expect(await findSurvivors([])).toEqual([])
})
