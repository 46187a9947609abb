import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { buildEnvironment } from '../../scripts/bootstrap/build.mjs'
import { isInstallStale } from '../../scripts/bootstrap/install.mjs'
import { isNodeNewEnough, warningForNode } from '../../scripts/bootstrap/node-version.mjs'
import { judgePostmaster } from '../../scripts/bootstrap/postgres/folder.mjs'
import { commandOf } from '../../scripts/bootstrap/processes.mjs'
import { demoSecret, root } from '../../scripts/bootstrap/project.mjs'
import { checkBeforeServing, securityWarnings, unconfiguredFeatures } from '../../scripts/bootstrap/serving/checks.mjs'
import { explainError, Failure } from '../../scripts/bootstrap/terminal.mjs'
import { countTests } from '../../scripts/bootstrap/testing/steps.mjs'
import { demoSettings } from '../../scripts/bootstrap/with-database.mjs'
import { isOutOfDate } from '../../server/page-cache/out-of-date.mjs'

test('accepts Node 20.19 and newer', () => {
  for (const version of ['20.19.0', '20.20.2', '22.0.0', '26.1.0']) assert.ok(isNodeNewEnough(version), version)
  for (const version of ['12.22.0', '18.20.4', '20.18.3', '20.9.0']) assert.ok(!isNodeNewEnough(version), version)
})

test('the server and the worker name a Node that is too old before they load anything that needs a newer one', () => {
  const pretend = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } })'
  for (const command of [
    ['scripts/start.mjs'],
    ['--conditions=react-server', '--import', 'tsx', 'scripts/worker.ts'],
  ]) {
    const env = { ...process.env, DATABASE_URL: '' }
    const args = ['--import', `data:text/javascript,${pretend}`, ...command]
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env })
    assert.equal(status, 1)
    assert.equal(stderr, 'Node 18.20.4 is too old: install Node 20.19 or newer (nodejs.org), then start again.\n')
  }
})

test('advises Node 24 for a server', () => {
  for (const version of ['20.19.0', '22.23.3']) assert.match(warningForNode(version), /Use Node 24/)
  for (const version of ['24.0.0', '26.1.0']) assert.equal(warningForNode(version), null)
})

const lock = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', optional: true },
    'node_modules/c': { version: '3.0.0', dev: true },
  },
}
const installed = (packages) => ({
  packages: Object.fromEntries(
    Object.entries(packages).map(([name, version]) => [`node_modules/${name}`, { version }]),
  ),
})

test('reinstalls packages only when they differ from the lock file', () => {
  assert.equal(isInstallStale(lock, undefined), true, 'nothing is installed')
  assert.equal(isInstallStale(lock, installed({ a: '1.0.0', b: '2.0.0', c: '3.0.0' })), false)
  assert.equal(
    isInstallStale(lock, installed({ a: '1.0.0', c: '3.0.0' })),
    false,
    'an optional one for another system is missing',
  )
  assert.equal(isInstallStale(lock, installed({ a: '1.0.1', c: '3.0.0' })), true, 'another version')
  assert.equal(isInstallStale(lock, installed({ c: '3.0.0' })), true, 'one is missing')
  assert.equal(isInstallStale(lock, installed({ a: '1.0.0', c: '3.0.0', d: '1.0.0' })), true, 'one was dropped')
})

test('lets an operator leave out the development packages', () => {
  assert.equal(isInstallStale(lock, installed({ a: '1.0.0' })), true)
  assert.equal(isInstallStale(lock, installed({ a: '1.0.0' }), true), false)
})

test('stops a server of this folder, leaves another process with its number alone, and leaves a dead one to PostgreSQL', () => {
  const folder = '/home/pat/my clone/.data/postgres'
  const server = `/home/pat/my clone/node_modules/x/bin/postgres -D ${folder} -p 40123`
  assert.equal(judgePostmaster(undefined, { folder, isThisFolder: true }), 'leave')
  assert.equal(judgePostmaster(server, { folder, isThisFolder: true }), 'stop')
  assert.equal(judgePostmaster(server, { folder, isThisFolder: false }), 'remove', 'the folder was copied while it ran')
  assert.equal(judgePostmaster('vim notes.txt', { folder, isThisFolder: true }), 'remove')
  assert.equal(judgePostmaster('/usr/bin/postgres -D /var/lib/other', { folder, isThisFolder: true }), 'remove')
})

test('identifies a process by its command line, and returns nothing for an unused number', () => {
  assert.match(commandOf(process.pid), /node/)
  for (const pid of [0, -1, Number.NaN, 4_194_305]) assert.equal(commandOf(pid), undefined)
})

