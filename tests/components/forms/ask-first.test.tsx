import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AskFirst } from '@/components/forms/ask-first'

test('the question takes the focus, and whoever keeps it is back at the button that asked', async () => {
  const act = jest.fn()
  render(<AskFirst label="Withdraw" question="Withdraw the invitation?" confirm="Withdraw it" act={act} />)
  expect(screen.getByRole('button', { name: 'Withdraw' })).not.toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus()
  expect(act).not.toHaveBeenCalled()
})
