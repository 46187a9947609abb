import 'server-only'
import { db } from '@/lib/platform/db'
import { addressLine } from '@/lib/providers/rules/address'
import { ASIDES } from '../../rules/report-words'
import { asideDraft } from '../../schema/aside-draft'
import type { AsideCode } from '../../types/rows'
import type { AsideGroup } from '../../types/uploads'

const MOST = 500

/** Rows of a batch that wait for a decision, by the rule that was too weak, each with whom it may be; the surest candidate first. */
export async function findAsides(batchId: number): Promise<AsideGroup[]> {
  const rows = await db().importAside.findMany({
    where: { batchId },
    orderBy: [{ code: 'asc' }, { line: 'asc' }],
    take: MOST,
    select: {
      source: true,
      sourceId: true,
      line: true,
      name: true,
      code: true,
      reason: true,
      draft: true,
      candidates: {
        orderBy: [{ percent: 'desc' }, { providerId: 'asc' }],
        select: {
          providerId: true,
          percent: true,
          reason: true,
          provider: { select: { name: true, street: true, city: true, state: true, zip: true, phone: true } },
        },
      },
    },
  })
  const homes = await findHomes(batchId)
  const groups = new Map<string, AsideGroup>()
  for (const { code, draft, candidates, ...row } of rows) {
    const group = groups.get(code) ?? { code, title: titleOf(code), source: row.source, rows: [] }
    groups.set(code, group)
    const said = asideDraft.safeParse(draft).data
    group.rows.push({
      ...row,
      says: said ? addressLine({ ...said, street: said.street ?? null }) : '',
      phone: said?.phone ?? null,
      isHome: said?.kind === 'family_home',
      canBeNew: said?.latitude !== undefined || homes.has(`${row.source} ${row.sourceId}`),
      candidates: candidates.map(({ provider, ...one }) => ({
        ...one,
        name: provider.name,
        phone: provider.phone,
        place: addressLine(provider),
      })),
    })
  }
  return [...groups.values()]
}

/** Of which family homes it is kept where they are; where that is stays there. */
async function findHomes(batchId: number): Promise<Set<string>> {
  const select = { source: true, sourceId: true }
  const rows = await db().importAsideHome.findMany({ where: { aside: { batchId } }, select })
  return new Set(rows.map(({ source, sourceId }) => `${source} ${sourceId}`))
}

const titleOf = (code: string) => (code in ASIDES ? ASIDES[code as AsideCode] : code)