test('tells an operator about one problem at a time: first the database, then the build', () => {
  const database = { DATABASE_URL: 'postgresql://localhost/x' }
  assert.throws(() => checkBeforeServing({}, false), /^Error: Set DATABASE_URL to your PostgreSQL/)
  assert.throws(() => checkBeforeServing(database, false), /There is no build yet: run npm run build/)
  assert.throws(
    () => checkBeforeServing({ ...database, PORT: '99999' }, true),
    /^Error: PORT is "99999", which is not a port/,
  )
  assert.doesNotThrow(() => checkBeforeServing({ ...database, PORT: '3001' }, true))
  assert.doesNotThrow(() => checkBeforeServing(database, true))
})

test('explains a full disk, a read-only folder and too many open files in a sentence', () => {
  const messageFor = (code) => explainError(Object.assign(new Error('x'), { code, path: '/a/b' }))
  assert.equal(messageFor('ENOSPC'), 'The disk is full (/a/b): free some space, then start again.')
  assert.match(messageFor('EROFS'), /^This folder cannot be written \(\/a\/b\): copy/)
  assert.match(messageFor('EACCES'), /^Permission denied \(\/a\/b\): start as the user who owns/)
  assert.equal(explainError(new Failure('So it is.')), 'So it is.')
  assert.equal(explainError(new TypeError('a mistake of ours')), undefined)
})

test('adds up the tests of all runners', () => {
  assert.deepEqual(countTests('Tests:       2 failed, 1 skipped, 173 passed, 176 total\n'), { passed: 173, failed: 2 })
  assert.deepEqual(countTests('Tests:       6 passed, 6 total\n'), { passed: 6, failed: 0 })
  assert.deepEqual(countTests('# pass 5\n# fail 1\n'), { passed: 5, failed: 1 })
  assert.deepEqual(countTests('ℹ pass 5\nℹ fail 0\n'), { passed: 5, failed: 0 })
  assert.deepEqual(countTests('  1 failed\n    [phone] › x\n  12 passed (1.1m)\n'), { passed: 12, failed: 1 })
  assert.deepEqual(countTests('nothing'), { passed: 0, failed: 0 })
})

test('tells an operator in one line each what is not configured', () => {
  const everything = {
    STRIPE_SECRET_KEY: 'k',
    GOOGLE_MAPS_API_KEY: 'k',
    NEXTAUTH_SECRET: 's',
    SMTP_URL: 'smtp://mail.example',
    SITE_URL: 'https://example.org',
    TRUSTED_PROXY_HOPS: '1',
  }
  assert.deepEqual(unconfiguredFeatures(everything), [])
  assert.equal(unconfiguredFeatures({}).length, 6)
  assert.match(unconfiguredFeatures({}).join(), /forms work only at that address/)
  assert.match(unconfiguredFeatures({}).join(), /Rate limits per address are off/)
  // As in an unchanged copy of .env.example.
  assert.match(
    unconfiguredFeatures({ ...everything, TRUSTED_PROXY_HOPS: '0' }).join(),
    /Rate limits per address are off/,
  )
  assert.match(unconfiguredFeatures({ GOOGLE_MAPS_API_KEY: 'k' }).join(), /NEXTAUTH_SECRET is not set/)
  assert.match(unconfiguredFeatures({ ...everything, JOBS: 'off' }).join(), /run npm run worker as well/)
})

test('warns when a server allows test accounts, admins without a second factor, or shows its mails', () => {
  assert.deepEqual(securityWarnings({}), [])
  assert.deepEqual(
    securityWarnings({ ALLOW_TEST_ACCOUNTS: '0', ADMIN_SECOND_FACTOR: 'required', MAIL_VIEWER: '0' }),
    [],
  )
  assert.match(securityWarnings({ ALLOW_TEST_ACCOUNTS: 'true' }).join(), /^WARNING: ALLOW_TEST_ACCOUNTS/)
  assert.match(securityWarnings({ ADMIN_SECOND_FACTOR: 'optional' }).join(), /^WARNING: ADMIN_SECOND_FACTOR/)
  assert.match(securityWarnings({ MAIL_VIEWER: '1' }).join(), /^WARNING: MAIL_VIEWER/)
})

test('a command on the demo’s database has the demo’s secret, or it could neither notify a person nor judge a backup', () => {
  mkdirSync(path.join(root, '.data'), { recursive: true })
  assert.equal(demoSettings({}).NEXTAUTH_SECRET, demoSecret('session'))
  assert.equal(demoSettings({ NEXTAUTH_SECRET: 'chosen by an operator' }).NEXTAUTH_SECRET, 'chosen by an operator')
})

test('no site serves a page as it was built, without data and without the note about sample data', () => {
  for (const site of [undefined, 'http://localhost:3000', 'https://care.example']) {
    const { SITE_URL } = buildEnvironment({ SITE_URL: site })
    const html = `<link rel="canonical" href="${SITE_URL}/faq"/>`
    assert.equal(isOutOfDate({ value: { kind: 'APP_PAGE', html } }, {}, 0, site), true)
  }
})
