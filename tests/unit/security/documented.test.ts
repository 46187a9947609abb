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

/** The 183 that level 2 adds: a number or the first and last of a row of them. */
const LEVEL_2: Record<string, (number | [number, number])[]> = {
  ...{ '1.1': [[1, 2]], '1.2': [[6, 9]], '1.3': [[3, 11]], '1.4': [[1, 3]], '1.5': [2] },
  ...{ '2.1': [[2, 3]], '2.2': [3], '2.3': [[2, 4]], '2.4': [1] },
  ...{ '3.3': [[2, 4]], '3.4': [[3, 6]], '3.5': [[4, 5]], '3.7': [[1, 2]] },
  ...{ '4.1': [[2, 3]], '4.2': [1], '4.3': [[1, 2]], '4.4': [[2, 4]] },
  ...{ '5.1': [1], '5.2': [3], '5.4': [[1, 3]] },
  ...{
    '6.1': [[2, 3]],
    '6.2': [[9, 12]],
    '6.3': [[3, 4]],
    '6.4': [[3, 4]],
    '6.5': [[1, 5]],
    '6.6': [[1, 3]],
    '6.8': [[1, 4]],
  },
  ...{ '7.1': [[1, 3]], '7.3': [[1, 2]], '7.4': [[3, 5]], '7.5': [[1, 2]], '7.6': [[1, 2]] },
  ...{ '8.1': [2], '8.2': [3], '8.4': [1], '9.2': [[2, 4]] },
  ...{
    '10.1': [[1, 2]],
    '10.2': [[1, 2]],
    '10.3': [[1, 4]],
    '10.4': [[6, 11]],
    '10.5': [[1, 5]],
    '10.6': [[1, 2]],
    '10.7': [[1, 3]],
  },
  ...{ '11.1': [[1, 2]], '11.2': [[1, 3]], '11.3': [3], '11.4': [[2, 4]], '11.5': [1], '11.6': [1] },
  ...{ '12.1': [[2, 3]], '12.3': [[1, 4]] },
  ...{ '13.1': [1], '13.2': [[1, 5]], '13.3': [[1, 2]], '13.4': [[2, 5]] },
  ...{ '14.1': [[1, 2]], '14.2': [[2, 4]], '14.3': [[2, 3]] },
  ...{ '15.1': [[2, 3]], '15.2': [[2, 3]], '15.3': [[2, 7]] },
  ...{ '16.1': [1], '16.2': [[1, 5]], '16.3': [[1, 4]], '16.4': [[1, 3]], '16.5': [[1, 3]] },
  ...{ '17.1': [1], '17.2': [[1, 4]], '17.3': [[1, 2]] },
}

const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, number = '', requirement = '', answer = '', shownBy = '']) => ({ number, requirement, answer, shownBy }))

const [first = '', second = ''] = readFileSync('docs/security/asvs.md', 'utf8').split('\n# Level 2\n')
const rows = rowsOf(first)
const rowsOfLevel2 = rowsOf(second)

test('answers every requirement of level 1 exactly once, in order', () => {
  const all = Object.entries(LEVEL_1).flatMap(([section, ends]) => ends.map((end) => `${section}.${end}`))
  expect(all).toHaveLength(70)
  expect(rows.map(({ number }) => number)).toEqual(all)
})

test('answers every requirement of level 2 exactly once, in order', () => {
  const all = Object.entries(LEVEL_2).flatMap(([section, ends]) =>
    ends.flatMap((end) => {
      const [from, to] = Array.isArray(end) ? end : [end, end]
      return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`)
    }),
  )
  expect(all).toHaveLength(183)
  expect(rowsOfLevel2.map(({ number }) => number)).toEqual(all)
})

test('each requirement that is not met has a day: when that was decided, or by when it is looked at again', () => {
  const dated = /202\d-\d\d-\d\d|\bas (?:at )?\d+\.\d+\.\d+/
  for (const { number, answer, shownBy } of [...rows, ...rowsOfLevel2])
    if (answer === 'not met') expect([number, shownBy]).toEqual([number, expect.stringMatching(dated)])
})

test('each answer is one of three, with evidence or a reason', () => {
  for (const { number, requirement, answer, shownBy } of [...rows, ...rowsOfLevel2]) {
    expect([number, answer]).toEqual([number, expect.stringMatching(/^(met|not met|not applicable)$/)])
    expect(requirement.length).toBeGreaterThan(10)
    if (answer === 'met')
      expect([number, shownBy]).toEqual([number, expect.stringMatching(/`[^`]*\.test\.|\.spec\.|\]\(/)])
    else expect(shownBy.length).toBeGreaterThan(20)
  }
})

test('the totals match the rows', () => {
  for (const level of [rows, rowsOfLevel2]) {
    const count = (wanted: string) => level.filter(({ answer }) => answer === wanted).length
    const totals = `${count('met')} met, ${count('not applicable')} not applicable, ${count('not met')} not met`
    for (const page of PAGES) expect(readFileSync(page, 'utf8')).toContain(totals)
  }
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
