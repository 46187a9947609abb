import 'server-only'
import { cleanPhone } from '@/lib/imports/cleaning/rules/values'
import { db } from '@/lib/platform/database/client'
import { addressLine } from '@/lib/providers/rules/address'
import { codeFromPublicId } from '@/lib/providers/rules/names'
import type { Prisma } from '@/prisma/generated/client'
import { type DirectoryQuery, NO_SOURCE } from '../schema'
import type { ProviderPage } from '../types'

const PAGE = 50
const MAX_WORDS = 6

/**
 * Providers of every status, newest first. `q` is an id, public id, license number or phone number, or words that each occur in the name,
 * city, county, ZIP code or state.
 */
export async function findProviders({
  q,
  status,
  source,
  claimed,
  batch,
  page,
}: DirectoryQuery): Promise<ProviderPage> {
  const where: Prisma.ProviderWhereInput = {
    status,
    ...(source && { sources: source === NO_SOURCE ? { none: {} } : { some: { source } } }),
    ...(claimed && { people: claimed === 'yes' ? { some: {} } : { none: {} } }),
    ...(batch && { importChanges: { some: { batchId: batch, isAdded: true } } }),
    ...(q && { OR: [{ id: { in: await idsNamed(q) } }, { AND: wordsOf(q).map(hasWord) }] }),
  }
  const [rows, total] = await Promise.all([
    db().provider.findMany({
      where,
      orderBy: { id: 'desc' },
      skip: (page - 1) * PAGE,
      take: PAGE,
      select: {
        id: true,
        name: true,
        city: true,
        state: true,
        zip: true,
        kind: true,
        status: true,
        sources: { select: { source: true }, distinct: ['source'], orderBy: { source: 'asc' } },
        people: { select: { userId: true } },
        reports: { where: { status: 'open' }, select: { id: true } },
      },
    }),
    db().provider.count({ where }),
  ])
  // Lists instead of _count, which would count the people and reports of all providers before it takes these.
  const providers = rows.map(({ city, state, zip, sources, people, reports, ...row }) => ({
    ...row,
    place: addressLine({ street: null, city, state, zip }),
    sources: sources.map((one) => one.source),
    peopleCount: people.length,
    openReports: reports.length,
  }))
  return { providers, total, page, pageCount: Math.ceil(total / PAGE) }
}

/** The sources providers were imported from. */
export async function findSources(): Promise<string[]> {
  const rows = await db().importBatch.findMany({
    where: { source: { not: null } },
    distinct: ['source'],
    orderBy: { source: 'asc' },
    select: { source: true },
  })
  return rows.flatMap(({ source }) => source ?? [])
}

/** Providers by id, public id, phone or license number, each looked up by its own index. */
async function idsNamed(q: string): Promise<number[]> {
  const number = /^#?\d{1,9}$/.test(q) ? Number(q.replace('#', '')) : null
  const phone = cleanPhone(q)?.slice(0, 14) ?? null
  const rows = await db().$queryRaw<{ id: number }[]>`
    SELECT id FROM providers WHERE id = ${number}::int
    UNION SELECT id FROM providers WHERE code = ${codeFromPublicId(q)}
    UNION SELECT id FROM providers WHERE left(phone, 14) = ${phone} AND phone IS NOT NULL
    UNION SELECT provider_id FROM provider_licenses WHERE upper("number") = upper(${q})`
  return rows.map(({ id }) => id)
}

const wordsOf = (q: string) =>
  q
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)

function hasWord(word: string): Prisma.ProviderWhereInput {
  const contains = { contains: word.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' as const }
  const texts = [{ name: contains }, { city: contains }, { county: contains }]
  if (/^\d{5}$/.test(word)) return { OR: [...texts, { zip: word }] }
  return /^[a-z]{2}$/i.test(word) ? { OR: [...texts, { state: word.toUpperCase() }] } : { OR: texts }
}
