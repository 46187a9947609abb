import userEvent from '@testing-library/user-event'
import { UploadForm } from '@/components/imports/upload-form'
import { MAX_UPLOAD_BYTES } from '@/lib/imports/uploads/rules'
import { PIECE_BYTES } from '@/lib/platform/storage/chunks'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen, waitFor } from '@/tests/support/setup/render'

const push = jest.fn()
jest.mock('@/lib/imports/uploads/rules', () => ({
  ...jest.requireActual('@/lib/imports/uploads/rules'),
  MAX_UPLOAD_BYTES: 64,
}))
jest.mock('@/lib/platform/storage/chunks', () => ({
  ...jest.requireActual('@/lib/platform/storage/chunks'),
  PIECE_BYTES: 8,
}))
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const sent = jest.fn()
beforeEach(() => {
  push.mockReset()
  sent.mockReset().mockImplementation(() => mockFetchResult(201, { id: 7 }))
  global.fetch = (async (path: string, { method, body }: RequestInit = {}) =>
    sent(`${method} ${path}`, body instanceof Blob ? body.size : null)) as typeof fetch
})

/** jsdom's own implementation loses files that a test chose. */
class FieldsOfForm {
  constructor(private readonly form: HTMLFormElement) {}
  get(name: string) {
    const field = this.form.elements.namedItem(name) as HTMLInputElement
    return field.files?.[0] ?? field.value
  }
}
global.FormData = FieldsOfForm as unknown as typeof FormData

async function choose(size: number) {
  render(<UploadForm />)
  const file = new File(['x'.repeat(size)], 'ohio.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText(/The file/), file)
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
}
const calls = () => sent.mock.calls.map(([call, size]) => `${call.split('?')[0]} ${size}`)

test('an admin uploads a large file in parts', async () => {
  await choose(2 * PIECE_BYTES + 5)
  await waitFor(() => expect(push).toHaveBeenCalledWith('/admin/providers/import/7'))
  const [first] = sent.mock.calls[0]
  expect(first).toContain(`bytes=${2 * PIECE_BYTES + 5}`)
  expect(calls()).toEqual([
    `POST /api/imports ${PIECE_BYTES}`,
    `PUT /api/imports/7/pieces/1 ${PIECE_BYTES}`,
    'PUT /api/imports/7/pieces/2 5',
  ])
})

test.each(['ohio.xlsx', 'ohio.geojson', 'ohio.csv.gz'])(
  'an admin can choose %s, as every kind of list that is read',
  async (name) => {
    render(<UploadForm />)
    await userEvent.upload(screen.getByLabelText(/The file/), new File(['x'], name))
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
    await waitFor(() => expect(sent.mock.calls[0]?.[0]).toContain(`name=${name}`))
  },
)

test('after a network failure, a second press continues with the missing part', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  sent
    .mockImplementationOnce(() => mockFetchResult(201, { id: 7 }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await choose(PIECE_BYTES + 5)
  expect(await screen.findByText(/continue where it stopped/)).toBeVisible()
  consoleError.mockRestore()
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
  await waitFor(() => expect(push).toHaveBeenCalled())
  expect(calls().slice(1)).toEqual(['PUT /api/imports/7/pieces/1 5', 'PUT /api/imports/7/pieces/1 5'])
})

test('another file does not continue the upload of the first', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  sent.mockImplementationOnce(() => mockFetchResult(201, { id: 7 })).mockRejectedValue(new TypeError('Failed to fetch'))
  await choose(PIECE_BYTES + 5)
  expect(await screen.findByText(/continue where it stopped/)).toBeVisible()
  await userEvent.upload(screen.getByLabelText(/The file/), new File(['x'], 'iowa.csv', { type: 'text/csv' }))
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
  expect(await screen.findByText('We couldn’t upload the file. Please try again.')).toBeVisible()
  consoleError.mockRestore()
})

test('after a permanent error the next press starts over', async () => {
  const sentence = 'We can’t find this file.'
  sent
    .mockImplementationOnce(() => mockFetchResult(201, { id: 7 }))
    .mockImplementationOnce(() => mockFetchResult(404, { message: sentence }))
  await choose(PIECE_BYTES + 5)
  expect(await screen.findByText(`${sentence} We couldn’t upload the file.`)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }))
  await waitFor(() => expect(push).toHaveBeenCalled())
  expect(calls()[2]).toBe(`POST /api/imports ${PIECE_BYTES}`)
})

test('a file that is too large is rejected before anything is sent', async () => {
  await choose(MAX_UPLOAD_BYTES + 1)
  expect(await screen.findByText('This file is larger than 1 GB.')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})
