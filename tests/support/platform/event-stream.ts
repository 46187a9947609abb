import { GET } from '@/app/api/live/route'
import { setRequestCookies } from '../accounts/request-cookies'

/** Opens the event stream of a session as a browser does. `waitFor` waits for a text in what arrived since the last one, `waitForAll` for several in any order. */
export async function openEvents(cookie: string) {
  setRequestCookies(cookie)
  const response = await GET(new Request('http://localhost:3000/api/live'), { params: Promise.resolve({}) })
  if (!response.ok || !response.body)
    return {
      response,
      read: async () => '',
      waitFor: async () => '',
      waitForAll: async () => {},
      close: async () => {},
    }
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
  async function waitForAll(...texts: string[]): Promise<void> {
    for (const text of texts) await listenFor(text)
    received = ''
  }
  async function waitFor(text: string): Promise<string> {
    await listenFor(text)
    const [before = ''] = received.split(text)
    received = received.slice(before.length + text.length)
    return before
  }
  return { read, waitFor, waitForAll, close: () => reader.cancel() }
}
