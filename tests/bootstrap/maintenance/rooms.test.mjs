import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { PAGE, renderRooms } from '../../../scripts/maintenance/room-map.mjs'

test('docs/rooms/README.md shows the current imports between rooms (else: npm run docs:rooms)', () => {
  assert.equal(readFileSync(PAGE, 'utf8'), renderRooms())
})
