import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startJourneyServer } from '../../scripts/bootstrap/testing/journey-server.mjs'

/** The production build, served by the version of Node that runs this test (npm run test:nodes). */
let server

before(async () => {
  server = await startJourneyServer({ DATABASE_PATIENCE: '5' })
})
after(() => server?.stop())

for (const path of ['/', '/daycare/orlando-fl', '/search?location=32801', '/signin', '/sitemap.xml'])
  test(`${path} responds with 200`, async () => {
    const response = await fetch(server.address + path)
    assert.equal(response.status, 200)
    assert.match(await response.text(), /<\/(html|urlset|sitemapindex)>/)
  })
