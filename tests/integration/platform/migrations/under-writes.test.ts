import pg from 'pg'
import { REQUEST_TIMEOUTS } from '@/lib/platform/database/pools'
import { readMigrations } from '@/prisma/migration-files'
import { testDatabase } from '@/tests/support/platform/database'
import { migrationProject } from '@/tests/support/platform/migration-project'

/** The newest migrations: about as many as an operator applies in an upgrade. */
const NEWEST = 12
const WRITERS = 4
const server = testDatabase()

const FILL = `
  INSERT INTO users (email, first_name, role, status, updated_at)
  SELECT 'person-' || n || '@nookling.test', 'Pat', 'caregiver', 'active', now() FROM generate_series(1, 20000) n`

/** Waits as long as a web process does: a table locked for longer refuses a request. */
async function startWriting(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    max: WRITERS,
    lock_timeout: REQUEST_TIMEOUTS.lock,
    statement_timeout: REQUEST_TIMEOUTS.statement,
  })
  const refused: string[] = []
  let written = 0
  let isWriting = true
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let n = 1; isWriting; n++) {
      const id = writer * 5_000 + (n % 5_000) + 1
      try {
        await pool.query(`UPDATE users SET last_name = $1, updated_at = now() WHERE id = $2`, [`Cole ${n}`, id])
        await pool.query(
          `INSERT INTO calendar_entries (user_id, title, day, created_at) VALUES ($1, $2, '2027-03-04', now())`,
          [id, `date ${writer} ${n}`],
        )
        written += 1
      } catch (error) {
        refused.push(String(error))
      }
    }
  })
  return {
    refused,
    stop: async () => {
      isWriting = false
      await Promise.all(writers)
      await pool.end()
      return written
    },
  }
}

test('the newest migrations refuse no concurrent write and lose nothing', async () => {
  const project = await migrationProject(server.url())
  try {
    const { migrationDirectories } = await readMigrations(process.cwd())
    const bring = async (all: typeof migrationDirectories) => {
      for (const { path, migrationFile } of all) await project.writeMigration(path, migrationFile.content.value)
    }
    await bring(migrationDirectories.slice(0, -NEWEST))
    expect((await project.migrate()).status).toBe(0)
    await project.query(FILL)
    await bring(migrationDirectories.slice(-NEWEST))
    const writing = await startWriting(project.url)
    const { status, output } = await project.migrate()
    const written = await writing.stop()
    expect(status).toBe(0)
    expect(output.match(/\d{14}_/g)).toHaveLength(NEWEST)
    expect(writing.refused).toEqual([])
    const [row] = await project.query<{ count: number }>(`SELECT count(*)::int AS count FROM calendar_entries`)
    expect(row?.count).toBe(written)
    expect(written).toBeGreaterThan(0)
  } finally {
    await project.remove()
  }
})
