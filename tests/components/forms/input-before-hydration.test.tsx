import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { useApiForm } from '@/components/forms/use-api-form'
import { render, screen } from '@/tests/support/setup/render'
import { renderToString } from '@/tests/support/setup/render-on-server'

const send = jest.fn(async () => undefined)
const schema = z.object({ email: z.email('Please enter a valid email address.'), name: z.string(), keep: z.boolean() })

function Form() {
  const { form, field, submit } = useApiForm({
    schema,
    start: { email: '', name: 'Dana', keep: false },
    send,
    fallback: 'Not sent.',
  })
  const { error: _, ...email } = field('email')
  const { error: __, ...name } = field('name')
  return (
    <form onSubmit={submit}>
      <input aria-label="E-mail" {...email} />
      <input aria-label="Name" {...name} />
      <input aria-label="Keep" type="checkbox" {...form.register('keep')} />
      <button type="submit">Send</button>
    </form>
  )
}

/** The page as the server sent it, with values that a user or the browser filled in before React loaded. */
function sentPage(change: (container: HTMLElement) => void) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Form />)
  change(container)
  render(<Form />, { container, hydrate: true })
}
const input = (container: HTMLElement, label: string) =>
  container.querySelector<HTMLInputElement>(`[aria-label="${label}"]`) as HTMLInputElement

beforeEach(() => send.mockClear())

test('input from before hydration is shown, and sent', async () => {
  sentPage((container) => {
    input(container, 'E-mail').value = 'dana@home.test'
    input(container, 'Keep').checked = true
  })
  expect(screen.getByLabelText('E-mail')).toHaveValue('dana@home.test')
  await userEvent.click(screen.getByRole('button'))
  expect(send).toHaveBeenCalledWith({ email: 'dana@home.test', name: 'Dana', keep: true })
})

test('default values are in the HTML before hydration, so that nobody types into an empty field', async () => {
  sentPage((container) => {
    expect(input(container, 'Name')).toHaveValue('Dana')
    input(container, 'Name').value = 'Dana M.'
  })
  expect(screen.getByLabelText('Name')).toHaveValue('Dana M.')
  await userEvent.type(screen.getByLabelText('E-mail'), 'dana@home.test')
  await userEvent.click(screen.getByRole('button'))
  expect(send).toHaveBeenCalledWith({ email: 'dana@home.test', name: 'Dana M.', keep: false })
})

test('an untouched field keeps its default value', async () => {
  sentPage(() => undefined)
  await userEvent.type(screen.getByLabelText('E-mail'), 'dana@home.test')
  await userEvent.click(screen.getByRole('button'))
  expect(send).toHaveBeenCalledWith({ email: 'dana@home.test', name: 'Dana', keep: false })
})
