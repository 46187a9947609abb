import userEvent from '@testing-library/user-event'
import { act, Suspense, use, useState } from 'react'
import { z } from 'zod'
import { InertWhileSending } from '@/components/forms/restored-focus'
import { useApiForm } from '@/components/forms/use-api-form'
import { useRefresh, useSending } from '@/components/forms/use-submit'
import { ApiError } from '@/lib/platform/http/api-client'
import { fireEvent, render, screen, waitFor } from '@/tests/support/setup/render'

let reload = () => {}
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => ({ refresh: () => reload() }),
}))

let finish = { succeed: () => {}, fail: (_: Error) => {} }
const send = () =>
  new Promise<void>((resolve, reject) => {
    finish = { succeed: resolve, fail: reject }
  })

function Validated() {
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
  ['a form validated while typing', Validated],
  ['a plain form', Plain],
])(
  '%s accepts no input while it is being sent, which would be lost, and accepts it again after a failure',
  async (_, Form) => {
    render(<Form />)
    await userEvent.type(note(), 'Call')
    fireEvent.submit(note().form as HTMLFormElement)
    await waitFor(() => expect(note()).toHaveAttribute('readonly'))
    await userEvent.type(note(), ' them')
    expect(note()).toHaveValue('Call')
    expect(note()).toHaveFocus()
    finish.fail(new ApiError(503, '', 'Not now.', {}))
    await waitFor(() => expect(note()).not.toHaveAttribute('readonly'))
    await userEvent.type(note(), ' them')
    expect(note()).toHaveValue('Call them')
    for (const other of screen.queryAllByLabelText('Link')) expect(other).toHaveAttribute('readonly')
  },
)

function Choices() {
  const { onSubmit } = useSending(send)
  const [isOn, setIsOn] = useState(false)
  const [day, setDay] = useState('mon')
  return (
    <form onSubmit={onSubmit} aria-label="Days">
      <select aria-label="Stage" name="stage">
        <option value="new">New</option>
        <option value="won">Won</option>
      </select>
      <select aria-label="Day" value={day} onChange={(event) => setDay(event.target.value)}>
        <option value="mon">Monday</option>
        <option value="tue">Tuesday</option>
      </select>
      <input type="checkbox" aria-label="Urgent" name="urgent" />
      <input type="checkbox" aria-label="Private" checked={isOn} onChange={() => setIsOn(!isOn)} />
      <input type="radio" aria-label="Morning" name="half" />
    </form>
  )
}

test('a choice made while a form is being sent is ignored, and accepted again afterwards', async () => {
  render(<Choices />)
  const [stage, day] = [screen.getByLabelText('Stage'), screen.getByLabelText('Day')]
  const boxes = ['Urgent', 'Private', 'Morning'].map((name) => screen.getByLabelText(name))
  const chooseAll = async () => {
    await userEvent.selectOptions(stage, 'won')
    await userEvent.selectOptions(day, 'tue')
    for (const box of boxes) await userEvent.click(box)
    boxes[0]?.focus()
    await userEvent.keyboard(' ')
  }
  fireEvent.submit(screen.getByRole('form'))
  await waitFor(() => expect(stage).toHaveAttribute('aria-disabled', 'true'))
  await chooseAll()
  expect([stage, day].map((list) => (list as HTMLSelectElement).value)).toEqual(['new', 'mon'])
  for (const box of boxes) expect(box).not.toBeChecked()
  // The Tab key leaves it as usual.
  stage.focus()
  await userEvent.tab()
  expect(day).toHaveFocus()
  finish.succeed()
  await waitFor(() => expect(stage).not.toHaveAttribute('aria-disabled'))
  await chooseAll()
  expect([stage, day].map((list) => (list as HTMLSelectElement).value)).toEqual(['won', 'tue'])
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true, true])
})

test('the focus returns to the field where Enter was pressed in a locked part, unless it has moved elsewhere', () => {
  const part = (isHeld: boolean) => (
    <>
      <InertWhileSending isSending={isHeld}>
        <input aria-label="Nap room" />
      </InertWhileSending>
      <button type="button">Cancel</button>
    </>
  )
  const { rerender } = render(part(false))
  const field = screen.getByLabelText('Nap room')
  field.focus()
  rerender(part(true))
  // Browsers do this, jsdom does not.
  field.blur()
  rerender(part(false))
  expect(field).toHaveFocus()
  rerender(part(true))
  screen.getByRole('button', { name: 'Cancel' }).focus()
  rerender(part(false))
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
})

test('a form is refreshing until the page shows what was saved, so that nobody saves over the version from before', async () => {
  let arrive = (_: string) => {}
  const data = new Promise<string>((resolve) => {
    arrive = resolve
  })
  function Saved({ text }: { text: string }) {
    const { isRefreshing, refresh } = useRefresh()
    return (
      <button type="button" aria-busy={isRefreshing} onClick={refresh}>
        {text}
      </button>
    )
  }
  const Arrived = ({ data }: { data: Promise<string> }) => <Saved text={use(data)} />
  function Screen() {
    const [next, setNext] = useState<Promise<string>>()
    reload = () => setNext(data)
    return <Suspense fallback="nothing">{next ? <Arrived data={next} /> : <Saved text="old" />}</Suspense>
  }
  render(<Screen />)
  await act(() => userEvent.click(screen.getByRole('button', { name: 'old' })))
  expect(screen.getByRole('button', { name: 'old' })).toHaveAttribute('aria-busy', 'true')
  await act(async () => arrive('new'))
  expect(screen.getByRole('button', { name: 'new' })).toHaveAttribute('aria-busy', 'false')
})
