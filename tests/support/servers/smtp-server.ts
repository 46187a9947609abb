import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Mails by Message-ID, in the order in which the server accepted them. */
type AcceptedMails = { messageId: string; to: string[]; raw: string }[]

export type SmtpBehavior =
  /** Accepts mails. */
  | 'accept'
  /** Replies 451 or 550 to the recipient. */
  | 'defer-recipient'
  | 'reject-recipient'
  /** Replies 451 or 554 to the whole message. */
  | 'defer-message'
  | 'reject-message'
  /** Takes the message's bytes and does not reply. */
  | 'hang'
  /** Cuts the connection after the end of the message, without or after accepting it. */
  | 'drop'
  | 'accept-and-drop'
  /** Cuts the connection at the greeting. */
  | 'refuse-connection'

/** A real SMTP server on loopback, whose behavior can be changed at any time. */
export async function startSmtpServer() {
  const accepted: AcceptedMails = []
  let behavior: SmtpBehavior = 'accept'
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      connections += 1
      done(behavior === 'refuse-connection' ? problem(421) : null)
    },
    onRcptTo(_address, _session, done) {
      if (behavior === 'defer-recipient') return done(problem(451))
      done(behavior === 'reject-recipient' ? problem(550) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const accept = () =>
          accepted.push({
            messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '',
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw,
          })
        if (behavior === 'hang') return
        if (behavior === 'defer-message') return done(problem(451))
        if (behavior === 'reject-message') return done(problem(554))
        if (behavior === 'accept-and-drop') accept()
        if (behavior === 'drop' || behavior === 'accept-and-drop') return closeConnection(session.id)
        accept()
        done(null)
      })
    },
  })
  const closeConnection = (id: string) => {
    for (const connection of server.connections) if (connection.id === id) connection._socket.destroy()
  }
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    connections: () => connections,
    setBehavior(next: SmtpBehavior) {
      behavior = next
    },
    stop: () => {
      for (const connection of server.connections) connection._socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type TestSmtpServer = Awaited<ReturnType<typeof startSmtpServer>>

function problem(responseCode: number) {
  return Object.assign(new Error('said by the test'), { responseCode })
}
