import { findPageTags } from '@/lib/providers/queries/page-tags'
import { addCounty, addLocation, addProvider } from '@/tests/support/add-provider'
import { testDatabase } from '@/tests/support/database'

testDatabase()

test('what changes at a provider is seen on its own page and on those of its city, county and ZIP code', async () => {
  await addLocation()
  await addCounty()
  const { id } = await addProvider({ county: 'Orange' })
  const other = await addProvider()
  expect(await findPageTags([id, other.id])).toEqual([
    `provider:${id}`,
    `provider:${other.id}`,
    'location:32801',
    'location:orange-county-fl',
    'location:orlando-fl',
  ])
})

test('a county that is not in the gazetteer has no page, and nobody has none', async () => {
  await addLocation()
  const { id } = await addProvider()
  expect(await findPageTags([id])).toEqual([`provider:${id}`, 'location:32801', 'location:orlando-fl'])
  expect(await findPageTags([])).toEqual([])
})
