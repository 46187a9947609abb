import 'server-only'
import type { Comparable } from '@/lib/imports/rules/match-provider'
import { db } from '@/lib/platform/db'
import { addressLine } from '@/lib/providers/rules/address'
import type { Alike } from '../types'

/** A provider as it is compared: by what a home keeps private too, which is in no view. */
export type Compared = { view: Alike; isSample: boolean; compared: Comparable & { zip: string } }

/** Providers (internal ids) as they are compared, by id; without those that are merged. */
export async function readComparables(ids: readonly number[]): Promise<Map<number, Compared>> {
  const rows = await db().provider.findMany({
    where: { id: { in: [...new Set(ids)] }, status: { not: 'merged' } },
    select: {
      id: true,
      name: true,
      alternateNames: true,
      street: true,
      city: true,
      state: true,
      zip: true,
      phone: true,
      status: true,
      isSample: true,
      privateAddress: { select: { street: true, zip: true } },
      licenses: { select: { issuer: true, number: true, asOf: true } },
    },
  })
  return new Map(
    rows.map(({ id, name, city, state, zip, status, isSample, privateAddress, licenses, ...row }) => [
      id,
      {
        view: { id, name, status, place: addressLine({ street: null, city, state, zip }) },
        isSample,
        compared: {
          ...row,
          name,
          street: row.street ?? privateAddress?.street ?? null,
          zip: zip ?? privateAddress?.zip ?? '',
          licenses: licenses.map(({ asOf, ...license }) => ({ ...license, asOf: asOf.toISOString().slice(0, 10) })),
        },
      },
    ]),
  )
}
