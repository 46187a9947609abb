import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { drawDomains, PAGE } from '../../scripts/maintenance/domain-map.mjs'

test('the page about the domains shows who imports whom today (else: npm run docs:domains)', () => {
  assert.equal(readFileSync(PAGE, 'utf8'), drawDomains())
})
