import fc from 'fast-check'
import type { z } from 'zod'
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
      expect(messagesOf({ ...pat, role })).toEqual({ role: 'Please select your role' })
  })

  test.each([
    [{ firstName: '' }, { firstName: 'First name is required.' }],
    [{ firstName: 'x'.repeat(81) }, { firstName: 'Please use at most 80 characters.' }],
    [{ email: 'pat' }, { email: 'Please enter a valid email address.' }],
    [{ email: 'pat@home.test\r\nBcc: all@home.test' }, { email: 'Please enter a valid email address.' }],
    [{ email: `${'p'.repeat(250)}@home.test` }, { email: 'Please enter a valid email address.' }],
    [{ password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ password: '\u{1f49a}'.repeat(5) }, { password: 'Password must be at least 6 characters' }],
    [{ password: 'x'.repeat(257) }, { password: 'Please use at most 256 characters.' }],
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
      'Password is required',
    )
  })

  test.each(['', 'short', 'x'.repeat(23), "' OR 1=1 --          ", 'a/b'])(
    'a truncated link gets its own message: %j',
    (token) => {
      expect(newPasswordInput.safeParse({ token, password: 'three boats' }).error?.issues[0]?.message).toMatch(
        /incomplete/,
      )
    },
  )
})

describe('forms', () => {
  const messagesOf = (form: z.ZodType, value: unknown) =>
    Object.fromEntries(form.safeParse(value).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])

  test('the sign-in screen shows its own messages', () => {
    expect(messagesOf(signInScreenForm(), { email: 'pat', password: '12345' })).toEqual({
      email: 'Please enter a valid email address.',
      password: 'Password must be at least 6 characters.',
    })
    expect(messagesOf(signInScreenForm(), { email: 'pat@home.test', password: '123456' })).toEqual({})
  })

  test('the sign-in modal shows its own messages', () => {
    expect(messagesOf(signInModalForm, { email: 'pat', password: '' })).toEqual({
      email: 'Invalid email address',
      password: 'Password is required',
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
    [{ name: ' P ' }, { name: 'Name must be at least 2 characters.' }],
    [{ email: 'pat@' }, { email: 'Please enter a valid email address.' }],
    [{ password: '12345', confirmPassword: '12345' }, { password: 'Password must be at least 6 characters.' }],
    [{ confirmPassword: 'three goats' }, { confirmPassword: 'Passwords do not match' }],
    [{ role: '' }, { role: 'Please select your account type.' }],
    [{ role: 'admin' }, { role: 'Please select your account type.' }],
    [{ acceptTerms: false }, { acceptTerms: 'You must accept the terms and conditions.' }],
    [{}, {}],
  ])('the sign-up screen, with %j', (change, expected) => {
    expect(messagesOf(signUpScreenForm(), { ...screen, ...change })).toEqual(expected)
  })

  const modal = { ...screen, firstName: 'Pat', lastName: 'Tester' }

  test.each([
    [
      { firstName: ' ', lastName: '' },
      { firstName: 'First name is required.', lastName: 'Last name is required.' },
    ],
    [{ email: 'pat' }, { email: 'Invalid email address' }],
    [
      { password: '12345', confirmPassword: '12345' },
      {
        password: 'Password must be at least 6 characters',
        confirmPassword: 'Password confirmation is required',
      },
    ],
    [{ confirmPassword: 'three goats' }, { confirmPassword: "Passwords don't match" }],
    [{ role: undefined }, { role: 'Please select your role' }],
    [{ acceptTerms: false }, { acceptTerms: 'You must accept the terms and conditions' }],
    [{ role: 'careprovider' }, { licenseNumber: 'License number is required for childcare providers' }],
    [
      { role: 'careprovider', licenseNumber: '  ' },
      { licenseNumber: 'License number is required for childcare providers' },
    ],
    [{ role: 'careprovider', licenseNumber: 'C09OR1234' }, {}],
    [{}, {}],
  ])('the sign-up modal, with %j', (change, expected) => {
    expect(messagesOf(signUpModalForm(), { ...modal, ...change })).toEqual(expected)
  })

  test('a site that requires ten characters states ten', () => {
    expect(
      messagesOf(signUpScreenForm(10), { ...screen, password: 'nine char', confirmPassword: 'nine char' }),
    ).toEqual({
      password: 'Password must be at least 10 characters.',
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
    expect(sentenceFor(typed)).toBe('Please type DELETE.')
  })

  test('a code is optional, and the password is required', () => {
    const typed = { currentPassword: 'x', confirmation: 'DELETE' }
    expect(deleteAccountInput.parse({ ...typed, code: ' 123456 ', userId: 7 })).toEqual({ ...typed, code: '123456' })
    expect(deleteAccountInput.safeParse({ confirmation: 'DELETE' }).success).toBe(false)
  })
})
