import userEvent from '@testing-library/user-event'
import { AttachmentList } from '@/components/enrollment/conversations/message-bubble'
import { ReplyForm } from '@/components/enrollment/conversations/reply-form'
import { sizeText } from '@/components/platform/size-text'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { fireEvent, render, screen, waitFor } from '@/tests/support/setup/render'

const fetched = jest.fn()
const onSent = jest.fn()
beforeEach(() => {
  fetched.mockReset()
  onSent.mockReset()
  sessionStorage.clear()
  globalThis.fetch = fetched
})
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Add pictures or a PDF', { selector: 'input' }), { target: { files } })
const photo = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })

test('files are added while writing, can be removed, and are sent with the text', async () => {
  let id = 10
  fetched.mockImplementation((path: string) => {
    id += 1
    return Promise.resolve(mockFetchResult(201, path.includes('attachments') ? { id, name: `File ${id}` } : { id }))
  })
  render(<ReplyForm userId={801} inquiryId={7} canAttach onSent={onSent} />)
  choose(photo('a.jpg'), photo('b.jpg'))
  expect(await screen.findByText('File 11: added')).toBeInTheDocument()
  expect(await screen.findByText('File 12: added')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Remove File 11' }))
  expect(screen.getByRole('button', { name: 'Add pictures or a PDF' })).toHaveFocus()
  await userEvent.type(screen.getByLabelText('Your message'), 'Our door')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(onSent).toHaveBeenCalled())
  const [, sent] = fetched.mock.calls.at(-1) ?? []
  expect(JSON.parse(sent.body)).toEqual({ text: 'Our door', attachmentIds: [12] })
  expect(screen.queryByText(/added/)).not.toBeInTheDocument()
})

test('a rejected file says why, and neither the text nor the other files are lost', async () => {
  fetched.mockImplementation((path: string) =>
    Promise.resolve(
      path.includes('bad')
        ? mockFetchResult(400, { message: 'This PDF is damaged.' })
        : mockFetchResult(201, { id: 5, name: 'a.webp' }),
    ),
  )
  render(<ReplyForm userId={802} inquiryId={7} canAttach onSent={onSent} />)
  await userEvent.type(screen.getByLabelText('Your message'), 'Our door')
  const large = photo('large.jpg')
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 })
  choose(photo('a.jpg'), photo('bad.pdf', 'application/pdf'), large)
  expect(await screen.findByText('bad.pdf: This PDF is damaged.')).toBeInTheDocument()
  expect(screen.getByText(/^large.jpg: It’s larger than 10 MB/)).toBeInTheDocument()
  expect(screen.getByText('a.webp: added')).toBeInTheDocument()
  expect(screen.getByLabelText('Your message')).toHaveValue('Our door')
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
})

test('a sixth file is rejected with a message', async () => {
  fetched.mockResolvedValue(mockFetchResult(201, { id: 5, name: 'a.webp' }))
  render(<ReplyForm userId={803} inquiryId={7} canAttach onSent={onSent} />)
  choose(...Array.from({ length: 6 }, (_, n) => photo(`${n}.jpg`)))
  expect(await screen.findByText('5.jpg: Please add at most 5 files to one message.')).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByText('a.webp: added')).toHaveLength(5))
})

test('no files can be added where the other side reads by mail', () => {
  render(<ReplyForm userId={804} inquiryId={7} canAttach={false} onSent={onSent} />)
  expect(screen.queryByRole('button', { name: 'Add pictures or a PDF' })).not.toBeInTheDocument()
})

test('an image is shown with known dimensions, a PDF is a link with its name', () => {
  render(
    <AttachmentList
      attachments={[
        { id: 1, name: 'Door.webp', kind: 'picture', bytes: 9_000, width: 600, height: 400 },
        { id: 2, name: 'Prices.pdf', kind: 'pdf', bytes: 2_200_000, width: null, height: null },
      ]}
    />,
  )
  expect(screen.getByRole('img', { name: 'Picture: Door.webp' })).toHaveAttribute('width', '600')
  expect(screen.getByRole('link', { name: 'Prices.pdf PDF, 2.1 MB' })).toHaveAttribute('href', '/api/attachments/2')
  expect(sizeText(400)).toBe('1 kB')
})
