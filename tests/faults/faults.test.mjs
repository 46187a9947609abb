import { after, describe } from 'node:test'
import { prepareDatabase } from '../../scripts/bootstrap/postgres/prepare.mjs'
import { startSite } from '../support/platform/site-under-faults.mjs'
import { clockFaults } from './clock-jump.mjs'
import { databaseFaults } from './database.mjs'
import { fullDiskFaults } from './full-disk.mjs'
import { mailAndFileFaults } from './mail-and-files.mjs'
import { replicaFaults } from './replica.mjs'
import { restartFaults } from './restarts.mjs'

// The demo data, on a PostgreSQL that syncs to disk: loaded once for all cases, since it takes a minute.
const site = await startSite({ isDurable: true, load: prepareDatabase })
after(site.stop)
const [{ email }] = await site.query("SELECT email FROM users WHERE email LIKE 'parent@%' LIMIT 1")
const [provider] = await site.query('SELECT id, slug, name FROM providers ORDER BY id LIMIT 1')

describe('PostgreSQL', () => databaseFaults(site, { email, cachedPages: ['/', '/faq', `/provider/${provider.slug}`] }))
describe('a replica', () => replicaFaults(site, { email, provider }))
describe('web processes', () => restartFaults(site, { email, provider }))
describe('a full disk', () => fullDiskFaults(site, { email }))
describe('the clock', () => clockFaults(site, { email }))
describe('mail and files', () => mailAndFileFaults(site, { email }))
