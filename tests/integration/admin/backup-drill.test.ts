import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { checkAuditChain, recordAudit } from '@/lib/access/commands/audit'
import { makeBackup, restoreBackup } from '@/lib/admin/backups/commands'
import { readCheckedBackup } from '@/lib/admin/backups/queries'
import { backupPaths } from '@/lib/admin/backups/rules'
import { manifestSchema } from '@/lib/admin/backups/schema'
import { storeFile } from '@/lib/media/commands/files'
import { createDatabase, db, setDatabase } from '@/lib/platform/database/client'
import { diskStorage } from '@/lib/platform/storage/storage'
import { createActor } from '@/tests/support/accounts/actors'
import { testDatabase } from '@/tests/support/platform/database'
import { runCommand } from '@/tests/support/platform/run-command'

const NOW = new Date('2026-11-22T12:00:00Z')
const SECRET = 'only-for-tests-and-nothing-but-tests-000000'
const folder = mkdtempSync(path.join(tmpdir(), 'nookling-backup-'))
const from = path.join(folder, 'site-files')
const to = path.join(folder, 'other-files')
const [backup, again] = [path.join(folder, 'backup'), path.join(folder, 'again')]
const databases = testDatabase()
let other = ''
/** Command lines of this release: those of the backup and a newer one. */
let migrations: string[] = []

const urlOf = (name: string) => Object.assign(new URL(databases.url()), { pathname: `/${name}` }).href
const query = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}
const command = (name: 'backup' | 'restore', url: string, ...args: string[]) =>
  runCommand('scripts/operations/backups.ts', url, name, ...args)
const manifestOf = (place: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(backupPaths.manifest(place), 'utf8')))
const users = backupPaths.table(backup, { schema: 'public', name: 'users' })
/** Restores into the other database, which has its tables by then. */
const restore = ({ replaces = true, secret = SECRET } = {}) => {
  const target = { databaseUrl: other, files: diskStorage(to), secret, known: migrations, migrate: async () => [] }
  return restoreBackup(target, backup, { replaces })
}
const contentOf = ({ tables, files }: ReturnType<typeof manifestOf>) => ({ tables, files })

beforeAll(async () => {
  other = urlOf(`${new URL(databases.url()).pathname.slice(1)}_restored`)
  await query(urlOf('postgres'), `CREATE DATABASE "${new URL(other).pathname.slice(1)}"`)
  process.env.FILES_FOLDER = from
  process.env.NEXTAUTH_SECRET = SECRET
})
afterAll(async () => {
  await query(urlOf('postgres'), `DROP DATABASE "${new URL(other).pathname.slice(1)}" WITH (FORCE)`)
  rmSync(folder, { recursive: true, force: true })
})

/** Adds a person with a picture and an audit entry: the content of the drill's site, added once. */
async function addPerson(bytes: string): Promise<string> {
  const { id } = await createActor('caregiver')
  await recordAudit(db(), { action: 'password.changed', actorId: id, subjectId: id, at: NOW })
  return storeFile({ bytes: Buffer.from(bytes), type: 'image/webp' }, id, NOW, async (_, key) => key)
}

test('a site is backed up while people write, restored elsewhere, and identical there to the last byte', async () => {
  for (let i = 0; i < 5; i++) await addPerson(`picture ${i}`)
  let isWriting = true
  const writer = (async () => {
    let written = 0
    for (; isWriting; written++) await addPerson(`meanwhile ${written}`)
    return written
  })()
  const made = await command('backup', databases.url(), backup)
  isWriting = false
  expect(made).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/contains [\d,]+ rows of \d+ tables and \d+ files/),
  })
  expect(await writer).toBeGreaterThan(0)

  const manifest = manifestOf(backup)
  const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows ?? 0
  expect(rowsOf('users')).toBeGreaterThanOrEqual(5)
  expect([manifest.files.length, manifest.missingFiles]).toEqual([rowsOf('stored_files'), []])
  expect(statSync(backup).mode & 0o777).toBe(0o700)

  migrations = [...manifest.migrations, '20990101000000_newer']
  process.env.FILES_FOLDER = to
  expect(await command('restore', other, backup)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Restored the backup of .*/),
  })
  expect((await command('backup', other, again)).status).toBe(0)
  expect(contentOf(manifestOf(again))).toEqual(contentOf(manifest))
})

test('the restored site works: constraints hold, sequences continue, the audit log is intact, pictures are there', async () => {
  const originalClient = db()
  const restored = createDatabase(other)
  setDatabase(restored)
  try {
    expect(await checkAuditChain()).toMatchObject({ isWhole: true })
    const highest = await db().user.aggregate({ _max: { id: true } })
    const { id } = await createActor('caregiver')
    expect(id).toBeGreaterThan(highest._max.id ?? 0)
    await expect(db().$executeRaw`UPDATE audit_entries SET action = 'other'`).rejects.toThrow()
    await expect(db().storedFile.updateMany({ data: { ownerId: 987_654 } })).rejects.toThrow()
    const [file] = manifestOf(backup).files
    expect((await diskStorage(to).read(file?.key ?? ''))?.length).toBe(file?.bytes)
  } finally {
    setDatabase(originalClient)
    await restored.$disconnect()
  }
})

test('a database with rows is not overwritten unless requested', async () => {
  await expect(restore({ replaces: false })).rejects.toThrow(/is not empty .*--replace/)
  const [before] = await query(other, 'SELECT count(*)::int AS count FROM users')
  expect(await restore()).toMatchObject({ hasOtherSecret: false, newerMigrations: 1 })
  const [after] = await query(other, 'SELECT count(*)::int AS count FROM users')
  expect(after.count).toBe(before.count - 1)
})

