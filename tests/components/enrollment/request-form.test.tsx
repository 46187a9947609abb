import userEvent from '@testing-library/user-event'
import { pendingAction } from '@/components/accounts/pending-action'
import type { RequestFormProps } from '@/components/enrollment/conversations/request/request-form'
import { requestChildOf, requestRecipientOf } from '@/components/enrollment/conversations/request/request-options'
import { RequestView } from '@/components/enrollment/conversations/request/request-view'
import { comparisonTexts } from '@/components/families/compare/comparison-result'
import { storeLastSearch } from '@/components/providers/stored-provider'
import { NO_FAMILY } from '@/lib/families/compare/rules/judge'
import type { Family } from '@/lib/families/compare/schema'
import { mockFetchResult } from '@/tests/support/platform/fetch-results'
import { buildDetail } from '@/tests/support/providers/provider-detail'
import { act, fireEvent, render, screen, waitFor, within } from '@/tests/support/setup/render'
import { translate } from '@/tests/support/setup/translate'

const push = jest.fn()
const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }))
const fetched = jest.fn()
beforeEach(() => {
  for (const mock of [fetched, push, refresh]) mock.mockReset()
  fetched.mockResolvedValue(mockFetchResult(201, { ids: [7] }))
  sessionStorage.clear()
  globalThis.fetch = fetched
})

const t = translate('en', 'enrollment.requestPage')
const texts = {
  t,
  ages: translate('en', 'families.childAge'),
  childAges: translate('en', 'enrollment.childAge'),
  locale: 'en' as const,
}
const NOW = new Date('2026-11-24T15:00:00Z')
const childOf = (id: number, name: string, birthMonth: string, startMonth: string | null) =>
  requestChildOf(
    texts,
    {
      ...NO_FAMILY,
      child: { id, name, birthMonth, startMonth },
      needs: {
        ...NO_FAMILY.needs,
        ageMonths: 9,
        startMonth,
        days: [0, 1, 2, 3, 4],
        dropOffMinute: 450,
        pickUpMinute: 1080,
      },
    },
    NOW,
  )
const MIA = childOf(1, 'Mia', '2026-04', '2027-01')
const LEO = childOf(2, 'Leo', '2023-11', null)
const recipient = (id: string, name: string, questions: string[]) => ({
  id,
  name,
  kind: 'center' as const,
  isByMail: false,
  openings: { 1: '2 openings for infants', 2: 'Full', '': 'Openings not stated' },
  questions: { 1: questions, 2: [], '': questions },
})
const HARBOR = recipient('little-harbor-k3f9', 'Little Harbor Academy', ['Do you have lunch?', 'Do you speak Spanish?'])
const CASA = recipient('casa-amable-p2q3', 'Casa Amable', ['Do you have lunch?', 'What does a week cost?'])
const TIMES = ['2026-12-01T09:15', '2026-12-01T10:00', '2026-12-02T10:00', '2026-12-02T16:15'].map((local) => ({
  local,
  at: `${local}:00.000Z`,
  day: local.slice(0, 10),
  time: local.slice(11),
}))

let user = 900
function open(change: Partial<RequestFormProps> = {}, isByMail = false) {
  user += 1
  const form: RequestFormProps = {
    userId: user,
    parent: 'Dana M.',
    recipients: [HARBOR, CASA],
    also: [],
    families: [MIA, LEO],
    months: [{ value: '2027-01', label: 'January 2027' }],
    range: { min: '2026-11-24T10:00', max: '2027-05-23T11:00' },
    times: TIMES,
    isQuestion: false,
    address: '/provider/little-harbor-k3f9/request',
    draft: '',
    ...change,
  }
  const contact = form.userId
    ? { phone: '(407) 555-0123', email: 'office@harbor.example', website: null }
    : { has: { phone: true, email: true, website: false } }
  const provider = { id: HARBOR.id, name: HARBOR.name, isByMail }
  return render(<RequestView provider={provider} otherWays={{ contact, nearby: [CASA] }} form={form} />)
}
const note = () => screen.getByLabelText<HTMLTextAreaElement>('Your note')
const sent = () => JSON.parse(fetched.mock.calls.at(-1)?.[1].body)
const OPENING =
  'Hello, we are looking for a place in the infant room for Mia from January, Monday to Friday, 7:30 AM to 6:00 PM.'

