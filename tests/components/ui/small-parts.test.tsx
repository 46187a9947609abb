import userEvent from '@testing-library/user-event'
import { type FormEvent, useRef } from 'react'
import { Button } from '@/components/ui/actions/button'
import { ChipButton, ChipLink } from '@/components/ui/actions/chip'
import { IconButton } from '@/components/ui/actions/icon-button'
import { DataTable } from '@/components/ui/data/data-table'
import { FoundTable } from '@/components/ui/data/found-table'
import { Pagination, pageNumbers } from '@/components/ui/data/pagination'
import { Rating, Stars } from '@/components/ui/data/stars'
import { useDetailsMenu } from '@/components/ui/hooks'
import { Disclosure } from '@/components/ui/overlays/disclosure'
import { Picture } from '@/components/ui/surface/picture'
import { NonBreaking } from '@/components/ui/surface/text'
import { act, render, screen } from '@/tests/support/setup/render'

describe('unbroken', () => {
  test('a heading does not break “e-mail” on a phone, and keeps its text', () => {
    render(
      <h1>
        <NonBreaking text="Change your e-mail address" />
      </h1>,
    )
    expect(screen.getByRole('heading', { name: 'Change your e-mail address' })).toBeInTheDocument()
    expect(screen.getByText('e-mail')).toHaveClass('whitespace-nowrap')
  })
})

