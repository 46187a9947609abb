import type { z } from 'zod'
import { signInModalForm, signInScreenForm, signUpModalForm, signUpScreenForm } from './forms'

const sentences = (form: z.ZodType, value: unknown) =>
  Object.fromEntries(form.safeParse(value).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [])

test('the sign-in screen says what is wrong in its own words', () => {
  expect(sentences(signInScreenForm(), { email: 'pat', password: '12345' })).toEqual({
    email: 'Please enter a valid email address.',
    password: 'Password must be at least 6 characters.',
  })
  expect(sentences(signInScreenForm(), { email: 'pat@home.test', password: '123456' })).toEqual({})
})

test('the sign-in modal says what is wrong in its own words', () => {
  expect(sentences(signInModalForm, { email: 'pat', password: '' })).toEqual({
    email: 'Invalid email address',
    password: 'Password is required',
  })
  expect(sentences(signInModalForm, { email: 'pat@home.test', password: '1' })).toEqual({})
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
  expect(sentences(signUpScreenForm(), { ...screen, ...change })).toEqual(expected)
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
  expect(sentences(signUpModalForm(), { ...modal, ...change })).toEqual(expected)
})

test('a site that asks for ten characters says ten', () => {
  expect(sentences(signUpScreenForm(10), { ...screen, password: 'nine char', confirmPassword: 'nine char' })).toEqual({
    password: 'Password must be at least 10 characters.',
  })
})
