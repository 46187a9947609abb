import userEvent from '@testing-library/user-event'
import { SignInDialog } from '@/components/accounts/account-dialogs'
import { deletePendingAction, pendingAction, storePendingAction } from '@/components/accounts/pending-action'
import SignInModal from '@/components/accounts/sign-in/sign-in-modal'
import { SignInPrompt } from '@/components/accounts/sign-in/sign-in-prompt'
import { onSignInNeeded, requestSignIn, signInLink } from '@/components/accounts/sign-in/sign-in-request'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { act, render, screen, waitFor } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

describe('sign-in request', () => {
  test('a prompt that mounts late receives the earlier request, once', () => {
    requestSignIn('favorite', 'a-k3f9')
    const [first, second] = [jest.fn(), jest.fn()]
    const stop = onSignInNeeded(first)
    expect(first.mock.calls).toEqual([[{ reason: 'favorite', id: 'a-k3f9' }]])
    stop()
    const stopSecond = onSignInNeeded(second)
    expect(second).not.toHaveBeenCalled()
    requestSignIn('contact')
    expect(second).toHaveBeenCalledWith({ reason: 'contact' })
    expect(first).toHaveBeenCalledTimes(1)
    stopSecond()
  })
})

describe('sign-in prompt', () => {
  const t = translate('en', 'accounts.prompt')
  const contact = { title: t('contact.title'), text: t('contact.text') }
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
  const requestNow = (...need: Parameters<typeof requestSignIn>) => act(() => requestSignIn(...need))
  const signIn = async () => userEvent.click(await screen.findByRole('link', { name: 'Sign in' }))

  beforeEach(() => sessionStorage.clear())

  test('a visitor who wants contact data is prompted to sign in, with a way back', async () => {
    page()
    await userEvent.click(screen.getByRole('link', { name: 'Call Now' }))
    expect(await screen.findByRole('dialog', { name: contact.title })).toHaveAccessibleDescription(contact.text)
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/signin?next=%2Fprovider%2Flittle-harbor-k3f9%3Ffrom%3Dsearch',
    )
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?role=caregiver')
  })

  test('Escape closes the prompt and returns the focus', async () => {
    page()
    const link = screen.getByRole('link', { name: 'Call Now' })
    await userEvent.click(link)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(link).toHaveFocus()
    expect(pendingAction()).toBeNull()
  })

  test('the prompt also opens when the server says that the user is not signed in', async () => {
    page()
    requestNow('contact')
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(contact.text)
  })

  test('without JavaScript the link leads to the sign-in page', () => {
    page()
    expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute(
      'href',
      '/signin?next=%2Fprovider%2Flittle-harbor-k3f9',
    )
  })

  test('a user signs in from the prompt without leaving the page, and the pending action is stored until then', async () => {
    page()
    requestNow('contact', 'little-harbor-k3f9')
    await signIn()
    expect(await screen.findByRole('dialog', { name: 'Welcome Back' })).toBeInTheDocument()
    expect(pendingAction()).toEqual({ act: 'contact', id: 'little-harbor-k3f9', path: here })
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Invalid email address')).toBeInTheDocument()
    expect(screen.getByText('Password is required')).toBeInTheDocument()
  })

  test.each([
    ['/', null, '/caregiver-dashboard'],
    ['/blog', null, '/caregiver-dashboard'],
    ['/search?zipCode=32801', null, undefined],
    ['/provider/little-harbor-k3f9', null, undefined],
    ['/daycare/orlando-fl', null, undefined],
    ['/montessori/orlando-fl/page/2', null, undefined],
    ['/es/preescolares/orlando-fl', null, undefined],
    ['/', 'contact', undefined],
  ] as const)('who signs in on %s with %j begun goes to %j', async (at, begun, target) => {
    push.mockClear()
    window.history.replaceState(null, '', at)
    if (begun) storePendingAction({ act: begun, id: 'little-harbor-k3f9', path: at })
    globalThis.fetch = jest.fn(async () => mockFetchResult(200, { role: 'caregiver' })) as typeof fetch
    const onClose = jest.fn()
    render(<SignInModal isOpen onClose={onClose} />)
    await userEvent.type(await screen.findByLabelText('E-mail'), 'dana@home.test')
    await userEvent.type(screen.getByLabelText('Password'), 'three green boats')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(push.mock.calls).toEqual(target === undefined ? [] : [[target]])
  })

  test('closing the dialog discards the pending action', async () => {
    page()
    requestNow('contact', 'little-harbor-k3f9')
    await signIn()
    await screen.findByRole('dialog', { name: 'Welcome Back' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(pendingAction()).toBeNull())
  })

  test('only a listed action with an id and a path on this site is ever completed, and only for a short time', () => {
    const act = { act: 'contact', id: 'little-harbor-k3f9', path: '/search' } as const
    storePendingAction(act)
    expect(pendingAction()).toEqual(act)
    deletePendingAction()
    expect(pendingAction()).toBeNull()
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
      expect(pendingAction()).toBeNull()
    }
  })
})
