import { db } from '@/lib/platform/database/client'
import { layoutMail } from '@/lib/platform/mail/layout'
import { queueMail } from '@/lib/platform/mail/outbox'
import { sendMail, smtpDelivery } from '@/lib/platform/mail/send'
import { setClock } from '@/lib/platform/time/clock'
import { testDatabase } from '@/tests/support/platform/database'
import { type SmtpBehavior, startSmtpServer, type TestSmtpServer } from '@/tests/support/servers/smtp-server'

testDatabase()
let smtp: TestSmtpServer
beforeAll(async () => {
  smtp = await startSmtpServer()
})
afterAll(() => smtp.stop())
beforeEach(() => {
  smtp.setBehavior('accept')
  smtp.accepted.length = 0
})
afterEach(() => setClock(undefined))

const content = { subject: 'Confirm your e-mail', paragraphs: ['Hello Dana,'] }
const deliver = () => smtpDelivery(`${smtp.url}?socketTimeout=500`, 'hello@nookling.example')

async function queueOne(change: { usefulUntil?: Date; calendar?: string } = {}) {
  await db().$transaction((tx) =>
    queueMail(tx, {
      kind: 'test',
      to: { email: 'dana@home.test', name: 'Dana' },
      ...layoutMail('en', content),
      ...change,
    }),
  )
  return db().mail.findFirstOrThrow({ orderBy: { id: 'desc' } })
}
const read = (id: number) => db().mail.findUniqueOrThrow({ where: { id } })
const trySending = async (behavior: SmtpBehavior, id: number) => {
  smtp.setBehavior(behavior)
  return sendMail(id, deliver()).then(
    () => 'done',
    (error) => error.code,
  )
}

test('the mail goes from the site to its recipient only, and its content is deleted here', async () => {
  const mail = await queueOne()
  await sendMail(mail.id, deliver())
  expect(smtp.accepted).toEqual([expect.objectContaining({ messageId: mail.messageId, to: ['dana@home.test'] })])
  const raw = smtp.accepted[0]?.raw ?? ''
  expect(raw).toContain('From: Nookling <hello@nookling.example>')
  expect(raw).toContain('To: Dana <dana@home.test>')
  expect(raw).toContain('Subject: Confirm your e-mail')
  expect(raw).toContain('Auto-Submitted: auto-generated')
  expect(await read(mail.id)).toMatchObject({ status: 'sent', html: null, text: null, attempts: 1, problem: null })
})

test('a calendar entry is attached as a file that mail apps recognize, and is deleted here, too', async () => {
  const { id } = await queueOne({ calendar: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' })
  await sendMail(id, deliver())
  const raw = smtp.accepted[0]?.raw ?? ''
  expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH/)
  expect(raw).toContain('filename=tour.ics')
  expect(await read(id)).toMatchObject({ status: 'sent', calendar: null })
})

test('a mail is sent once, however often its job runs', async () => {
  const { id } = await queueOne()
  await Promise.allSettled(Array.from({ length: 20 }, () => sendMail(id, deliver())))
  for (let i = 0; i < 5 && (await read(id)).status !== 'sent'; i += 1)
    await sendMail(id, deliver()).catch(() => undefined)
  expect(smtp.accepted).toHaveLength(1)
  expect(await read(id)).toMatchObject({ status: 'sent' })
})

test.each<[SmtpBehavior, string]>([
  ['defer-recipient', 'EENVELOPE 451'],
  ['defer-message', 'EMESSAGE 451'],
  ['refuse-connection', 'EPROTOCOL 421'],
])('a temporary refusal (%s) delays the mail, which is then sent once', async (behavior, problem) => {
  const mail = await queueOne()
  expect(await trySending(behavior, mail.id)).toBe(problem)
  expect(await read(mail.id)).toMatchObject({ status: 'queued', problem, unclearTimes: 0 })
  expect(await trySending(behavior, mail.id)).toBe(problem)
  expect(await trySending('accept', mail.id)).toBe('done')
  expect(smtp.accepted).toHaveLength(1)
})

test.each<[SmtpBehavior, string]>([
  ['reject-recipient', 'EENVELOPE 550'],
  ['reject-message', 'EMESSAGE 554'],
])('a permanent refusal (%s) is not retried', async (behavior, problem) => {
  const { id } = await queueOne()
  expect(await trySending(behavior, id)).toBe('done')
  expect(await read(id)).toMatchObject({ status: 'failed', problem, html: null })
  expect(await trySending('accept', id)).toBe('done')
  expect(smtp.accepted).toEqual([])
})

test('while no server responds, the mail stays pending', async () => {
  const { id } = await queueOne()
  const unreachable = smtpDelivery('smtp://127.0.0.1:1', 'hello@nookling.example')
  await expect(sendMail(id, unreachable)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(await read(id)).toMatchObject({ status: 'queued', unclearTimes: 0 })
})

test.each<SmtpBehavior>(['hang', 'drop'])(
  'when the connection breaks after the content (%s), the mail is sent once more with the same Message-ID',
  async (behavior) => {
    const mail = await queueOne()
    expect(await trySending(behavior, mail.id)).not.toBe('done')
    expect(await read(mail.id)).toMatchObject({ status: 'queued', unclearTimes: 1 })
    expect(await trySending('accept', mail.id)).toBe('done')
    expect(smtp.accepted.map(({ messageId }) => messageId)).toEqual([mail.messageId])
  },
)

test('a server that accepts mails without confirming gets at most two, with one Message-ID', async () => {
  const mail = await queueOne()
  await trySending('accept-and-drop', mail.id)
  await trySending('accept-and-drop', mail.id)
  await trySending('accept', mail.id)
  expect(smtp.accepted.map(({ messageId }) => messageId)).toEqual([mail.messageId, mail.messageId])
  expect(await read(mail.id)).toMatchObject({ status: 'unclear', html: null })
})

test('a mail whose link has expired is not sent', async () => {
  const { id } = await queueOne({ usefulUntil: new Date('2026-01-01') })
  await sendMail(id, deliver())
  expect(smtp.accepted).toEqual([])
  expect(await read(id)).toMatchObject({ status: 'failed', problem: 'too late' })
})

test('a slow process does not send a mail that another process has already sent', async () => {
  const { id } = await queueOne()
  const slow = sendMail(id, async (mail, beforeEnd) => {
    await sendMail(id, deliver())
    await deliver()(mail, beforeEnd)
  })
  await expect(slow).rejects.toMatchObject({ code: 'superseded' })
  expect(smtp.accepted).toHaveLength(1)
  expect(await read(id)).toMatchObject({ status: 'sent', attempts: 2 })
})

test('a mail that a dead process was sending is retried after three minutes', async () => {
  const { id } = await queueOne()
  const neverFinishes = async (_mail: unknown, beforeEnd: () => Promise<void>) => {
    await beforeEnd()
    return new Promise<never>(() => undefined)
  }
  void sendMail(id, neverFinishes)
  while ((await read(id)).status !== 'handing_over') await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await trySending('accept', id)).toBe('busy')
  setClock(new Date(Date.now() + 181_000))
  expect(await trySending('accept', id)).toBe('done')
  expect(smtp.accepted).toHaveLength(1)
  expect(await read(id)).toMatchObject({ status: 'sent', unclearTimes: 1 })
})

test("nothing recorded of a rejected mail contains the address or the server's message", async () => {
  const { id } = await queueOne()
  await trySending('defer-recipient', id)
  const { problem } = await read(id)
  expect(problem).not.toMatch(/dana|said by/)
})
