import fc from 'fast-check'
import type { z } from 'zod'
import { message } from '@/lib/platform/language/message'
import {
  deleteAccountInput,
  loginInput,
  newPasswordInput,
  registerInput,
  signInModalForm,
  signInScreenForm,
  signUpModalForm,
  signUpScreenForm,
} from './schema'

describe('inputs', () => {
  const pat = {
    firstName: 'Pat',
    lastName: 'Tester',
    email: 'pat@home.test',
    password: 'three boats',
    role: 'caregiver',
  }
  const messagesOf = (value: unknown) =>
    Object.fromEntries(
      registerInput.safeParse(value).error?.issues.map((one) => [one.path.join('.'), one.message]) ?? [],
    )

  test('sign-up requires five fields, and a careprovider may add three', () => {
    const none = { title: null, daycareName: null, licenseNumber: null }
    expect(registerInput.parse(pat)).toEqual({ ...pat, ...none })
    expect(
      registerInput.parse({ ...pat, role: 'careprovider', title: ' Owner ', daycareName: '', licenseNumber: 'C1' }),
    ).toEqual({
      ...pat,
      role: 'careprovider',
      title: 'Owner',
      daycareName: null,
      licenseNumber: 'C1',
    })
  })

  test('sign-up cannot raise privileges: unknown keys are ignored, other roles rejected', () => {
    const more = {
      status: 'active',
      id: 1,
      sessionVersion: 9,
      passwordHash: 'x',
      emailVerifiedAt: '2026-01-01',
      ownerId: 2,
    }
    expect(Object.keys(registerInput.parse({ ...pat, ...more })).sort()).toEqual(
      [...Object.keys(pat), 'title', 'daycareName', 'licenseNumber'].sort(),
    )
    for (const role of ['admin', 'Admin', '', null, ['caregiver', 'admin']])
      expect(messagesOf({ ...pat, role })).toEqual({ role: message('accounts.errors.role') })
  })

  test.each([
    [{ firstName: '' }, { firstName: message('accounts.errors.firstName') }],
    [{ firstName: 'x'.repeat(81) }, { firstName: message('accounts.errors.tooLong', { most: 80 }) }],
    [{ email: 'pat' }, { email: message('accounts.errors.email') }],
    [{ email: 'pat@home.test\r\nBcc: all@home.test' }, { email: message('accounts.errors.email') }],
    [{ email: `${'p'.repeat(250)}@home.test` }, { email: message('accounts.errors.email') }],
    [{ password: '12345' }, { password: message('accounts.errors.passwordMin', { least: 6 }) }],
    [{ password: '\u{1f49a}'.repeat(5) }, { password: message('accounts.errors.passwordMin', { least: 6 }) }],
    [{ password: 'x'.repeat(257) }, { password: message('accounts.errors.tooLong', { most: 256 }) }],
  ])('%j is rejected with a message', (change, expected) => {
    expect(messagesOf({ ...pat, ...change })).toEqual(expected)
  })

  test('line breaks are removed from names, so that they cannot inject mail headers', () => {
    expect(registerInput.parse({ ...pat, firstName: ' Pat\r\nBcc: x ', lastName: 'A\u2028B' })).toMatchObject({
      firstName: 'Pat Bcc: x',
      lastName: 'A B',
    })
  })

  test('any password of 6 to 256 characters is accepted unchanged, including spaces', () => {
    const password = fc.string({ unit: 'grapheme-composite', minLength: 6, maxLength: 60 })
    fc.assert(
      fc.property(password, (typed) => {
        const result = registerInput.safeParse({ ...pat, password: typed })
        if (result.success) expect(result.data.password).toBe(typed)
        else expect([...typed.normalize('NFKC')].length).not.toBeGreaterThanOrEqual(6)
      }),
    )
  })

  test('sign-in accepts a password that predates the current rules, with or without a code', () => {
    expect(loginInput.parse({ email: ' pat@home.test ', password: '1', code: ' 123456 ' })).toEqual({
      email: 'pat@home.test',
      password: '1',
      code: '123456',
    })
    expect(loginInput.safeParse({ email: 'pat@home.test', password: '' }).error?.issues[0]?.message).toBe(
      message('accounts.errors.password'),
    )
  })

  test.each(['', 'short', 'x'.repeat(23), "' OR 1=1 --          ", 'a/b'])(
    'a truncated link gets its own message: %j',
    (token) => {
      expect(newPasswordInput.safeParse({ token, password: 'three boats' }).error?.issues[0]?.message).toBe(
        message('accounts.errors.incompleteLink'),
      )
    },
  )
})

