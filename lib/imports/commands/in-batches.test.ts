import { inBatches } from './in-batches'

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
