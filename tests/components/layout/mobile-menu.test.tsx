import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MobileMenu } from '@/components/layout/mobile-menu'

function openMenu() {
  render(
    <>
      <MobileMenu />
      <p>The page</p>
    </>,
  )
  const menu = document.querySelector('details')
  const summary = menu?.querySelector('summary')
  if (!menu || !summary) throw new Error('the menu is no details element')
  // jsdom opens no details on a click.
  menu.open = true
  summary.focus()
  return { menu, summary }
}

it('offers what the header offers', () => {
  const { menu } = openMenu()
  const hrefs = within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual([
    '/search',
    '/family-resources',
    '/provider-resources',
    '/favorites',
    '/signin',
    '/signup?role=caregiver',
    '/signup?role=careprovider',
  ])
})

it('closes by Escape and gives the focus back to its button', async () => {
  const { menu, summary } = openMenu()
  await userEvent.tab()
  expect(summary).not.toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(menu.open).toBe(false)
  expect(summary).toHaveFocus()
})

it('keeps the keyboard focus inside while it is open', async () => {
  const { menu, summary } = openMenu()
  await userEvent.tab({ shift: true })
  expect(within(menu).getAllByRole('link').at(-1)).toHaveFocus()
  await userEvent.tab()
  expect(summary).toHaveFocus()
})

it('closes when a parent presses beside it, not when inside', async () => {
  const { menu } = openMenu()
  await userEvent.click(within(menu).getByRole('list'))
  expect(menu.open).toBe(true)
  await userEvent.click(screen.getByText('The page'))
  expect(menu.open).toBe(false)
})
