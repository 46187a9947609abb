import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { hintCompilation } from '../../scripts/bootstrap/build.mjs'

test('marks the entry scripts of every page for eager compilation and leaves other files unchanged', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nookling-build-'))
  try {
    mkdirSync(path.join(folder, 'static'))
    const read = (name) => readFileSync(path.join(folder, name), 'utf8')
    writeFileSync(path.join(folder, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['static/first.js'] }))
    for (const name of ['static/first.js', 'static/later.js']) writeFileSync(path.join(folder, name), 'begin()')

    hintCompilation(folder)
    assert.equal(read('static/first.js'), '//# allFunctionsCalledOnLoad\nbegin()')
    assert.equal(read('static/later.js'), 'begin()')

    // A build gives an unchanged file the same name again.
    hintCompilation(folder)
    assert.equal(read('static/first.js'), '//# allFunctionsCalledOnLoad\nbegin()')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
