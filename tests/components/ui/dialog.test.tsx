import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '@/components/ui/actions/button'
import { Dialog } from '@/components/ui/overlays/dialog'
import { render, screen, waitFor } from '@/tests/support/setup/render'

function SignInPrompt() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Call Now</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Sign in to call"
        description="Phone numbers are for signed-in parents."
        footer={<Button onClick={close}>Not now</Button>}
      />
    </>
  )
}

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Call Now' }))
  return screen.findByRole('dialog', { name: 'Sign in to call' })
}

it('announces the title and the description of the dialog', async () => {
  render(<SignInPrompt />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await openDialog()).toHaveAccessibleDescription('Phone numbers are for signed-in parents.')
})

it('keeps the focus inside while it is open', async () => {
  render(<SignInPrompt />)
  const dialog = await openDialog()
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab()
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  }
})

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['its own button', () => userEvent.click(screen.getByRole('button', { name: 'Not now' }))],
])('closes with %s and returns the focus to the button that opened it', async (_way, leave) => {
  render(<SignInPrompt />)
  await openDialog()
  await leave()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Call Now' })).toHaveFocus())
})

it('makes the page behind it inert, even when one dialog follows another', async () => {
  const { container } = render(
    <>
      <SignInPrompt />
      <SignInPrompt />
    </>,
  )
  const [first, second] = screen.getAllByRole('button', { name: 'Call Now' })
  for (const opener of [first, second]) {
    if (opener) await userEvent.click(opener)
    await screen.findByRole('dialog')
    await waitFor(() => expect(container).toHaveAttribute('aria-hidden', 'true'))
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
})
