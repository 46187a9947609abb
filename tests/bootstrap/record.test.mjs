import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withFigures } from '../../bench/record.mjs'

const HEAD = '| measurement | what | target | newest | before |\n|---|---|---|---|---|\n'
const figure = { what: 'home', measured: '1.07', target: 'at least 0.9', isReached: true }

test('a first figure has a row, and nothing before it', () => {
  assert.equal(
    withFigures(HEAD, 'pages', [figure], 'Monday'),
    `${HEAD}| pages | home | at least 0.9 | 1.07 (Monday) |  |\n`,
  )
})

test('the run before moves on, and the one before that goes', () => {
  const once = withFigures(HEAD, 'pages', [figure], 'Monday')
  const twice = withFigures(once, 'pages', [{ ...figure, measured: '1.10' }], 'Tuesday')
  const thrice = withFigures(twice, 'pages', [{ ...figure, measured: '1.20' }], 'Wednesday')
  assert.equal(thrice, `${HEAD}| pages | home | at least 0.9 | 1.20 (Wednesday) | 1.10 (Tuesday) |\n`)
})

test('a missed figure stands in bold, and still does once it is the one before', () => {
  const missed = withFigures(HEAD, 'pages', [{ ...figure, measured: '0.50', isReached: false }], 'Monday')
  assert.ok(missed.includes('| **0.50** (Monday) |'))
  assert.ok(withFigures(missed, 'pages', [figure], 'Tuesday').includes('| 1.07 (Tuesday) | **0.50** (Monday) |'))
})

test('what was not measured stays, and what is new stands with its measurement', () => {
  const before = withFigures(withFigures(HEAD, 'pages', [figure], 'Monday'), 'proxy', [figure], 'Monday')
  const rows = withFigures(before, 'pages', [{ ...figure, what: 'landing page' }], 'Tuesday')
    .split('\n')
    .slice(2)
  assert.deepEqual(
    rows.map((row) => row.split(' | ').slice(0, 2).join(' ')),
    ['| pages home', '| pages landing page', '| proxy home', ''],
  )
})
