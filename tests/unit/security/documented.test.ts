import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const PAGES = ['docs/security.md', 'docs/security/asvs.md']

/** The 70 requirements of level 1 in ASVS 5.0.0, by section. */
const LEVEL_1: Record<string, number[]> = {
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2],
  '1.5': [1],
  '2.1': [1],
  '2.2': [1, 2],
  '2.3': [1],
  '3.2': [1, 2],
  '3.3': [1],
  '3.4': [1, 2],
  '3.5': [1, 2, 3],
  '4.1': [1],
  '4.4': [1],
  '5.2': [1, 2],
  '5.3': [1, 2],
  '6.1': [1],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  '6.3': [1, 2],
  '6.4': [1, 2],
  '7.2': [1, 2, 3, 4],
  '7.4': [1, 2],
  '8.1': [1],
  '8.2': [1, 2],
  '8.3': [1],
  '9.1': [1, 2, 3],
  '9.2': [1],
  '10.4': [1, 2, 3, 4, 5],
  '11.3': [1, 2],
  '11.4': [1],
  '12.1': [1],
  '12.2': [1, 2],
  '13.4': [1],
  '14.2': [1],
  '14.3': [1],
  '15.1': [1],
  '15.2': [1],
  '15.3': [1],
}

const rows = readFileSync('docs/security/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number = '', requirement = '', answer = '', shownBy = '']) => ({ number, requirement, answer, shownBy }))

test('answers every requirement of level 1 exactly once, in order', () => {
  const all = Object.entries(LEVEL_1).flatMap(([section, ends]) => ends.map((end) => `${section}.${end}`))
  expect(all).toHaveLength(70)
  expect(rows.map(({ number }) => number)).toEqual(all)
})

test('each answer is one of three, with evidence or a reason', () => {
  for (const { number, requirement, answer, shownBy } of rows) {
    expect([number, answer]).toEqual([number, expect.stringMatching(/^(met|not met|not applicable)$/)])
    expect(requirement.length).toBeGreaterThan(10)
    if (answer === 'met')
      expect([number, shownBy]).toEqual([number, expect.stringMatching(/`[^`]*\.test\.|\.spec\.|\]\(/)])
    else expect(shownBy.length).toBeGreaterThan(20)
  }
})

test('the totals match the rows', () => {
  const count = (wanted: string) => rows.filter(({ answer }) => answer === wanted).length
  const totals = `${count('met')} met, ${count('not applicable')} not applicable, ${count('not met')} not met`
  for (const page of PAGES) expect(readFileSync(page, 'utf8')).toContain(totals)
})

test.each([...PAGES, 'docs/figures.md'])('every file that %s names exists', (page) => {
  const text = readFileSync(page, 'utf8')
  const named = Array.from(
    text.matchAll(/`((?:app|components|deploy|docs|lib|scripts|tests)\/[^`\s]+)`/g),
    ([, file]) => file ?? '',
  )
  const linked = Array.from(text.matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g), ([, to]) =>
    path.join(path.dirname(page), to ?? ''),
  )
  expect(named.length).toBeGreaterThan(0)
  expect([...named, ...linked].filter((file) => !existsSync(file))).toEqual([])
})
