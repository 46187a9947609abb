import 'server-only'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { db } from '@/lib/platform/db'
import { within } from '@/lib/platform/within'
import { migrationsOf } from '../rules/readiness'
import type { Readiness } from '../types'

const PATIENCE_MS = 900

let ofRelease: string[] | undefined
let asking: Promise<Readiness> | undefined

/**
 * Whether the database answers and has this release's migrations, said within a second. While one question is open, everybody waits for
 * that one: those who ask every second must not take all connections of a database that hangs.
 */
export async function findReadiness(): Promise<Readiness> {
  asking ??= look().finally(() => {
    asking = undefined
  })
  return (await within(PATIENCE_MS, asking)) ?? { database: 'away', migrations: 'unknown' }
}

async function look(): Promise<Readiness> {
  try {
    const rows = await db().$queryRaw<{ name: string }[]>`
      SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
    const applied = rows.map(({ name }) => name)
    return { database: 'answers', migrations: migrationsOf(migrationsOfRelease(), applied) }
  } catch (error) {
    return isWithoutTables(error)
      ? { database: 'answers', migrations: 'missing' }
      : { database: 'away', migrations: 'unknown' }
  }
}

function migrationsOfRelease(): string[] {
  ofRelease ??= readdirSync(path.join(process.cwd(), 'prisma/migrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  return ofRelease
}

/** An empty database has no list of migrations yet. */
const isWithoutTables = (error: unknown) => Object(error).meta?.driverAdapterError?.cause?.originalCode === '42P01'