describe('forms', () => {
  const messagesOf = (form: z.ZodType, value: unknown) =>
    Object.fromEntries(form.safeParse(value).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])

  test('the sign-in screen shows its own messages', () => {
    expect(messagesOf(signInScreenForm, { email: 'pat', password: '12345' })).toEqual({
      email: message('accounts.errors.email'),
      password: message('accounts.errors.passwordMinSentence', { least: 6 }),
    })
    expect(messagesOf(signInScreenForm, { email: 'pat@home.test', password: '123456' })).toEqual({})
  })

  test('the sign-in modal shows its own messages', () => {
    expect(messagesOf(signInModalForm, { email: 'pat', password: '' })).toEqual({
      email: message('accounts.errors.emailShort'),
      password: message('accounts.errors.password'),
    })
    expect(messagesOf(signInModalForm, { email: 'pat@home.test', password: '1' })).toEqual({})
  })

  const screen = {
    name: 'Pat',
    email: 'pat@home.test',
    password: 'three boats',
    confirmPassword: 'three boats',
    role: 'caregiver',
    acceptTerms: true,
  }

  test.each([
    [{ name: ' P ' }, { name: message('accounts.errors.name') }],
    [{ email: 'pat@' }, { email: message('accounts.errors.email') }],
    [
      { password: '12345', confirmPassword: '12345' },
      { password: message('accounts.errors.passwordMinSentence', { least: 6 }) },
    ],
    [{ confirmPassword: 'three goats' }, { confirmPassword: message('accounts.errors.mismatch') }],
    [{ role: '' }, { role: message('accounts.errors.accountType') }],
    [{ role: 'admin' }, { role: message('accounts.errors.accountType') }],
    [{ acceptTerms: false }, { acceptTerms: message('accounts.errors.termsSentence') }],
    [{}, {}],
  ])('the sign-up screen, with %j', (change, expected) => {
    expect(messagesOf(signUpScreenForm(), { ...screen, ...change })).toEqual(expected)
  })

  const modal = { ...screen, firstName: 'Pat', lastName: 'Tester' }

  test.each([
    [
      { firstName: ' ', lastName: '' },
      { firstName: message('accounts.errors.firstName'), lastName: message('accounts.errors.lastName') },
    ],
    [{ email: 'pat' }, { email: message('accounts.errors.emailShort') }],
    [
      { password: '12345', confirmPassword: '12345' },
      {
        password: message('accounts.errors.passwordMin', { least: 6 }),
        confirmPassword: message('accounts.errors.confirmation'),
      },
    ],
    [{ confirmPassword: 'three goats' }, { confirmPassword: message('accounts.errors.mismatchShort') }],
    [{ role: undefined }, { role: message('accounts.errors.role') }],
    [{ acceptTerms: false }, { acceptTerms: message('accounts.errors.terms') }],
    [{ role: 'careprovider' }, { licenseNumber: message('accounts.errors.license') }],
    [{ role: 'careprovider', licenseNumber: '  ' }, { licenseNumber: message('accounts.errors.license') }],
    [{ role: 'careprovider', licenseNumber: 'C09OR1234' }, {}],
    [{}, {}],
  ])('the sign-up modal, with %j', (change, expected) => {
    expect(messagesOf(signUpModalForm(), { ...modal, ...change })).toEqual(expected)
  })

  test('a site that requires ten characters states ten', () => {
    expect(
      messagesOf(signUpScreenForm(10), { ...screen, password: 'nine char', confirmPassword: 'nine char' }),
    ).toEqual({
      password: message('accounts.errors.passwordMinSentence', { least: 10 }),
    })
  })
})

describe('account deletion', () => {
  const sentenceFor = (confirmation: unknown) =>
    deleteAccountInput.safeParse({ currentPassword: 'x', confirmation }).error?.issues[0]?.message

  test.each(['DELETE', 'delete', ' Delete '])('%j confirms the deletion', (typed) => {
    expect(sentenceFor(typed)).toBeUndefined()
  })

  test.each(['', 'yes', 'DELET', undefined, 7])('%j does not confirm the deletion', (typed) => {
    expect(sentenceFor(typed)).toBe(message('accounts.errors.typeWord', { word: 'DELETE' }))
  })

  test('a code is optional, and the password is required', () => {
    const typed = { currentPassword: 'x', confirmation: 'DELETE' }
    expect(deleteAccountInput.parse({ ...typed, code: ' 123456 ', userId: 7 })).toEqual({ ...typed, code: '123456' })
    expect(deleteAccountInput.safeParse({ confirmation: 'DELETE' }).success).toBe(false)
  })
})
