import { englishText } from '@/lib/platform/language/translate'
import { notNewerMessage, tooManyClosedMessage } from './gone-providers'

test('error messages contain the numbers', () => {
  expect(englishText(tooManyClosedMessage({ gone: 1_300, closable: 1_200, listed: 6_322 }))).toBe(
    '1,200 of 6,322 providers (19%) would be closed, more than 10%: is the file whole? Nothing was written. If it is, the command closes them: npm run import:providers with --close-missing --force-close.',
  )
  expect(englishText(notNewerMessage('2022-05-02', '2023-01-01'))).toContain(
    'of 2022-05-02 and the last one of 2023-01-01',
  )
  expect(englishText(notNewerMessage(null, '2023-01-01'))).toContain('of no row when it was stated')
})
