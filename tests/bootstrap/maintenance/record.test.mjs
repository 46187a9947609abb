import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withFigures } from '../../../bench/record.mjs'

const HEAD = '| measurement | what | target | newest | before |\n|---|---|---|---|---|\n'
const figure = { what: 'home', measured: '1.07', target: 'at least 0.9', isReached: true }

test('adds a row for a first figure, without an earlier one', () => {
  assert.equal(
    withFigures(HEAD, 'pages', [figure], 'Monday'),
    `${HEAD}| pages | home | at least 0.9 | 1.07 (Monday) |  |\n`,
  )
})

test('moves the last run to the column before and deletes the one before that', () => {
  const once = withFigures(HEAD, 'pages', [figure], 'Monday')
  const twice = withFigures(once, 'pages', [{ ...figure, measured: '1.10' }], 'Tuesday')
  const thrice = withFigures(twice, 'pages', [{ ...figure, measured: '1.20' }], 'Wednesday')
  assert.equal(thrice, `${HEAD}| pages | home | at least 0.9 | 1.20 (Wednesday) | 1.10 (Tuesday) |\n`)
})

test('shows a missed figure in bold, also in the column before', () => {
  const missed = withFigures(HEAD, 'pages', [{ ...figure, measured: '0.50', isReached: false }], 'Monday')
  assert.ok(missed.includes('| **0.50** (Monday) |'))
  assert.ok(withFigures(missed, 'pages', [figure], 'Tuesday').includes('| 1.07 (Tuesday) | **0.50** (Monday) |'))
})

test('leaves figures of other measurements in place and groups new ones with their measurement', () => {
  const before = withFigures(withFigures(HEAD, 'pages', [figure], 'Monday'), 'proxy', [figure], 'Monday')
  const rows = withFigures(before, 'pages', [{ ...figure, what: 'landing page' }], 'Tuesday')
    .split('\n')
    .slice(2)
  assert.deepEqual(
    rows.map((row) => row.split(' | ').slice(0, 2).join(' ')),
    ['| pages home', '| pages landing page', '| proxy home', ''],
  )
})
