import { z } from 'zod'
import { DEFAULT_PASSWORD_MIN, emailField, passwordField, SIGN_UP_ROLES } from './inputs'

/** The four forms, each with the sentences that the specification gives it. `min` is the site's PASSWORD_MIN_LENGTH. */
export const signInScreenForm = (min = DEFAULT_PASSWORD_MIN) =>
  z.object({ email: emailField(), password: passwordField(min, '.') })

export const signInModalForm = z.object({
  email: emailField('Invalid email address'),
  password: z.string('Password is required').min(1, 'Password is required'),
})

export const signUpScreenForm = (min = DEFAULT_PASSWORD_MIN) =>
  z
    .object({
      name: z.string().trim().min(2, 'Name must be at least 2 characters.'),
      email: emailField(),
      password: passwordField(min, '.'),
      confirmPassword: z.string(),
      role: z.enum(SIGN_UP_ROLES, 'Please select your account type.'),
      acceptTerms: z.literal(true, 'You must accept the terms and conditions.'),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: 'Passwords do not match',
    })

export const signUpModalForm = (min = DEFAULT_PASSWORD_MIN) =>
  z
    .object({
      firstName: z.string().trim().min(1, 'First name is required.'),
      lastName: z.string().trim().min(1, 'Last name is required.'),
      title: z.string().trim().optional(),
      daycareName: z.string().trim().optional(),
      licenseNumber: z.string().trim().optional(),
      email: emailField('Invalid email address'),
      password: passwordField(min),
      confirmPassword: z.string().min(min, 'Password confirmation is required'),
      role: z.enum(SIGN_UP_ROLES, 'Please select your role'),
      acceptTerms: z.literal(true, 'You must accept the terms and conditions'),
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: "Passwords don't match",
    })
    .refine(({ role, licenseNumber }) => role !== 'careprovider' || Boolean(licenseNumber), {
      path: ['licenseNumber'],
      message: 'License number is required for childcare providers',
    })
