import { isTestAddress } from './test-address'

test.each(['a@test.com', 'B@EXAMPLE.COM', 'parent@nookling.test'])('%s is for trying things out', (email) => {
  expect(isTestAddress(email)).toBe(true)
})

test.each(['a@test.com.evil.example', 'a@mytest.com', 'test.com@home.example', 'a@sub.test.com', ''])(
  '%j may belong to somebody',
  (email) => {
    expect(isTestAddress(email)).toBe(false)
  },
)