test('the saved child and a first sentence are filled in, and sent as they are', async () => {
  open()
  expect(screen.getByRole('heading', { level: 1, name: 'Visit Little Harbor Academy' })).toBeInTheDocument()
  for (const text of ['Mia, 7 months', 'Infant room, from January 2027', 'Mon–Fri, 7:30 AM – 6:00 PM'])
    expect(screen.getAllByText(text)).not.toHaveLength(0)
  expect(note()).toHaveValue(`${OPENING} Do you have lunch? Do you speak Spanish?`)
  await userEvent.click(screen.getByRole('button', { name: 'Send to Little Harbor' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/caregiver-dashboard/messages/7'))
  expect(sent()).toMatchObject({
    daycareIds: [HARBOR.id],
    text: `${OPENING} Do you have lunch? Do you speak Spanish?`,
    childAgeMonths: 7,
    wantedStart: '2027-01',
    tourTimes: [],
    slot: null,
  })
})

test('while the next page loads, the request cannot be sent again', async () => {
  let arrive = () => {}
  push.mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)))
  open()
  const send = screen.getByRole('button', { name: 'Send to Little Harbor' })
  await userEvent.click(send)
  await waitFor(() => expect(push).toHaveBeenCalled())
  await userEvent.click(send)
  expect(fetched).toHaveBeenCalledTimes(1)
  await act(async () => arrive())
  await userEvent.click(send)
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
})

test('one offered time is booked; two or three are proposed, and no more than three can be picked', async () => {
  open()
  const time = (name: string) => screen.getByRole('checkbox', { name })
  expect(screen.getByText('You can withdraw it until they answer.')).toBeInTheDocument()
  await userEvent.click(time('Tue, Dec 1, 10:00'))
  // A booking is agreed at once.
  expect(screen.queryByText('You can withdraw it until they answer.')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Send to Little Harbor' }))
  await waitFor(() => expect(push).toHaveBeenCalled())
  expect(sent()).toMatchObject({ slot: '2026-12-01T10:00:00.000Z', tourTimes: ['2026-12-01T10:00'] })
  await userEvent.click(time('Wed, Dec 2, 10:00'))
  await userEvent.click(time('Wed, Dec 2, 16:15'))
  expect(time('Tue, Dec 1, 09:15')).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Send to Little Harbor' }))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  expect(sent()).toMatchObject({ slot: null, tourTimes: ['2026-12-01T10:00', '2026-12-02T10:00', '2026-12-02T16:15'] })
})

test('a parent who only asks a question sends no tour times', async () => {
  open()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tue, Dec 1, 10:00' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Only ask' }))
  expect(screen.getByRole('heading', { level: 1, name: 'Ask Little Harbor Academy' })).toBeInTheDocument()
  expect(screen.queryByText('The times you picked')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Send to Little Harbor' }))
  await waitFor(() => expect(push).toHaveBeenCalled())
  expect(sent()).toMatchObject({ tourTimes: [], slot: null })
})

