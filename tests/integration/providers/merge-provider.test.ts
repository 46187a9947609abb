import { db } from '@/lib/platform/database/client'
import { message } from '@/lib/platform/language/message'
import { mergeProvider } from '@/lib/providers/commands/save-providers'
import { findProviderPage, findSurvivors } from '@/lib/providers/queries'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'

describe('merge provider', () => {
  testDatabase()
  beforeEach(() => addLocation())

  const merge = (mergedId: number, survivorId: number) =>
    db().$transaction((tx) => mergeProvider(tx, mergedId, survivorId))
  const isFound = async (providerId: number) =>
    (await db().providerSearchDocument.count({ where: { providerId } })) === 1

  test('the old address redirects a parent to the survivor, and no search finds the merged provider', async () => {
    const merged = await addProvider({ name: 'Harbor Annex' })
    const survivor = await addProvider()
    expect(await isFound(merged.id)).toBe(true)
    await merge(merged.id, survivor.id)
    expect(await isFound(merged.id)).toBe(false)
    expect(await isFound(survivor.id)).toBe(true)
    expect(await findProviderPage(merged.slug, new Date('2026-11-20T12:00:00Z'))).toMatchObject({
      kind: 'redirect',
      publicId: survivor.slug,
    })
  })

  test('a provider is not merged into itself, nor into one that is itself merged', async () => {
    const [first, second, third] = [await addProvider(), await addProvider(), await addProvider()]
    await expect(merge(first.id, first.id)).rejects.toMatchObject({ status: 400 })
    await merge(first.id, second.id)
    await expect(merge(third.id, first.id)).rejects.toMatchObject({ status: 400 })
    expect(await isFound(third.id)).toBe(true)
  })

  test('merging with a provider that does not exist reports which one, and changes nothing', async () => {
    const { id } = await addProvider()
    await expect(merge(id, 999_999)).rejects.toThrow(message('providers.errors.noProvider', { id: '999999' }))
    await expect(merge(999_999, id)).rejects.toMatchObject({ status: 404 })
    expect(await db().provider.findUnique({ where: { id }, select: { status: true } })).toEqual({ status: 'open' })
  })
})

describe('survivors', () => {
  testDatabase()
  beforeEach(() => addLocation())

  const point = (id: number, mergedIntoId: number) =>
    db().provider.update({ where: { id }, data: { status: 'merged', mergedIntoId } })

  test('a chain of merges ends at the survivor, and the requested order is preserved', async () => {
    const [first, second, last] = [
      await addProvider({ name: 'Harbor Annex' }),
      await addProvider({ name: 'Harbor House' }),
      await addProvider(),
    ]
    await point(first.id, second.id)
    await point(second.id, last.id)
    expect(await findSurvivors([last.id, first.id, 999_999, second.id])).toEqual([
      { requestedId: last.id, id: last.id, publicId: last.slug, formerName: null, chain: [last.id] },
      {
        ...{ requestedId: first.id, id: last.id, publicId: last.slug, formerName: 'Harbor Annex' },
        chain: [first.id, second.id, last.id],
      },
      {
        requestedId: second.id,
        id: last.id,
        publicId: last.slug,
        formerName: 'Harbor House',
        chain: [second.id, last.id],
      },
    ])
  })

  test('a closed provider is its own survivor; a circle of merges has none and does not hang', async () => {
    const [closed, one, other] = [await addProvider(), await addProvider(), await addProvider()]
    await db().provider.update({ where: { id: closed.id }, data: { status: 'closed' } })
    await point(one.id, other.id)
    await point(other.id, one.id)
    expect((await findSurvivors([closed.id, one.id, other.id])).map(({ id }) => id)).toEqual([closed.id])
    expect(await findSurvivors([])).toEqual([])
  })
})