test('the rows of another program are not lost where its database is named by mistake', async () => {
  const theirs = urlOf(`${new URL(databases.url()).pathname.slice(1)}_theirs`)
  await query(urlOf('postgres'), `CREATE DATABASE "${new URL(theirs).pathname.slice(1)}"`)
  try {
    await query(theirs, 'CREATE TABLE bookkeeping AS SELECT 1 AS id')
    const target = { databaseUrl: theirs, files: diskStorage(to), secret: SECRET, known: migrations }
    const restored = restoreBackup({ ...target, migrate: async () => [] }, backup)
    await expect(restored).rejects.toThrow(/not empty \(bookkeeping\)/)
    expect(await query(theirs, 'SELECT id FROM bookkeeping')).toEqual([{ id: 1 }])
  } finally {
    await query(urlOf('postgres'), `DROP DATABASE "${new URL(theirs).pathname.slice(1)}" WITH (FORCE)`)
  }
})

test('a table of the operator’s own in the site’s database does not keep a backup from being restored', async () => {
  const place = path.join(folder, 'with-notes')
  await query(databases.url(), 'CREATE TABLE operators_notes (id serial)')
  try {
    await makeBackup({ databaseUrl: databases.url(), files: diskStorage(from), secret: SECRET }, place, NOW)
  } finally {
    await query(databases.url(), 'DROP TABLE operators_notes')
  }
  const target = { databaseUrl: other, files: diskStorage(to), secret: SECRET, known: migrations }
  const restored = await restoreBackup({ ...target, migrate: async () => [] }, place, { replaces: true })
  expect(restored.leftOut).toEqual(['public.operators_notes'])
})

test('one changed byte in a table, a picture or the manifest is reported and nothing is restored', async () => {
  const [file] = manifestOf(backup).files
  const picture = path.join(backupPaths.files(backup), file?.key.slice(0, 2) ?? '', file?.key ?? '')
  for (const place of [picture, users, backupPaths.manifest(backup)]) {
    const bytes = readFileSync(place)
    const changed = Buffer.from(bytes)
    changed[bytes.length - 9] = (changed[bytes.length - 9] ?? 0) ^ 1
    writeFileSync(place, changed)
    await expect(restore()).rejects.toThrow(/^The backup is damaged: .*Nothing was restored\.$/)
    writeFileSync(place, bytes)
  }
  await expect(readCheckedBackup(backup)).resolves.toMatchObject({ missingFiles: [] })
})

test('a failed load leaves the database as it was', async () => {
  const before = await query(other, 'SELECT id, email FROM users ORDER BY id')
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const kept = [users, backupPaths.manifest(backup), backupPaths.checksum(backup)].map(
    (place) => [place, readFileSync(place)] as const,
  )
  // The users that all other rows refer to are gone.
  writeFileSync(users, gzipSync(''))
  const known = manifestOf(backup).tables.find(({ name }) => name === 'users')?.sha256 ?? ''
  const changed = readFileSync(backupPaths.manifest(backup), 'utf8').replace(known, sha256(''))
  writeFileSync(backupPaths.manifest(backup), changed)
  writeFileSync(backupPaths.checksum(backup), `${sha256(changed)}  manifest.json\n`)
  await expect(restore()).rejects.toThrow(/foreign key/)
  expect(await query(other, 'SELECT id, email FROM users ORDER BY id')).toEqual(before)
  for (const [place, bytes] of kept) writeFileSync(place, bytes)
})

test('the command warns about another secret and about a folder in use', async () => {
  expect(await restore({ secret: `${SECRET}-other` })).toMatchObject({ hasOtherSecret: true })
  const source = { databaseUrl: other, files: diskStorage(to), secret: SECRET }
  await expect(makeBackup(source, backup, NOW)).rejects.toThrow(/is not empty/)
  await expect(readCheckedBackup(path.join(folder, 'none'))).rejects.toThrow(/no whole backup/)
})

test.each([
  ['backup', [], /^Use: npm run backup -- FOLDER/],
  ['restore', ['x', '--replace', '--check'], /^Use: npm run restore -- FOLDER/],
  ['backup', ['/dev/null/x'], /^\/dev\/null\/x cannot be made/],
  ['backup', [path.resolve('package.json')], /package\.json cannot be made/],
  ['backup', [path.join(folder, 'x')], /^No PostgreSQL answers at the address in DATABASE_URL/],
] as const)('%s %j fails with one message', async (name, args, sentence) => {
  const ended = await command(name, 'postgresql://nobody:x@127.0.0.1:1/nothing', ...args)
  expect(ended).toMatchObject({ status: 1, stderr: expect.stringMatching(sentence) })
})

test('a folder that cannot be created ends the run with a sentence', async () => {
  const source = { databaseUrl: other, files: diskStorage(to), secret: SECRET }
  await expect(makeBackup(source, '/proc/nookling/backup', NOW)).rejects.toThrow('/proc/nookling/backup')
})

test('an interrupted run leaves no backup, and the next one starts over', async () => {
  const place = path.join(folder, 'third')
  let problem = new Error('no disk')
  const broken = { write: async () => {}, read: () => Promise.reject(problem), remove: async () => {} }
  const source = { databaseUrl: other, files: broken, secret: SECRET }
  await expect(makeBackup(source, place, NOW)).rejects.toThrow('no disk')
  problem = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
  await expect(makeBackup(source, place, NOW)).rejects.toThrow(`The disk has no room for ${place}`)
  expect(readdirSync(folder).join()).not.toContain('third')
  await makeBackup({ ...source, files: diskStorage(to) }, place, NOW)
  expect(readdirSync(folder)).toContain('third')
  expect(readdirSync(folder)).not.toContain('third.part')
})
