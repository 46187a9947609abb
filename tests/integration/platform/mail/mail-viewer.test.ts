import { GET } from '@/app/[locale]/dev/mail/[id]/html/route'
import { db } from '@/lib/platform/database/client'
import { layoutMail } from '@/lib/platform/mail/layout'
import { MAILS_PER_PAGE, queueMail, readMail, readMailHtml, readOutbox } from '@/lib/platform/mail/outbox'
import { testDatabase } from '@/tests/support/platform/database'

testDatabase()

/** The environment is read once per process; here it changes. */
let mockIsShown = true
jest.mock('@/lib/platform/config/env', () => {
  const real = jest.requireActual('@/lib/platform/config/env')
  return { ...real, env: () => ({ ...real.env(), MAIL_VIEWER: mockIsShown }) }
})
beforeEach(() => {
  mockIsShown = true
})

async function write(subject: string): Promise<number> {
  const words = { subject, paragraphs: ['Hello Dana,'] }
  await db().$transaction((tx) =>
    queueMail(tx, { kind: 'test', to: { email: 'dana@home.test', name: 'Dana' }, ...layoutMail('en', words) }),
  )
  return (await db().mail.findFirstOrThrow({ orderBy: { id: 'desc' } })).id
}
const ask = (id: string) =>
  GET(new Request('http://localhost:3000/dev/mail/1/html'), { params: Promise.resolve({ id }) })

test('the list is empty at first, and then shows the newest mail on top', async () => {
  expect(await readOutbox(undefined)).toEqual({ mails: [], count: 0, page: 1, pageCount: 1 })
  await write('First')
  const id = await write('Second')
  const outbox = await readOutbox(undefined)
  expect(outbox?.mails.map(({ subject }) => subject)).toEqual(['Second', 'First'])
  expect(outbox?.mails[0]).toEqual({
    id,
    kind: 'test',
    toEmail: 'dana@home.test',
    toName: 'Dana',
    subject: 'Second',
    status: 'queued',
    createdAt: expect.any(Date),
  })
})

test('a page has fifty mails; an invalid page number leads to a valid one', async () => {
  const rows = Array.from({ length: MAILS_PER_PAGE + 1 }, (_, at) => ({
    messageId: `<${at}@x>`,
    kind: 'test',
    toEmail: 'dana@home.test',
    subject: `Mail ${at}`,
    usefulUntil: new Date('2030-01-01'),
  }))
  await db().mail.createMany({ data: rows })
  expect(await readOutbox('1')).toMatchObject({ count: 51, page: 1, pageCount: 2, mails: { length: 50 } })
  expect(await readOutbox('2')).toMatchObject({ page: 2, mails: [{ subject: 'Mail 0' }] })
  for (const beyond of ['3', '999999999']) expect(await readOutbox(beyond)).toMatchObject({ page: 2 })
  for (const invalid of ['0', '-1', '1.5', 'two', '', '1e9', '9999999999', ['2', '2']])
    expect(await readOutbox(invalid)).toMatchObject({ page: 1 })
})

test('a pending mail is shown with its content, as text and as uncached HTML', async () => {
  const id = await write('Confirm your e-mail')
  expect(await readMail(String(id))).toMatchObject({ subject: 'Confirm your e-mail', attempts: 0, problem: null })
  expect((await readMail(String(id)))?.text).toContain('Hello Dana,')
  const answer = await ask(String(id))
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('Hello Dana,</p>')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
})

test('a sent mail is shown without its content', async () => {
  const id = await write('Sent')
  await db().mail.update({ where: { id }, data: { status: 'sent', html: null, text: null, doneAt: new Date() } })
  expect(await readMail(String(id))).toMatchObject({ subject: 'Sent', status: 'sent', text: null })
  expect((await ask(String(id))).status).toBe(404)
})

test('an invalid or unknown id is not found', async () => {
  await write('One')
  for (const invalid of ['999999999', '0', '-1', '1.0', '99999999999999999999', 'x', "1' OR 1=1", '', undefined]) {
    expect(await readMail(invalid)).toBeUndefined()
    expect(await readMailHtml(invalid)).toBeUndefined()
  }
  expect((await ask('x')).status).toBe(404)
})

test('where the viewer is off, no one can read a mail, its subject, or the number of mails', async () => {
  const id = String(await write('Choose a new password'))
  mockIsShown = false
  expect(await readOutbox(undefined)).toBeUndefined()
  expect(await readMail(id)).toBeUndefined()
  expect(await readMailHtml(id)).toBeUndefined()
  const answer = await ask(id)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('')
})
