import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SignInPrompt } from '@/components/accounts/sign-in-prompt'
import { askToSignIn, signInLink } from '@/components/accounts/sign-in-request'
import { accountTexts } from '@/components/accounts/texts'

function page() {
  window.history.replaceState(null, '', '/provider/little-harbor?from=search')
  return render(
    <>
      <a {...signInLink('favorite', '/provider/little-harbor')}>Add to Favorites</a>
      <SignInPrompt />
    </>,
  )
}

test('a visitor who presses the heart is asked to sign in and led back afterwards', async () => {
  page()
  await userEvent.click(screen.getByRole('link', { name: 'Add to Favorites' }))
  expect(await screen.findByRole('dialog', { name: accountTexts.prompt.title })).toHaveAccessibleDescription(
    accountTexts.prompt.reasons.favorite,
  )
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/signin?next=%2Fprovider%2Flittle-harbor%3Ffrom%3Dsearch',
  )
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?role=caregiver')
})

test('Escape closes the prompt and gives the focus back to the heart', async () => {
  page()
  const heart = screen.getByRole('link', { name: 'Add to Favorites' })
  await userEvent.click(heart)
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(heart).toHaveFocus()
})

test('the prompt also opens when the server says that nobody is signed in', async () => {
  page()
  await waitFor(() => {
    askToSignIn('contact')
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(accountTexts.prompt.reasons.contact)
  })
})

test('without JavaScript the heart is a link to the sign-in page', () => {
  page()
  expect(screen.getByRole('link', { name: 'Add to Favorites' })).toHaveAttribute(
    'href',
    '/signin?next=%2Fprovider%2Flittle-harbor',
  )
})
