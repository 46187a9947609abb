import userEvent from '@testing-library/user-event'
import { SignInPrompt } from '@/components/accounts/sign-in/sign-in-prompt'
import { ContactValues } from '@/components/providers/detail/contact/contact'
import { actionHref, telephoneLink, websiteLink } from '@/components/providers/detail/contact/contact-links'
import { NobodyAnswers } from '@/components/providers/detail/page-parts'
import { ContactButtons, PhoneBar } from '@/components/providers/detail/sidebar'
import { Toaster } from '@/components/ui/overlays/toasts'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { render, screen, waitFor, within } from '@/tests/support/setup/render'

const contact = {
  formatted_phone_number: '(407) 555-0123',
  email: 'desk@harbor.example',
  website: 'https://harbor.example',
}
const fetchMock = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'json'>>, [string]>()

const SIGN_IN = 'Sign in to see phone and website'

/** Contact data of a provider is cached for the tab, so every test uses another one. */
let count = 0
function page(has = { phone: true, email: true, website: true }) {
  const id = `harbor-${count++}`
  render(
    <>
      <ContactButtons provider={buildDetail({ id, has })} />
      <ContactValues id={id} parts={['phone', 'website']} />
      <SignInPrompt />
      <Toaster />
    </>,
  )
  return id
}

function mockResponse(status: number, body: object) {
  fetchMock.mockResolvedValue({ ok: status < 400, status, json: async () => body })
}

beforeEach(() => {
  fetchMock.mockReset()
  global.fetch = fetchMock as unknown as typeof fetch
})

test('a visitor who presses Call Now is prompted to sign in, and still sees no number', async () => {
  mockResponse(200, { id: 'harbor', name: 'Little Harbor Academy' })
  const id = page()
  await userEvent.click(screen.getByRole('link', { name: 'Call Now' }))
  expect(await screen.findByRole('dialog', { name: 'Sign in to continue' })).toBeInTheDocument()
  expect(fetchMock).toHaveBeenCalledWith(`/api/places/details/${id}`)
  expect(screen.getAllByText(SIGN_IN)).toHaveLength(1)
})

test('a server that rejects visitors has the same effect', async () => {
  mockResponse(401, { message: 'Please sign in first.' })
  page()
  await userEvent.click(screen.getByText(SIGN_IN))
  expect(await screen.findByRole('dialog', { name: 'Sign in to continue' })).toBeInTheDocument()
})

test('a signed-in parent sees number and website at the first press, and every button leads there', async () => {
  mockResponse(200, contact)
  page()
  await userEvent.click(screen.getByText(SIGN_IN))
  expect(await screen.findByRole('link', { name: '(407) 555-0123' })).toHaveAttribute('href', 'tel:+14075550123')
  expect(screen.getByRole('link', { name: 'https://harbor.example' })).toHaveAttribute('href', 'https://harbor.example')
  expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+14075550123')
  expect(screen.getByRole('link', { name: 'Visit Website' })).toHaveAttribute('href', 'https://harbor.example')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('when the server fails a parent sees a message, and may try again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  mockResponse(500, {})
  page()
  await userEvent.click(screen.getByRole('link', { name: 'Call Now' }))
  expect(await screen.findByText('Failed to load provider details')).toBeInTheDocument()
  mockResponse(200, contact)
  await userEvent.click(screen.getByText(SIGN_IN))
  await waitFor(() => expect(screen.getByRole('link', { name: '(407) 555-0123' })).toBeInTheDocument())
})

test("only the provider's available contact data has a button", () => {
  page({ phone: true, email: false, website: false })
  expect(screen.getByRole('link', { name: 'Call Now' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Request Information' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Visit Website' })).not.toBeInTheDocument()
})

test('a visitor can write a request before there is an account', () => {
  const id = page()
  for (const name of ['Book a tour', 'Request Information', 'Ask for a time'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/provider/${id}/request`)
  expect(fetchMock).not.toHaveBeenCalled()
})

test('a provider without contact data says so; the form says whether it replies here', () => {
  page({ phone: false, email: false, website: false })
  expect(screen.getByText('No phone, e-mail or website on file.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Request Information' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add to Favorites' })).toBeInTheDocument()
})

test('where nobody manages the page, calling comes first, and no tour is offered', () => {
  const provider = buildDetail({ id: `harbor-${count++}` })
  const { rerender } = render(<ContactButtons provider={provider} isUnclaimed />)
  expect(screen.queryByRole('link', { name: /tour|time/ })).not.toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Call Now',
    'Visit Website',
    'Request Information',
  ])
  rerender(<PhoneBar provider={provider} isUnclaimed />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Call Now', 'AskRequest Information'])
  rerender(<PhoneBar provider={{ ...provider, has: { ...provider.has, phone: false } }} isUnclaimed />)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['AskRequest Information'])
})

test('without JavaScript a button for contact data leads to the sign-in page and back', () => {
  const id = page()
  for (const name of ['Call Now', 'Visit Website'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/signin?next=%2Fprovider%2F${id}%23contact`)
})

test('where nobody manages the page, a request first says that nobody may answer, and who nearby does', async () => {
  const shown: string[] = []
  HTMLElement.prototype.showPopover = function showPopover() {
    shown.push(this.id)
  }
  const provider = buildDetail({ id: `harbor-${count++}` })
  const nearby = [{ id: 'casa-amable-k3fb', name: 'Casa Amable' }]
  const { rerender } = render(
    <>
      <PhoneBar provider={provider} isUnclaimed />
      <NobodyAnswers provider={provider} isByMail nearby={nearby} />
    </>,
  )
  expect(screen.queryByRole('link', { name: 'Book a tour' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Request Information' }))
  expect(shown).toEqual(['nobody-answers'])
  const dialog = within(screen.getByRole('dialog', { name: 'You may not get an answer' }))
  expect(
    dialog.getByText(/send your message to the e-mail address on file, but you may not get an answer/),
  ).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Call Now' })).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Ask anyway' })).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Casa Amable' })).toHaveAttribute('href', '/provider/casa-amable-k3fb')
  rerender(<NobodyAnswers provider={provider} isByMail={false} nearby={[]} />)
  expect(screen.queryByRole('link', { name: 'Ask anyway' })).not.toBeInTheDocument()
  expect(screen.getByText('No provider nearby answers messages here yet.')).toBeVisible()
})

describe('links', () => {
  const contact = { phone: '(407) 555-0123', email: 'desk@harbor.example', website: 'https://harbor.example' }

  test('a phone number is dialed with its extension', () => {
    expect(telephoneLink('(407) 555-0123')).toBe('tel:+14075550123')
    expect(telephoneLink('(407) 555-0123 ext. 42')).toBe('tel:+14075550123;ext=42')
  })

  test('a call goes to the phone, a visit to the website, and nowhere without them', () => {
    expect(actionHref('call', contact)).toBe('tel:+14075550123')
    expect(actionHref('visit', contact)).toBe('https://harbor.example')
    for (const action of ['call', 'visit'] as const)
      expect(actionHref(action, { ...contact, phone: null, website: null })).toBeNull()
  })

  test('no address of a provider becomes code', () => {
    expect(websiteLink('javascript:alert(1)')).toBeNull()
    expect(actionHref('visit', { ...contact, website: 'data:text/html,x' })).toBeNull()
  })
})
