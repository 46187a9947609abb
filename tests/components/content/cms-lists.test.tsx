import userEvent from '@testing-library/user-event'
import { DifferenceView } from '@/components/content/cms/article-dialogs'
import { CmsView } from '@/components/content/cms/cms-view'
import { PlannedMonth } from '@/components/content/cms/planned-month'
import { DeletedList } from '@/components/content/cms/post-row'
import { MAX_LISTED } from '@/lib/content/articles/catalogue'
import type { BlogPost } from '@/lib/content/articles/types'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor, within } from '@/tests/support/setup/render'

describe('cms lists', () => {
  const post = (change: Partial<BlogPost>): BlogPost => ({
    id: 7,
    title: 'A visit',
    content: '',
    excerpt: '',
    metaDescription: '',
    metaKeywords: '',
    featuredImage: '',
    featuredAlt: '',
    category: 'Communication',
    tags: [],
    status: 'scheduled',
    publishDate: '2026-11-24',
    publishTime: '09:00',
    author: 'Kim Cole',
    audience: 'both',
    slug: 'a-visit',
    seoScore: 0,
    readingTime: 1,
    views: 0,
    version: 3,
    deletedAt: null,
    ...change,
  })

  test('an admin sees the articles of each day, moves through the month by keyboard, and opens one from its day', async () => {
    const onEdit = jest.fn()
    const planned = post({})
    const posts = [planned, post({ id: 8, title: 'Out already', status: 'published', publishDate: '2026-11-03' })]
    const draft = post({ id: 9, title: 'Not yet', status: 'draft' })
    render(<PlannedMonth posts={[...posts, draft]} today="2026-11-22" onEdit={onEdit} />)
    const table = within(screen.getByRole('table', { name: 'November 2026' }))
    expect(table.getByRole('button', { name: /Nov 24, 1 article/ })).toBeInTheDocument()
    expect(screen.queryByText('Not yet')).not.toBeInTheDocument()
    table.getByRole('button', { name: /Nov 22/ }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(table.getByRole('button', { name: /Nov 24/ })).toHaveFocus()
    await userEvent.click(table.getByRole('button', { name: 'A visit, Scheduled: edit' }))
    expect(onEdit).toHaveBeenCalledWith(planned)
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
    expect(screen.getByRole('table', { name: 'December 2026' })).toBeInTheDocument()
    expect(screen.getByText('No articles this month.')).toBeInTheDocument()
  })

  test('a deleted article says how long it can be restored, and is restored', async () => {
    const onRestore = jest.fn(async () => undefined)
    const deleted = post({ deletedAt: '2026-11-20T15:00:00.000Z' })
    const { rerender } = render(<DeletedList posts={[deleted]} onRestore={onRestore} isReady />)
    expect(screen.getByText('Deleted Nov 20, 2026. You can restore it until Dec 20, 2026.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Restore A visit' }))
    await waitFor(() => expect(onRestore).toHaveBeenCalledWith(deleted))
    rerender(<DeletedList posts={[]} onRestore={onRestore} isReady />)
    expect(screen.getByRole('heading', { name: 'No deleted articles' })).toBeInTheDocument()
  })

  test('an admin who leaves the list of deleted articles is not told that there are no others before they have loaded', async () => {
    const deleted = post({ id: 8, title: 'Gone', deletedAt: '2026-11-20T15:00:00.000Z' })
    globalThis.fetch = jest.fn(async (path) =>
      mockFetchResult(200, String(path).includes('status=deleted') ? [deleted] : [post({})]),
    )
    render(<CmsView start={[post({})]} today="2026-11-22" />)
    const status = screen.getByRole('combobox', { name: 'Status' })
    await userEvent.selectOptions(status, 'deleted')
    expect(await screen.findByRole('heading', { name: 'Gone' })).toBeInTheDocument()
    await userEvent.selectOptions(status, 'all')
    expect(screen.queryByRole('heading', { name: 'No articles found' })).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'A visit' })).toBeInTheDocument()
  })

  test('a long list shows some articles, and more on request', async () => {
    const posts = Array.from({ length: 60 }, (_, at) => post({ id: at + 1, title: `Article ${at + 1}` }))
    render(<CmsView start={posts} today="2026-11-22" />)
    expect(screen.getByText('60 articles')).toBeInTheDocument()
    const rows = () => screen.getAllByRole('button', { name: /^Edit/ }).length
    expect(rows()).toBe(25)
    await userEvent.click(screen.getByRole('button', { name: 'Show 25 more' }))
    expect(screen.getByRole('button', { name: 'Edit Article 26' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Show 10 more' }))
    expect(rows()).toBe(60)
    expect(screen.getByRole('button', { name: 'Edit Article 51' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument()
  })

  test('an admin with more articles than the list holds reads that these are the newest, and how to find the others', () => {
    const posts = Array.from({ length: MAX_LISTED }, (_, index) =>
      post({ id: index + 1, title: `Article ${index + 1}` }),
    )
    render(<CmsView start={posts} today="2026-11-22" />)
    expect(screen.getByRole('status')).toHaveTextContent('The newest 500 articles. Search for an older one.')
  })
})

describe('versions', () => {
  test('removed and added words are marked, also for screen readers', () => {
    render(
      <DifferenceView
        difference={[
          {
            field: 'body',
            parts: [
              { kind: 'same', text: 'Ask ' },
              { kind: 'removed', text: 'nine' },
              { kind: 'added', text: 'ten' },
            ],
          },
        ]}
      />,
    )
    expect(screen.getByText('Article Content')).toBeInTheDocument()
    expect(screen.getByRole('deletion')).toHaveTextContent('removed: nine')
    expect(screen.getByRole('insertion')).toHaveTextContent('added: ten')
  })

  test('identical versions say so', () => {
    render(<DifferenceView difference={[]} />)
    expect(screen.getByText('Same as the current version.')).toBeInTheDocument()
  })
})