test('each of several providers gets its own questions and its own name, as the preview shows', async () => {
  fetched.mockResolvedValue(mockFetchResult(201, { ids: [7, 8] }))
  open()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Casa Amable/ }))
  expect(screen.getByText('2 of up to 5')).toBeInTheDocument()
  expect(note()).toHaveValue(`${OPENING} Do you have lunch?`)
  await userEvent.type(note(), ' We liked Little Harbor Academy.')
  const preview = screen.getByText('To Casa Amable').parentElement as HTMLElement
  expect(preview).toHaveTextContent(/Hello Casa Amable, we are looking.*We liked Casa Amable. What does a week cost\?/)
  expect(preview).not.toHaveTextContent('Little Harbor')
  await userEvent.click(screen.getByRole('button', { name: 'Send to 2 providers' }))
  await waitFor(() => expect(push).toHaveBeenCalledWith('/caregiver-dashboard?tab=messages'))
  expect(sent()).toMatchObject({
    daycareIds: [HARBOR.id, CASA.id],
    questions: { [HARBOR.id]: ['Do you speak Spanish?'], [CASA.id]: ['What does a week cost?'] },
  })
  expect(sent()).not.toHaveProperty('subject')
})

test('the recipients of a comparison are selected already, to ask and not to visit', () => {
  open({ also: [CASA.id], isQuestion: true })
  expect(screen.getByRole('button', { name: 'Send to 2 providers' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: 'Only ask' })).toBeChecked()
})

test('another child changes the note, unless somebody has edited it', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Change the child' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Leo, 3 years' }))
  expect(note().value).toMatch(/for Leo/)
  await userEvent.type(note(), ' Thank you.')
  await userEvent.click(screen.getByRole('radio', { name: 'Another child' }))
  expect(note().value).toMatch(/for Leo.* Thank you\.$/)
  expect(screen.getByLabelText(/Child’s age in months/)).toBeVisible()
})

test('a parent without a saved child types age and start', async () => {
  open({ families: [requestChildOf(texts, NO_FAMILY, NOW)] })
  expect(note()).toHaveValue('Hello, we are looking for a place. Do you have lunch? Do you speak Spanish?')
  await userEvent.type(screen.getByLabelText(/Child’s age in months/), '14')
  await userEvent.selectOptions(screen.getByLabelText(/Care starts/), 'January 2027')
  await userEvent.click(screen.getByRole('button', { name: 'Send to Little Harbor' }))
  await waitFor(() => expect(push).toHaveBeenCalled())
  expect(sent()).toMatchObject({ childAgeMonths: '14', wantedStart: '2027-01' })
})

test('the age of the last search is filled in, as that of today, and can be replaced; a saved child comes first', async () => {
  storeLastSearch('/search?location=32801&age=14&start=2027-01')
  const months = ['2026-11', '2026-12', '2027-01'].map((value) => ({ value, label: value }))
  const nobody = { families: [requestChildOf(texts, NO_FAMILY, NOW)] as const, months }
  const age = () => screen.getByLabelText(/Child’s age in months/)
  const { unmount } = open(nobody)
  expect([age(), screen.getByLabelText(/Care starts/)].map((field) => 'value' in field && field.value)).toEqual([
    '12',
    '2027-01',
  ])
  await userEvent.clear(age())
  await userEvent.type(age(), '20')
  unmount()
  user -= 1
  const { unmount: leave } = open(nobody)
  expect(age()).toHaveValue('20')
  leave()
  open({ months })
  expect(screen.getByRole('radio', { name: 'Mia, 7 months', hidden: true })).toBeChecked()
  expect(age()).toHaveValue('')
})

test('if a time is taken in the meantime a message says so, and nothing typed is lost', async () => {
  const taken = 'Someone else took that time, or it’s no longer offered. Please choose another one.'
  fetched.mockResolvedValueOnce(mockFetchResult(409, { message: taken, fields: { slot: taken } }))
  open()
  await userEvent.type(note(), ' Thank you.')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tue, Dec 1, 10:00' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send to Little Harbor' }))
  expect(await screen.findByText(taken)).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent(taken)
  expect(refresh).toHaveBeenCalled()
  expect(note().value).toMatch(/Thank you\.$/)
  expect(screen.getByRole('checkbox', { name: 'Tue, Dec 1, 10:00' })).toBeChecked()
})

