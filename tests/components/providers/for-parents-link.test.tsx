import userEvent from '@testing-library/user-event'
import { SignInDialog } from '@/components/accounts/account-dialogs'
import { pendingAction } from '@/components/accounts/pending-action'
import { refreshSession } from '@/components/accounts/session'
import { SignInPrompt } from '@/components/accounts/sign-in/sign-in-prompt'
import { ForParentsLink } from '@/components/providers/detail/contact/contact'
import { Toaster } from '@/components/ui/overlays/toasts'
import { routes } from '@/lib/platform/http/routes'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { act, render, screen } from '@/tests/support/setup/render'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const id = 'little-harbor-k3f9'

async function visit(role: string | null) {
  sessionStorage.clear()
  global.fetch = (async () => mockFetchResult(200, role && { id: 7, role, email: 'x@home.test' })) as typeof fetch
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets this cookie, and jsdom has no cookieStore.
  document.cookie = `signed-in=1; path=/; max-age=${role ? 60 : 0}`
  await act(refreshSession)
  await act(
    async () =>
      void render(
        <>
          <ForParentsLink id={id} reason="review" href={routes.ownReview(id)}>
            Write a review
          </ForParentsLink>
          <SignInPrompt />
          <SignInDialog />
          <Toaster />
        </>,
      ),
  )
  return screen.getByRole('link', { name: 'Write a review' })
}

test('a parent is led to the form', async () => {
  expect(await visit('caregiver')).toHaveAttribute('href', `/provider/${id}/review`)
})

test('a visitor is prompted to sign in, and the pending action is stored in the tab', async () => {
  const link = await visit(null)
  expect(link).toHaveAttribute('href', `/signin?next=%2Fprovider%2F${id}%2Freview`)
  await userEvent.click(link)
  expect(await screen.findByRole('dialog', { name: 'Sign in to review' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(pendingAction()).toMatchObject({ act: 'review', id })
})

test('a provider reads whom it is for, and stays', async () => {
  await userEvent.click(await visit('careprovider'))
  expect(await screen.findByText('Only parents can write reviews.')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
