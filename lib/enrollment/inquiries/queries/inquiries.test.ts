import { message } from '@/lib/platform/language/message'
import { messageText } from '@/lib/platform/language/translate'
import { Prisma } from '@/prisma/generated/client'
import { cannotWriteMessage, containsWords } from './inquiries'

test.each(['blocked-by-you', 'blocked-by-them', 'closed', 'nobody'] as const)(
  'a parent who cannot write reads why, also about one of several providers: %s',
  (writability) => {
    const sentence = messageText('en', message(`enrollment.standings.${writability}`))
    expect(sentence).toMatch(/\.$/)
    expect(messageText('en', cannotWriteMessage('Copper Kettle', writability))).toBe(`Copper Kettle: ${sentence}`)
  },
)

test('typed words lose the accents that the searched text loses, and no marks of other scripts', () => {
  const patterns = containsWords(Prisma.sql`subject`, ' Núñez  100% हिन्दी ').values
  expect(patterns).toEqual([['%Nunez%', '%100\\%%', '%हिन्दी%']])
})
