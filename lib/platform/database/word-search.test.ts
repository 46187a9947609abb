import { Prisma } from '@/prisma/generated/client'
import { containsWords } from './word-search'

test('typed words lose the accents that the searched text loses, and no marks of other scripts', () => {
  const patterns = containsWords(Prisma.sql`subject`, ' Núñez  100% हिन्दी ').values
  expect(patterns).toEqual([['%Nunez%', '%100\\%%', '%हिन्दी%']])
})
