import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loosened, notConfigured } from '../../scripts/bootstrap/serving/checks.mjs'

test('tells an operator in one line each what is not configured', () => {
  const everything = {
    STRIPE_SECRET_KEY: 'k',
    GOOGLE_MAPS_API_KEY: 'k',
    NEXTAUTH_SECRET: 's',
    SMTP_URL: 'smtp://mail.example',
    SITE_URL: 'https://example.org',
    TRUSTED_PROXY_HOPS: '1',
  }
  assert.deepEqual(notConfigured(everything), [])
  assert.equal(notConfigured({}).length, 6)
  assert.match(notConfigured({}).join(), /forms work at that address alone/)
  assert.match(notConfigured({}).join(), /No limits per address hold/)
  assert.match(notConfigured({ GOOGLE_MAPS_API_KEY: 'k' }).join(), /NEXTAUTH_SECRET is not set/)
  assert.match(notConfigured({ ...everything, JOBS: 'off' }).join(), /npm run worker has to run/)
})

test('warns when a server allows test accounts, admins without a second factor, or shows its mails', () => {
  assert.deepEqual(loosened({}), [])
  assert.deepEqual(loosened({ ALLOW_TEST_ACCOUNTS: '0', ADMIN_SECOND_FACTOR: 'required', MAIL_VIEWER: '0' }), [])
  assert.match(loosened({ ALLOW_TEST_ACCOUNTS: 'true' }).join(), /^WARNING: ALLOW_TEST_ACCOUNTS/)
  assert.match(loosened({ ADMIN_SECOND_FACTOR: 'optional' }).join(), /^WARNING: ADMIN_SECOND_FACTOR/)
  assert.match(loosened({ MAIL_VIEWER: '1' }).join(), /^WARNING: MAIL_VIEWER/)
})
