import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { begunAct, forgetAct, rememberAct } from '@/components/accounts/begun-act'
import { SignInDialog } from '@/components/accounts/sign-in/sign-in-dialog'
import { SignInPrompt } from '@/components/accounts/sign-in-prompt'
import { askToSignIn, signInLink } from '@/components/accounts/sign-in-request'
import { accountTexts } from '@/components/accounts/texts'

const { contact } = accountTexts.prompt
const here = '/provider/little-harbor-k3f9?from=search'

function page() {
  window.history.replaceState(null, '', here)
  return render(
    <>
      <a {...signInLink('contact', '/provider/little-harbor-k3f9')}>Call Now</a>
      <SignInPrompt />
      <SignInDialog />
    </>,
  )
}
const ask = (...need: Parameters<typeof askToSignIn>) => act(() => askToSignIn(...need))
const signIn = async () => userEvent.click(await screen.findByRole('link', { name: 'Sign in' }))

beforeEach(() => sessionStorage.clear())

test('a visitor who wants contact data is asked to sign in and led back afterwards', async () => {
  page()
  await userEvent.click(screen.getByRole('link', { name: 'Call Now' }))
  expect(await screen.findByRole('dialog', { name: contact.title })).toHaveAccessibleDescription(contact.text)
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/signin?next=%2Fprovider%2Flittle-harbor-k3f9%3Ffrom%3Dsearch',
  )
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?role=caregiver')
})

test('Escape closes the prompt and gives the focus back', async () => {
  page()
  const link = screen.getByRole('link', { name: 'Call Now' })
  await userEvent.click(link)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(link).toHaveFocus()
  expect(begunAct()).toBeNull()
})

test('the prompt also opens when the server says that nobody is signed in', async () => {
  page()
  ask('contact')
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(contact.text)
})

test('without JavaScript the link leads to the sign-in page', () => {
  page()
  expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute(
    'href',
    '/signin?next=%2Fprovider%2Flittle-harbor-k3f9',
  )
})

test('from the prompt somebody signs in where they are, and what they began waits until then', async () => {
  page()
  ask('contact', 'little-harbor-k3f9')
  await signIn()
  expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeInTheDocument()
  expect(begunAct()).toEqual({ act: 'contact', id: 'little-harbor-k3f9', path: here })
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Invalid email address')).toBeInTheDocument()
  expect(screen.getByText('Password is required')).toBeInTheDocument()
})

test('whoever closes the dialog has nothing waiting', async () => {
  page()
  ask('contact', 'little-harbor-k3f9')
  await signIn()
  await screen.findByRole('dialog', { name: 'Welcome Back' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(begunAct()).toBeNull())
})

test('nothing but a listed act, an id and a path of this site is ever finished, and not for long', () => {
  const act = { act: 'contact', id: 'little-harbor-k3f9', path: '/search' } as const
  rememberAct(act)
  expect(begunAct()).toEqual(act)
  forgetAct()
  expect(begunAct()).toBeNull()
  const at = Date.now()
  for (const forged of [
    '{broken',
    'null',
    '7',
    JSON.stringify({ ...act, act: 'delete', at }),
    JSON.stringify({ ...act, id: '../admin', at }),
    JSON.stringify({ ...act, path: '//evil.example', at }),
    JSON.stringify({ ...act, path: 'javascript:alert(1)', at }),
    JSON.stringify({ ...act, at: at - 31 * 60_000 }),
    JSON.stringify(act),
  ]) {
    sessionStorage.setItem('begun-act', forged)
    expect(begunAct()).toBeNull()
  }
})
