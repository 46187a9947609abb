import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import Films, {
  isNearEnd,
  isPlaying,
  nextState,
  PAUSE_VIDEOS,
  RESUME_VIDEOS,
  startMargin,
  startState,
} from '@/components/content/home/films'
import { useReportedDialog } from '@/components/ui/overlays/open-dialogs'
import { act, render, screen } from '@/tests/support/setup/render'

let setIsInView: (isInView: boolean) => void
const play = jest.fn(async () => undefined)
const pause = jest.fn()

beforeEach(() => {
  play.mockClear()
  pause.mockClear()
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
  window.IntersectionObserver = class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      setIsInView = (isIntersecting) => act(() => seen([{ isIntersecting }]))
    }
    observe() {}
    disconnect() {}
  } as never
  window.matchMedia = ((query: string) => ({ matches: query.includes('60rem') })) as never
})

function show() {
  const stage = createRef<HTMLDivElement>()
  render(
    <div ref={stage}>
      <Films stage={stage} />
    </div>,
  )
  return screen.getByLabelText<HTMLVideoElement>(/^Short film/)
}

test('the film starts muted when it comes into view, and has sound only on request', async () => {
  const film = show()
  expect(play).not.toHaveBeenCalled()
  setIsInView(true)
  expect(play).toHaveBeenCalledTimes(1)
  expect(film.muted).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Turn sound on' }))
  expect(film.muted).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Turn sound off' }))
  expect(film.muted).toBe(true)
})

test('a visitor pauses it, and it stays paused', async () => {
  show()
  setIsInView(true)
  await userEvent.click(screen.getByRole('button', { name: 'Pause film' }))
  expect(pause).toHaveBeenCalled()
  play.mockClear()
  setIsInView(false)
  setIsInView(true)
  expect(play).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Play film' }))
  expect(play).toHaveBeenCalled()
})

/** What every dialog of the site does while it is open. */
function OpenDialog({ isOpen }: { isOpen: boolean }) {
  useReportedDialog(isOpen)
  return null
}

test('it pauses while a dialog is open or the window says so, and resumes afterwards', async () => {
  show()
  setIsInView(true)
  const dialog = render(<OpenDialog isOpen={false} />)
  for (const [stop, go] of [
    [() => dialog.rerender(<OpenDialog isOpen />), () => dialog.rerender(<OpenDialog isOpen={false} />)],
    [
      () => void window.dispatchEvent(new Event(PAUSE_VIDEOS)),
      () => void window.dispatchEvent(new Event(RESUME_VIDEOS)),
    ],
  ] as const) {
    pause.mockClear()
    play.mockClear()
    await act(async () => stop())
    expect(pause).toHaveBeenCalled()
    await act(async () => go())
    expect(play).toHaveBeenCalledTimes(1)
  }
})

test('with reduced motion nothing moves until a visitor presses play', async () => {
  window.matchMedia = (() => ({ matches: true })) as never
  show()
  setIsInView(true)
  expect(play).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Play film' }))
  expect(play).toHaveBeenCalled()
})

test('after the film the mascot waves, and the film can be played again', async () => {
  const film = show()
  setIsInView(true)
  expect(screen.queryByRole('button', { name: 'Play film again' })).not.toBeInTheDocument()
  await act(async () => void film.dispatchEvent(new Event('ended')))
  play.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'Play film again' }))
  expect(play).toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Play film again' })).not.toBeInTheDocument()
})

test('a browser that blocks sound plays it muted; one that blocks that too shows the still', () => {
  const playing = nextState(startState(true), { type: 'release', by: 'view' })
  const withSound = nextState(playing, { type: 'sound' })
  const silent = nextState(withSound, { type: 'refused' })
  expect([silent.hasSound, isPlaying(silent)]).toEqual([false, true])
  expect(isPlaying(nextState(silent, { type: 'refused' }))).toBe(false)
})

test('a film that is paused for two reasons resumes only when both have ended', () => {
  let state = nextState(startState(true), { type: 'release', by: 'view' })
  for (const by of ['modal', 'window'] as const) state = nextState(state, { type: 'hold', by })
  state = nextState(state, { type: 'release', by: 'modal' })
  expect(isPlaying(state)).toBe(false)
  expect(isPlaying(nextState(state, { type: 'release', by: 'window' }))).toBe(true)
})

test('it starts when its top is above half of a wide window, or four fifths of a phone', () => {
  expect([startMargin(true), startMargin(false)]).toEqual(['0px 0px -50% 0px', '0px 0px -20% 0px'])
})

test('the mascot stops a quarter of a second before its end', () => {
  expect(isNearEnd({ currentTime: 3.7, duration: 4 })).toBe(false)
  expect(isNearEnd({ currentTime: 3.76, duration: 4 })).toBe(true)
  expect(isNearEnd({ currentTime: 0, duration: Number.NaN })).toBe(false)
})
