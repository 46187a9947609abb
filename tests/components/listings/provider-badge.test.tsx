import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProviderBadge } from '@/components/listings/dashboard/provider-badge'
import { Toaster } from '@/components/ui/overlays/toasts'

const show = () =>
  render(
    <>
      <ProviderBadge alt="Sunny Sprouts on Site" code='<a href="https://care.example/provider/sunny-k3f9">x</a>' />
      <Toaster />
    </>,
  )

test('a provider sees the badge and copies the code that links to its page', async () => {
  const user = userEvent.setup()
  show()
  expect(screen.getByRole('img', { name: /Sunny Sprouts on/ })).toHaveAttribute('src', '/badge.svg')
  await user.click(screen.getByRole('button', { name: 'Copy the code' }))
  const code = await navigator.clipboard.readText()
  expect(code).toBe('<a href="https://care.example/provider/sunny-k3f9">x</a>')
  expect(screen.getByLabelText('Paste this into your website')).toHaveValue(code)
  expect(await screen.findByText('Code copied')).toBeVisible()
})

test('where copying is not possible, the user reads how else to do it', async () => {
  const user = userEvent.setup()
  show()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  await user.click(screen.getByRole('button', { name: 'Copy the code' }))
  expect(await screen.findByText(/couldn’t copy it/)).toBeVisible()
})
