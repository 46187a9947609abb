import { isCommonPassword } from './common-passwords'

test.each([
  '123456',
  'password',
  'Password',
  ' qwerty ',
  'ILOVEYOU',
  'football',
  '\uff11\uff12\uff13\uff14\uff15\uff16',
])('everybody has this one: %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each(['playground-2026', 'three green bicycles', 'mj7#Qp', ''])('this one is on no list: %s', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})
