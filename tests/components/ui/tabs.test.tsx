import userEvent from '@testing-library/user-event'
import { Tabs, tabAfterKey } from '@/components/ui/overlays/tabs'
import { act, render, screen, waitFor } from '@/tests/support/setup/render'
import { renderToString } from '@/tests/support/setup/render-on-server'

describe('tab keys', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, undefined],
  ])('%s on tab %i of three leads to %s', (key, from, to) => {
    expect(tabAfterKey(key, from, 3)).toBe(to)
  })
})

describe('tabs', () => {
  const tabs = [
    { id: 'overview', label: 'Overview', panel: <p>About us</p> },
    { id: 'hours', label: 'Hours', panel: <p>6:30 AM</p> },
    { id: 'reviews', label: 'Reviews', count: 31, panel: <p>Lovely people</p> },
  ]
  const show = () => render(<Tabs label="Provider" tabs={tabs} />)

  beforeEach(() => window.history.replaceState(null, '', '/'))

  it('sends every panel and plain links to browsers without JavaScript', () => {
    const html = renderToString(<Tabs label="Provider" tabs={tabs} />)
    expect(html).toContain('About us')
    expect(html).toContain('Lovely people')
    expect(html).toContain('href="#reviews"')
    expect(html).not.toContain('role="tab"')
    expect(html).not.toContain('hidden')
  })

  it('goes to the beginning of a panel that is chosen while its tabs stay at the top', async () => {
    const scrolled = jest.fn()
    HTMLElement.prototype.scrollIntoView = scrolled
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -400, 300, 900))
    render(<Tabs label="Provider" tabs={tabs} isSticky />)
    await userEvent.click(screen.getByRole('tab', { name: 'Hours' }))
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2))
  })

  it.each([
    ['goes to a panel whose tabs are low on the screen', 700, 1],
    ['stays where it is while the panel is in sight', 200, 0],
  ])('%s', async (_what, top, times) => {
    const scrolled = jest.fn()
    HTMLElement.prototype.scrollIntoView = scrolled
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 900))
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
      run(0)
      return 0
    })
    render(<Tabs label="Provider" tabs={tabs} isSticky />)
    await userEvent.click(screen.getByRole('tab', { name: 'Hours' }))
    expect(scrolled).toHaveBeenCalledTimes(times)
  })

  it('shows the chosen panel and names the tab it belongs to', async () => {
    show()
    await userEvent.click(screen.getByRole('tab', { name: /Reviews/ }))
    expect(screen.getByRole('tab', { name: /Reviews/ })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tabpanel', { name: /Reviews/ })).toHaveAttribute('data-chosen')
    expect(screen.getByRole('tabpanel', { name: /Overview/ })).not.toHaveAttribute('data-chosen')
    expect(window.location.hash).toBe('#reviews')
  })

  it('is one Tab stop, and arrows move inside it', async () => {
    show()
    await userEvent.tab()
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: /Reviews/ })).toHaveFocus()
    expect(screen.getByRole('tab', { name: /Reviews/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.tab()
    expect(document.activeElement).toHaveAttribute('role', 'tabpanel')
  })

  it('opens the panel in the address, initially and on changes', () => {
    window.history.replaceState(null, '', '/#hours')
    show()
    expect(screen.getByRole('tab', { name: 'Hours' })).toHaveAttribute('aria-selected', 'true')
    act(() => {
      window.history.replaceState(null, '', '/#reviews')
      window.dispatchEvent(new HashChangeEvent('hashchange'))
    })
    expect(screen.getByRole('tab', { name: /Reviews/ })).toHaveAttribute('aria-selected', 'true')
  })

  it('stays in place when the address names something else', () => {
    window.history.replaceState(null, '', '/#elsewhere')
    show()
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  })

  it('scrolls the tab from the address into view in a strip wider than a phone', () => {
    window.history.replaceState(null, '', '/#reviews')
    const box = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const [left, width] = this.id === 'reviews-tab' ? [420, 90] : [16, 358]
      return new DOMRect(left, 0, width, 40)
    })
    show()
    expect(screen.getByRole('tablist').scrollLeft).toBe(404)
    box.mockRestore()
  })
})
