import { readServices, servicesProblem, writeServices } from './services'

test('services are a list, each once, as they were written first', () => {
  const services = readServices(' Piano,  swimming lessons;piano\n\nYoga ,')
  expect(services).toEqual(['Piano', 'swimming lessons', 'Yoga'])
  expect(readServices(writeServices(services))).toEqual(services)
  expect(readServices(' , ')).toEqual([])
})

test('too many and too long ones are named in words', () => {
  expect(servicesProblem(Array.from({ length: 13 }, (_, n) => `s${n}`))).toBe('Please name at most 12 services.')
  expect(servicesProblem(['x'.repeat(61)])).toMatch(/is longer than 60 characters\. Put commas/)
  expect(servicesProblem(['Piano'])).toBeNull()
})
