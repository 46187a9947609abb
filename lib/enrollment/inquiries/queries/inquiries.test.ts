import { message } from '@/lib/platform/language/message'
import { messageText } from '@/lib/platform/language/translate'
import { cannotWriteMessage } from './inquiries'

test.each(['blocked-by-you', 'blocked-by-them', 'closed', 'nobody'] as const)(
  'a parent who cannot write reads why, also about one of several providers: %s',
  (writability) => {
    const sentence = messageText('en', message(`enrollment.standings.${writability}`))
    expect(sentence).toMatch(/\.$/)
    expect(messageText('en', cannotWriteMessage('Copper Kettle', writability))).toBe(`Copper Kettle: ${sentence}`)
  },
)