describe('found table', () => {
  const texts = {
    noneTitle: 'No providers found',
    noneText: 'Try fewer letters.',
    all: 'Show all',
    count: (n: number) => `${n} accounts`,
  }
  const table = {
    icon: 'users',
    texts,
    caption: 'Accounts',
    columns: ['Name'],
    allHref: '/admin/users',
    hrefOf: (page: number) => `/admin/users?page=${page}`,
  } as const

  test('an admin beyond the last page sees the total, and a link to the last page', () => {
    render(<FoundTable {...table} rows={[]} total={120} page={9} pageCount={3} />)
    expect(screen.getByText('There’s no page 9')).toBeInTheDocument()
    expect(screen.getByText('120 accounts')).toBeInTheDocument()
    expect(screen.queryByText('No providers found')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to the last page, 3' })).toHaveAttribute('href', '/admin/users?page=3')
  })

  test("an admin's search without results says so, and links back to all", () => {
    render(<FoundTable {...table} rows={[]} total={0} page={1} pageCount={0} />)
    expect(screen.getByText('No providers found')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/admin/users')
  })
})

describe('small parts', () => {
  it('cannot be pressed again while it is pending, and keeps the focus', async () => {
    const pressed = jest.fn()
    const sent = jest.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={sent}>
        <input aria-label="Email" />
        <Button type="submit" busy onClick={pressed}>
          Signing in...
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Signing in...' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    // Browsers remove the focus from a disabled element.
    expect(button).toBeEnabled()
    await userEvent.click(button)
    await userEvent.keyboard('{Enter} ')
    await userEvent.type(screen.getByRole('textbox'), 'eva@example.com{Enter}')
    expect(pressed).not.toHaveBeenCalled()
    expect(sent).not.toHaveBeenCalled()
  })

  it('never submits a form by accident', () => {
    render(<Button>Cancel</Button>)
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
  })

  it('has a name even if it only shows an icon', () => {
    render(<IconButton icon="heart" label="Sign in to save favorites" />)
    expect(screen.getByRole('button', { name: 'Sign in to save favorites' })).toBeInTheDocument()
  })

  it('gives the number of stars in words', () => {
    render(
      <>
        <Stars rating={4.3} />
        <Rating rating={5} />
      </>,
    )
    expect(screen.getByRole('img', { name: '4.3 out of 5 stars' })).toBeInTheDocument()
    expect(screen.getByText('5 out of 5 stars')).toBeInTheDocument()
  })

  it('needs no style attribute for half a star', () => {
    const { container } = render(<Stars rating={3.5} />)
    expect(container.querySelector('svg svg')).toHaveAttribute('width', '84')
    expect(container.querySelector('[style]')).toBeNull()
  })

  it('distinguishes a selected chip from others', () => {
    render(
      <>
        <ChipLink href="/search" on count={12}>
          Opening confirmed
        </ChipLink>
        <ChipButton on={false}>VPK</ChipButton>
      </>,
    )
    expect(screen.getByRole('link', { name: 'Opening confirmed 12 selected' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'VPK' })).toHaveAttribute('aria-pressed', 'false')
  })

  it('links to every page and marks the current one', () => {
    render(<Pagination page={2} pageCount={3} hrefOf={(page) => `/search?page=${page}`} />)
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/search?page=3')
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/search?page=1')
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  })

  it('shows no pagination for one page', () => {
    const { container } = render(<Pagination page={1} pageCount={1} hrefOf={String} />)
    expect(container).toBeEmptyDOMElement()
  })

  it('keeps a folded answer in the page', () => {
    render(
      <Disclosure summary="How many daycares are in Orlando?" level={3}>
        271
      </Disclosure>,
    )
    expect(screen.getByText('271')).toBeInTheDocument()
    expect(screen.getByText('How many daycares are in Orlando?').tagName).toBe('H3')
  })

  it('names a table and the row of each number', () => {
    render(
      <DataTable
        caption="Tuition"
        columns={['Age', 'Weekly']}
        rows={[{ key: '1', head: '1 year', cells: ['$285'] }]}
      />,
    )
    expect(screen.getByRole('table', { name: 'Tuition' })).toBeInTheDocument()
    expect(screen.getByRole('rowheader', { name: '1 year' })).toBeInTheDocument()
  })

  it('lazy-loads all pictures except the first', () => {
    render(
      <>
        <Picture first src="/media/a.jpg" alt="first" width={4} height={3} sizes="100vw" />
        <Picture src="/media/b.jpg" alt="second" width={4} height={3} sizes="100vw" />
      </>,
    )
    expect(screen.getByAltText('first')).toHaveAttribute('loading', 'eager')
    expect(screen.getByAltText('second')).toHaveAttribute('loading', 'lazy')
  })
})

describe('page numbers', () => {
  it.each([
    { page: 1, count: 1, shown: [1] },
    { page: 1, count: 3, shown: [1, 2, 3] },
    { page: 1, count: 20, shown: [1, 2, 'gap', 20] },
    { page: 3, count: 20, shown: [1, 2, 3, 4, 'gap', 20] },
    { page: 4, count: 20, shown: [1, 2, 3, 4, 5, 'gap', 20] },
    { page: 10, count: 20, shown: [1, 'gap', 9, 10, 11, 'gap', 20] },
    { page: 20, count: 20, shown: [1, 'gap', 19, 20] },
  ])('a parent on page $page of $count sees links to $shown', ({ page, count, shown }) => {
    expect(pageNumbers(page, count)).toEqual(shown)
  })
})

function Menu() {
  const menu = useRef<HTMLDetailsElement>(null)
  useDetailsMenu(menu)
  return (
    <>
      <details ref={menu} open>
        <summary>Price</summary>
        <button type="button">Inside</button>
      </details>
      <button type="button">Behind</button>
    </>
  )
}

test('an open menu stays while the focus is in it, and closes when the focus moves on', async () => {
  render(<Menu />)
  const menu = document.querySelector('details')
  act(() => screen.getByRole('button', { name: 'Inside' }).focus())
  expect(menu).toHaveAttribute('open')
  act(() => screen.getByRole('button', { name: 'Behind' }).focus())
  expect(menu).not.toHaveAttribute('open')
})

test('an open menu closes when the focus moves on, but not when what it is in gets it, as at a press on a label', () => {
  render(
    <main tabIndex={-1}>
      <Menu />
      <button type="button">Next</button>
    </main>,
  )
  const menu = document.querySelector('details')
  act(() => screen.getByRole('main').focus())
  expect(menu).toHaveAttribute('open')
  act(() => screen.getByRole('button', { name: 'Next' }).focus())
  expect(menu).not.toHaveAttribute('open')
})

test('Escape closes an open menu and returns the focus to its button', async () => {
  render(<Menu />)
  act(() => screen.getByRole('button', { name: 'Inside' }).focus())
  await userEvent.keyboard('{Escape}')
  expect(document.querySelector('details')).not.toHaveAttribute('open')
  expect(document.querySelector('summary')).toHaveFocus()
})
