import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NameForm } from '@/components/accounts/profile/name-form'
import { Toaster } from '@/components/ui/toaster'
import { answer } from '@/tests/support/answers'

const refreshed = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: refreshed }) }))
const fetched = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  refreshed.mockReset()
  globalThis.fetch = fetched
})

async function type(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}

test('somebody with a new name saves it, and the page asks again what it shows', async () => {
  fetched.mockResolvedValueOnce(answer(200, { firstName: 'Kim', lastName: 'Rivera' }))
  render(
    <>
      <NameForm firstName="Dana" lastName="Rivera" />
      <Toaster />
    </>,
  )
  await type('First name', 'Kim')
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByText('Your name is saved')).toBeInTheDocument()
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body)).toEqual({ firstName: 'Kim', lastName: 'Rivera' })
  expect(screen.getByLabelText('First name')).toHaveValue('Kim')
  expect(refreshed).toHaveBeenCalled()
})

test('an empty first name is told at its field and sends nothing', async () => {
  render(<NameForm firstName="Dana" lastName="Rivera" />)
  await userEvent.clear(screen.getByLabelText('First name'))
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }))
  expect(await screen.findByText('First name is required.')).toBeInTheDocument()
  expect(fetched).not.toHaveBeenCalled()
})
