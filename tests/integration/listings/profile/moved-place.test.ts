import { findMovedPlace } from '@/lib/listings/profiles/queries/changes'
import { db } from '@/lib/platform/database/client'
import { testDatabase } from '@/tests/support/platform/database'
import { addProvider } from '@/tests/support/providers/add-provider'

testDatabase({ gazetteer: true })

async function at(change: object) {
  const { id } = await addProvider()
  return db().provider.update({ where: { id }, data: change, select: { slug: true, latitude: true, longitude: true } })
}

test('an address in another ZIP code moves the page to its middle, and one that cannot be read or is near by moves nothing', async () => {
  const { slug, ...from } = await at({ kind: 'center', street: '12 Lantern Ln', zip: '32801' })
  const moved = await findMovedPlace(slug, '9 Oak St, Winter Park, FL 32789')
  expect(moved?.from).toEqual(from)
  const zip = await db().zipCode.findUniqueOrThrow({ where: { zip: '32789' } })
  expect(moved?.to).toEqual({ latitude: zip.latitude, longitude: zip.longitude })
  expect(await findMovedPlace(slug, '12 Lantern Lane, Orlando, FL 32801')).toBeNull()
  expect(await findMovedPlace(slug, 'Behind the church')).toBeNull()
  expect(await findMovedPlace(slug, '9 Oak St, Winter Park, FL 00000')).toBeNull()
  // There is a Winter Park in Colorado too, with other ZIP codes.
  expect(await findMovedPlace(slug, '9 Oak St, Winter Park, CO 32789')).toBeNull()
  expect(await findMovedPlace('nobody', '9 Oak St, Winter Park, FL 32789')).toBeNull()
})

test('no map shows where a family home is', async () => {
  const { slug } = await at({ kind: 'family_home', street: null, zip: '32801' })
  expect(await findMovedPlace(slug, 'Winter Park, FL 32789')).toBeNull()
})
