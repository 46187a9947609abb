import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { SIGN_IN_FORM } from '@/components/accounts/sign-in-request'
import { useEarlyPress } from '@/components/ui/use-early-press'
import { EARLY_PRESS_SCRIPT } from '@/lib/platform/early-press.mjs'

const pressed = jest.fn()
const submitted = jest.fn((event: Event) => event.preventDefault())

function Page() {
  return (
    <form id={SIGN_IN_FORM} action="/signin">
      <SaveButton />
    </form>
  )
}
function SaveButton() {
  return (
    <button
      ref={useEarlyPress()}
      type="submit"
      form={SIGN_IN_FORM}
      onClick={(event) => {
        event.preventDefault()
        pressed()
      }}
    >
      Save
    </button>
  )
}

/** The page as it was sent, before React has come. */
function sentPage() {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Page />)
  container.querySelector('form')?.addEventListener('submit', submitted)
  return container
}
const press = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('button'))

// biome-ignore lint/security/noGlobalEval: the text runs as the browser runs it
beforeAll(() => window.eval(EARLY_PRESS_SCRIPT))
beforeEach(() => {
  jest.useFakeTimers()
  pressed.mockClear()
  submitted.mockClear()
})
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

test('a press before React has come counts once, and leads nowhere else', async () => {
  const container = sentPage()
  await press()
  await press()
  expect(submitted).not.toHaveBeenCalled()
  render(<Page />, { container, hydrate: true })
  expect(pressed).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(20_000)
  await press()
  expect(pressed).toHaveBeenCalledTimes(2)
  expect(submitted).not.toHaveBeenCalled()
})

test('where React does not come, the button does what it does without JavaScript', async () => {
  sentPage()
  await press()
  jest.advanceTimersByTime(8_000)
  expect(submitted).toHaveBeenCalledTimes(1)
})
