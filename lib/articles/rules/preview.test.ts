import { readPreviewToken } from './preview'

test('a link names the article and a secret, and anything else is none', () => {
  const secret = 'A'.repeat(22)
  expect(readPreviewToken(`12.${secret}`)).toEqual({ id: 12, secret })
  for (const token of [
    '',
    '12',
    secret,
    `0.${secret}`,
    `12.${secret}A`,
    `12.${'!'.repeat(22)}`,
    `9999999999.${secret}`,
  ])
    expect(readPreviewToken(token)).toBeNull()
})