test('an edited note is still there after a reload', async () => {
  const { unmount } = open()
  fireEvent.input(note(), { target: { value: 'Two mornings?' } })
  unmount()
  user -= 1
  open()
  expect(note()).toHaveValue('Two mornings?')
  expect(
    within(screen.getByText('To Little Harbor Academy').parentElement as HTMLElement).getByText('Two mornings?'),
  ).toBeInTheDocument()
})

test('a parent reads before writing that nobody may answer a mail, and how to get an answer sooner', () => {
  open({}, true)
  expect(screen.getByText(/to the e-mail address on file, but you may not get an answer\.$/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '(407) 555-0123' })).toHaveAttribute('href', 'tel:+14075550123')
  expect(screen.getByText('These providers nearby do answer:')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Casa Amable' })).toHaveAttribute('href', '/provider/casa-amable-p2q3')
  expect(screen.queryByText('office@harbor.example')).not.toBeInTheDocument()
})

test('the note does not ask again in full for what its first sentence says', () => {
  const candidate = buildDetail({ hours: [], ageBands: [], facts: {} })
  const about = (child: Family['child'], needs: Partial<Family['needs']>) =>
    requestRecipientOf(
      candidate,
      false,
      [{ ...NO_FAMILY, child, needs: { ...NO_FAMILY.needs, ...needs } }],
      NOW,
      undefined,
      t,
      comparisonTexts('en'),
    )
  const mia = { id: 1, name: 'Mia', birthMonth: '2026-04', startMonth: '2027-01' }
  const { questions } = about(mia, { ageMonths: 9, startMonth: '2027-01', days: [0, 1], dropOffMinute: 450 })
  expect(questions[1]).toEqual(expect.arrayContaining(['Do you have a place?', 'Are you open at those times?']))
  expect(questions[1]?.join(' ')).not.toMatch(/from January 2027|Can we come/)
  const withoutTimes = about(mia, { ageMonths: 9, startMonth: '2027-01' }).questions[1]
  expect(withoutTimes).not.toContain('Are you open at those times?')
})

