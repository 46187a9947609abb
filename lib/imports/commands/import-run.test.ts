import { inBatches, Tallies } from './import-run'

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
