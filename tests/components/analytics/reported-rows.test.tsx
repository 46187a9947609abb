import { useReportedRows } from '@/components/providers/provider-rows'
import { act, fireEvent, render, screen } from '@/tests/support/setup/render'

type Row = { id: string; isSponsored?: true }

function List({ rows }: { rows: Row[] }) {
  return (
    <ul {...useReportedRows(rows)}>
      {rows.map(({ id }) => (
        <li key={id} data-result="">
          <a href={`/provider/${id}`} onClick={(event) => event.preventDefault()}>
            {id}
          </a>
          <a href="/signin" onClick={(event) => event.preventDefault()}>{`heart of ${id}`}</a>
        </li>
      ))}
    </ul>
  )
}

const beacon = jest.fn<boolean, [string, Blob]>()
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  jest.useFakeTimers()
  visibility = 'visible'
  beacon.mockReset().mockImplementation(() => true)
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true })
})
afterEach(() => jest.useRealTimers())

const wait = (millis: number) => act(() => jest.advanceTimersByTime(millis))

type Batch = { events: { providerId: string; interactionType: string }[] }

/** The batches that the server received: "view a1". */
async function reported(): Promise<string[][]> {
  jest.useRealTimers()
  const bodies = await Promise.all(beacon.mock.calls.map(([, blob]) => read(blob)))
  return bodies.map((text) => {
    const { events }: Batch = JSON.parse(text)
    return events.map((event) => `${event.interactionType} ${event.providerId}`)
  })
}

function read(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(blob)
  })
}

test('the first three results and the sponsored ones are reported in one batch once shown for 100 ms', async () => {
  render(<List rows={[{ id: 'a1' }, { id: 'a2' }, { id: 'a3' }, { id: 'a4' }, { id: 'a5', isSponsored: true }]} />)
  wait(99)
  expect(beacon).not.toHaveBeenCalled()
  wait(100)
  expect(beacon).toHaveBeenCalledWith('/api/interactions', expect.objectContaining({ type: 'application/json' }))
  expect(await reported()).toEqual([['view a1', 'view a2', 'view a3', 'view a5']])
})

test('a list that is left before it was on screen long enough is not reported', () => {
  const { unmount } = render(<List rows={[{ id: 'b1' }]} />)
  wait(50)
  unmount()
  wait(1_000)
  expect(beacon).not.toHaveBeenCalled()
})

test('a page in a background tab counts once it is visible', () => {
  visibility = 'hidden'
  render(<List rows={[{ id: 'c1' }]} />)
  wait(1_000)
  expect(beacon).not.toHaveBeenCalled()
  visibility = 'visible'
  fireEvent(document, new Event('visibilitychange'))
  wait(200)
  expect(beacon).toHaveBeenCalledTimes(1)
})

test('another search reports its own results, and none of them twice', async () => {
  const { rerender } = render(<List rows={[{ id: 'd1' }, { id: 'd2' }]} />)
  wait(200)
  rerender(<List rows={[{ id: 'd2' }, { id: 'd3' }]} />)
  wait(200)
  rerender(<List rows={[{ id: 'd1' }]} />)
  wait(200)
  expect(await reported()).toEqual([['view d1', 'view d2'], ['view d3']])
})

test('opening a result is reported before the page is left; pressing its heart is not', async () => {
  render(<List rows={[{ id: 'e1' }]} />)
  fireEvent.click(screen.getByText('heart of e1'))
  fireEvent.click(screen.getByText('e1'))
  fireEvent(window, new Event('pagehide'))
  expect(await reported()).toEqual([['click e1']])
})

test('without beacons an ordinary request is sent, and a failure is ignored', () => {
  const fetched = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true })
  beacon.mockImplementation(() => false)
  render(<List rows={[{ id: 'f1' }]} />)
  wait(200)
  expect(fetched).toHaveBeenCalledWith(
    '/api/interactions',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  )
})