describe('a visitor', () => {
  const NOBODY = requestChildOf(texts, NO_FAMILY, NOW)
  const visitor: Partial<RequestFormProps> = {
    userId: null,
    parent: null,
    recipients: [HARBOR],
    families: [NOBODY],
  }

  test('reads where the phone of somebody who may not answer is shown', () => {
    open(visitor, true)
    expect(screen.getByRole('link', { name: 'Sign in to see phone' })).toHaveAttribute(
      'href',
      expect.stringContaining(HARBOR.id),
    )
  })

  test('writes the whole request, and is asked to sign in when sending it', async () => {
    open(visitor)
    expect(screen.getByText('Your first name and initial, and your note')).toBeInTheDocument()
    await userEvent.type(note(), ' Two mornings?')
    await userEvent.click(screen.getByRole('button', { name: 'Send to Little Harbor' }))
    expect(await screen.findByRole('dialog', { name: 'Sign in to ask' })).toBeInTheDocument()
    expect(fetched).not.toHaveBeenCalled()
    // Here nothing follows the link.
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true })
    await userEvent.click(screen.getByRole('link', { name: 'Sign up' }))
    expect(pendingAction()).toMatchObject({ act: 'request', id: HARBOR.id })
    expect(note().value).toMatch(/Two mornings\?$/)
  })

  test('reads immediately, at the field, that an age is wrong, before being asked to sign in', async () => {
    open(visitor)
    const age = screen.getByLabelText(/^Child’s age in months/)
    const problem = 'A child’s age is a whole number of months from 0 to 180.'
    await userEvent.type(age, 'seven')
    await userEvent.tab()
    expect(age).toHaveAccessibleDescription(expect.stringContaining(problem))
    await userEvent.click(screen.getByRole('button', { name: 'Send to Little Harbor' }))
    expect(screen.queryByRole('dialog', { name: 'Sign in to ask' })).not.toBeInTheDocument()
    await waitFor(() => expect(age).toHaveFocus())
    await userEvent.clear(age)
    await userEvent.type(age, '7')
    await userEvent.click(screen.getByRole('button', { name: 'Send to Little Harbor' }))
    expect(await screen.findByRole('dialog', { name: 'Sign in to ask' })).toBeInTheDocument()
    expect(screen.queryByText(problem)).not.toBeInTheDocument()
  })

  test('finds note and times again after signing in, with their child filled in', async () => {
    const { unmount } = open(visitor)
    fireEvent.input(note(), { target: { value: 'Two mornings?' } })
    for (const name of ['Tue, Dec 1, 10:00', 'Wed, Dec 2, 16:15'])
      await userEvent.click(screen.getByRole('checkbox', { name }))
    unmount()
    open({ recipients: [HARBOR] })
    expect(note()).toHaveValue('Two mornings?')
    const times = screen.getAllByRole('checkbox', { name: /^(Tue|Wed)/, checked: true })
    expect(times.map((time) => time.getAttribute('aria-label'))).toEqual(['Tue, Dec 1, 10:00', 'Wed, Dec 2, 16:15'])
    expect(screen.getByText('Infant room, from January 2027')).toBeInTheDocument()
    // It is this account's now: nobody else in this tab reads it.
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:0:'))).toEqual([])
  })

  test('who changed nothing in the note reads one about their child after signing in', () => {
    const { unmount } = open(visitor)
    fireEvent.input(screen.getByLabelText(/^Care starts/), { target: { value: '' } })
    unmount()
    open({ recipients: [HARBOR] })
    expect(note().value).toContain('for Mia from January')
  })

  test('whose age is that of the search only gets their saved child after signing in', () => {
    storeLastSearch('/search?location=32801&age=14')
    const { unmount } = open(visitor)
    fireEvent.input(note(), { target: { value: 'Two mornings?' } })
    unmount()
    open({ recipients: [HARBOR] })
    expect(screen.getByRole('radio', { name: 'Mia, 7 months', hidden: true })).toBeChecked()
  })

  test('who typed an age keeps it, although a saved child is known after signing in', () => {
    const { unmount } = open(visitor)
    fireEvent.input(screen.getByLabelText(/^Child’s age in months/), { target: { value: '20' } })
    unmount()
    open({ recipients: [HARBOR] })
    expect(screen.getByLabelText(/^Child’s age in months/)).toHaveValue('20')
    expect(screen.getByRole('radio', { name: 'Another child', hidden: true })).toBeChecked()
  })
})

test('where the request goes by e-mail, the phone is offered as an alternative', () => {
  open({}, true)
  expect(screen.getByText(/We’ll send your request to the e-mail address on file/)).toBeInTheDocument()
  expect(screen.getByText('Or call:')).toBeInTheDocument()
})

test('the time selected on the provider’s page is selected in the form, unless it has been taken', () => {
  const { unmount } = open({ at: '2026-12-02T10:00' })
  expect(screen.getByRole('checkbox', { name: 'Wed, Dec 2, 10:00' })).toBeChecked()
  unmount()
  open({ at: '2026-12-09T10:00' })
  expect(screen.queryByRole('checkbox', { name: /^(Tue|Wed)/, checked: true })).not.toBeInTheDocument()
})

test('a parent whose session ended is asked to sign in, and keeps what was written', async () => {
  fetched.mockResolvedValueOnce(mockFetchResult(401, { message: 'Please sign in first.' }))
  open()
  await userEvent.type(note(), ' Thank you.')
  await userEvent.click(screen.getByRole('button', { name: 'Send to Little Harbor' }))
  expect(await screen.findByRole('dialog', { name: 'Sign in to ask' })).toBeInTheDocument()
  expect(note().value).toMatch(/Thank you\.$/)
})
