import { useState } from 'react'
import { useSignals } from '@/components/notifications/signals'
import { act, render, screen } from '@/tests/support/setup/render'

/** Replaces the browser's own, which jsdom lacks. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static all: FakeSource[] = []
  readyState = 0
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor(readonly url: string) {
    super()
    FakeSource.all.push(this)
  }
  close() {
    this.readyState = 2
  }
}
const current = () => FakeSource.all.at(-1)
const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  FakeSource.all = []
  Object.defineProperty(globalThis, 'EventSource', { value: FakeSource, configurable: true })
  show('visible')
})

function Watcher({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  const isLive = useSignals(['messages'], () => setCount((before) => before + 1))
  return <p>{`${name} ${count} ${isLive ? 'live' : 'polls'}`}</p>
}

test('all parts of a page share one stream, which closes with the last of them', () => {
  const { unmount } = render(
    <>
      <Watcher name="list" />
      <Watcher name="bell" />
    </>,
  )
  expect(FakeSource.all.map(({ url }) => url)).toEqual(['/api/live'])
  act(() => current()?.onopen?.())
  expect(screen.getByText('list 1 live')).toBeInTheDocument()
  act(() => void current()?.dispatchEvent(new Event('messages')))
  act(() => void current()?.dispatchEvent(new Event('notifications')))
  expect(screen.getByText('bell 2 live')).toBeInTheDocument()
  unmount()
  expect(current()?.readyState).toBe(2)
})

test('a hidden window has no stream, and loads what it missed when it is visible', () => {
  render(<Watcher name="list" />)
  act(() => current()?.onopen?.())
  act(() => show('hidden'))
  expect(current()?.readyState).toBe(2)
  expect(screen.getByText('list 1 polls')).toBeInTheDocument()
  act(() => show('visible'))
  act(() => current()?.onopen?.())
  expect([FakeSource.all.length, screen.getByText('list 2 live')]).toEqual([2, expect.anything()])
})

test('when the server accepts no stream the page polls, and tries again after a minute', () => {
  jest.useFakeTimers()
  const { unmount } = render(<Watcher name="list" />)
  act(() => {
    current()?.close()
    current()?.onerror?.()
  })
  expect(screen.getByText('list 0 polls')).toBeInTheDocument()
  act(() => void jest.advanceTimersByTime(60_000))
  expect(FakeSource.all).toHaveLength(2)
  unmount()
  jest.useRealTimers()
})

test('an expired session is not retried', () => {
  render(<Watcher name="list" />)
  act(() => void current()?.dispatchEvent(new Event('end')))
  expect([current()?.readyState, FakeSource.all.length]).toEqual([2, 1])
})
