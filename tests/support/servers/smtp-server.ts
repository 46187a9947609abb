import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** Mails by Message-ID, in the order in which the server accepted them. */
type Ledger = { messageId: string; to: string[]; raw: string }[]

export type Mood =
  /** Accepts mails. */
  | 'fine'
  /** Replies 451 or 550 to the recipient. */
  | 'later'
  | 'never'
  /** Replies 451 or 554 to the whole message. */
  | 'message-later'
  | 'message-never'
  /** Takes the message's bytes and does not reply. */
  | 'hangs'
  /** Cuts the connection after the end of the message, without or after accepting it. */
  | 'drops'
  | 'drops-having-taken'
  /** Cuts the connection at the greeting. */
  | 'away'

/** A real SMTP server on loopback, whose mode can be changed at any time. */
export async function startSmtpServer() {
  const ledger: Ledger = []
  let mood: Mood = 'fine'
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      connections += 1
      done(mood === 'away' ? problem(421) : null)
    },
    onRcptTo(_address, _session, done) {
      if (mood === 'later') return done(problem(451))
      done(mood === 'never' ? problem(550) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const take = () =>
          ledger.push({
            messageId: /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '',
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw,
          })
        if (mood === 'hangs') return
        if (mood === 'message-later') return done(problem(451))
        if (mood === 'message-never') return done(problem(554))
        if (mood === 'drops-having-taken') take()
        if (mood.startsWith('drops')) return cut(session.id)
        take()
        done(null)
      })
    },
  })
  const cut = (id: string) => {
    for (const connection of server.connections) if (connection.id === id) connection._socket.destroy()
  }
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    ledger,
    connections: () => connections,
    become(next: Mood) {
      mood = next
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
