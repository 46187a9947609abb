import { inBatches, Tallies } from './import-run'
import { rowHash } from './store-rows'

describe('in batches', () => {
  async function* numbers(count: number) {
    for (let i = 1; i <= count; i++) yield i
  }

  test.each([
    [0, []],
    [2, [[1, 2]]],
    [5, [[1, 2], [3, 4], [5]]],
  ])('%d items come in batches of two', async (count, batches) => {
    const seen: number[][] = []
    for await (const batch of inBatches(numbers(count), 2)) seen.push(batch)
    expect(seen).toEqual(batches)
  })
})

describe('tally', () => {
  test('a report of very many rejections counts all and shows the first', () => {
    const tallies = new Tallies<string>()
    for (let line = 1; line <= 5_000; line++) tallies.add('zip', { line, name: null, text: 'x' })
    for (let line = 1; line <= 6_000; line++) tallies.add('name', { line, name: null, text: 'x' })
    expect(tallies.count).toBe(11_000)
    const [most, next] = tallies.list()
    expect(most).toMatchObject({ code: 'name', count: 6_000 })
    expect(next?.examples).toHaveLength(200)
    expect(next?.examples[0]?.line).toBe(1)
  })
})

test('the hash depends on values and not on the order of keys', () => {
  const facts = { contact: { source: 'state_file', confirmedOn: '2022-05-02' } }
  const hash = rowHash({ name: 'Otter House', careTypes: ['daycare', 'preschool'], facts })
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(rowHash({ facts, careTypes: ['daycare', 'preschool'], name: 'Otter House' })).toBe(hash)
  expect(rowHash({ name: 'Otter House', careTypes: ['preschool', 'daycare'], facts })).not.toBe(hash)
  expect(rowHash({ name: 'Otter House', careTypes: ['daycare', 'preschool'] })).not.toBe(hash)
})
