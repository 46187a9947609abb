import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { useApiForm } from '@/components/forms/use-api-form'
import { useSending } from '@/components/forms/use-sending'
import { CallError } from '@/lib/platform/call-api'

let end = { well: () => {}, badly: (_: Error) => {} }
const send = () =>
  new Promise<void>((resolve, reject) => {
    end = { well: resolve, badly: reject }
  })

function Judged() {
  const { field, submit } = useApiForm({
    schema: z.object({ note: z.string() }),
    start: {},
    send,
    fallback: 'Not sent.',
  })
  const { error: _, ...note } = field('note')
  return (
    <form onSubmit={submit}>
      <textarea aria-label="Note" {...note} />
    </form>
  )
}
function Plain() {
  const { onSubmit } = useSending(send)
  return (
    <form onSubmit={onSubmit}>
      <textarea aria-label="Note" name="note" />
      <input aria-label="Link" readOnly value="https://care.example" />
    </form>
  )
}
const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note')

test.each([
  ['a form that is judged as it is typed', Judged],
  ['a plain form', Plain],
])(
  '%s takes no words while it is being sent, which nobody would get, and takes them again after a failure',
  async (_, Form) => {
    render(<Form />)
    await userEvent.type(note(), 'Call')
    fireEvent.submit(note().form as HTMLFormElement)
    await waitFor(() => expect(note()).toHaveAttribute('readonly'))
    await userEvent.type(note(), ' them')
    expect(note()).toHaveValue('Call')
    expect(note()).toHaveFocus()
    end.badly(new CallError(503, '', 'Not now.', {}))
    await waitFor(() => expect(note()).not.toHaveAttribute('readonly'))
    await userEvent.type(note(), ' them')
    expect(note()).toHaveValue('Call them')
    for (const other of screen.queryAllByLabelText('Link')) expect(other).toHaveAttribute('readonly')
  },
)
