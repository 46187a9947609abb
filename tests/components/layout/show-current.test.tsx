import { ShowCurrent } from '@/components/layout/dashboard-links'
import { render, screen } from '@/tests/support/setup/render'

afterEach(() => jest.restoreAllMocks())

test('a link to the current page that is out of view is scrolled to the middle of its list', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('[aria-current]') ? 700 : 16
  })
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(84)
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(358)
  render(
    <ul>
      <li>
        <a href="/one">One</a>
      </li>
      <li>
        <a href="/nine" aria-current="page">
          Nine
        </a>
      </li>
      <ShowCurrent />
    </ul>,
  )
  expect(screen.getByRole('list').scrollLeft).toBe(700 - 16 - (358 - 84) / 2)
})
