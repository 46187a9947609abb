import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { InvalidInputError } from '@/lib/platform/errors'
import type { Point } from '../rules/geo'

/** The centers of these ZIPs, for the public point of family homes. Asking for one that is not known throws. */
export async function readZipCenters(tx: Transaction, zips: readonly string[]): Promise<(zip: string) => Point> {
  const rows = zips.length === 0 ? [] : await tx.zipCode.findMany({ where: { zip: { in: [...new Set(zips)] } } })
  const centers = new Map(rows.map(({ zip, latitude, longitude }) => [zip, { latitude, longitude }]))
  return (zip) => {
    const center = centers.get(zip)
    if (center) return center
    throw new InvalidInputError(`ZIP code ${zip} is not known, so a family home there has no public place.`)
  }
}
