import userEvent from '@testing-library/user-event'
import { ReportForm } from '@/components/admin/reports/report-form'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { render, screen } from '@/tests/support/setup/render'
import { renderToString } from '@/tests/support/setup/render-on-server'

const onSent = jest.fn()
const fetchMock = jest.fn()
const form = <ReportForm provider="little-harbor" messageMax={2000} onSent={onSent} />
beforeEach(() => {
  onSent.mockReset()
  fetchMock.mockReset()
  globalThis.fetch = fetchMock
})

async function fillIn() {
  await userEvent.selectOptions(screen.getByLabelText('What’s it about?'), 'Hours')
  await userEvent.type(screen.getByLabelText('What’s wrong, and what’s right?'), 'They close at 5 PM.')
  await userEvent.type(screen.getByLabelText(/^Your e-mail address/), 'dana@home')
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }))
function expectNothingLost() {
  expect(screen.getByLabelText('What’s it about?')).toHaveValue('hours')
  expect(screen.getByLabelText('What’s wrong, and what’s right?')).toHaveValue('They close at 5 PM.')
  expect(screen.getByLabelText(/^Your e-mail address/)).toHaveValue('dana@home')
}

it('is a form that a browser without JavaScript can post, with the required fields marked', () => {
  const html = renderToString(form)
  expect(html).toMatch(/<form[^>]* action="\/api\/reports"[^>]* method="post"/)
  expect(html).not.toContain('noValidate')
  expect(html).toMatch(/<textarea[^>]* required[^>]* maxLength="2000"/)
  expect(html).toMatch(/<input type="hidden" name="provider" value="little-harbor"\/>/)
})

it('sends the input in the language of the page, and continues', async () => {
  fetchMock.mockResolvedValue(mockFetchResult(201, { stored: true }))
  document.documentElement.lang = 'es-US'
  render(form)
  await fillIn()
  await send()
  expect(JSON.parse(fetchMock.mock.calls[0][1].body)).toEqual({
    provider: 'little-harbor',
    topic: 'hours',
    message: 'They close at 5 PM.',
    email: 'dana@home',
    homepage: '',
  })
  expect(fetchMock.mock.calls[0][1].headers).toMatchObject({ 'accept-language': 'es-US' })
  document.documentElement.lang = ''
  await send()
  expect(onSent).toHaveBeenCalledTimes(1)
})

it('shows an error at the field, moves the focus there, and keeps the input', async () => {
  const message = 'That isn’t an e-mail address.'
  fetchMock.mockResolvedValue(mockFetchResult(400, { message, fields: { email: message } }))
  render(form)
  await fillIn()
  await send()
  const field = screen.getByLabelText(/^Your e-mail address/)
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(screen.getByRole('alert')).toHaveTextContent('What you typed is still here.')
  expectNothingLost()
  expect(onSent).not.toHaveBeenCalled()
})

it.each([
  ['the server cannot be reached', () => fetchMock.mockRejectedValue(new TypeError('offline')), /couldn’t reach/],
  ['the response is not JSON', () => fetchMock.mockResolvedValue(mockFetchResult(502, '<html>')), /couldn’t/],
  [
    'there were too many requests',
    () => fetchMock.mockResolvedValue(mockFetchResult(429, { message: 'Too many tries.' })),
    /Too many/,
  ],
])('keeps the input when %s', async (_, arrange, message) => {
  arrange()
  render(form)
  await fillIn()
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expectNothingLost()
  expect(screen.getByRole('button', { name: 'Send report' })).toBeEnabled()
})

it('hides the honeypot field from people', () => {
  render(form)
  expect(screen.queryByRole('textbox', { name: 'Leave this empty', hidden: false })?.closest('.hidden')).toBeTruthy()
})
