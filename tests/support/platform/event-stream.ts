import { GET } from '@/app/api/live/route'
import { sendCookies } from '../accounts/request-cookies'

/** Opens the event stream of a session as a browser does. `until` waits for a text in what arrived since the last one, `untilAll` for several in any order. */
export async function openEvents(cookie: string) {
  sendCookies(cookie)
  const response = await GET(new Request('http://localhost:3000/api/live'), { params: Promise.resolve({}) })
  if (!response.ok || !response.body)
    return { response, read: async () => '', until: async () => '', untilAll: async () => {}, leave: async () => {} }
  return { response, ...readStream(response.body) }
}

export function readStream(stream: ReadableStream<Uint8Array>) {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let received = ''
  /** Everything until the end of the stream. */
  async function read(): Promise<string> {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return received
      received += decoder.decode(value, { stream: true })
    }
  }
  async function listenFor(text: string): Promise<void> {
    while (!received.includes(text)) {
      const { done, value } = await reader.read()
      if (done) throw new Error(`The stream ended without ${JSON.stringify(text)}: ${JSON.stringify(received)}`)
      received += decoder.decode(value, { stream: true })
    }
  }
  async function untilAll(...texts: string[]): Promise<void> {
    for (const text of texts) await listenFor(text)
    received = ''
  }
  async function until(text: string): Promise<string> {
    await listenFor(text)
    const [before = ''] = received.split(text)
    received = received.slice(before.length + text.length)
    return before
  }
  return { read, until, untilAll, leave: () => reader.cancel() }
}
