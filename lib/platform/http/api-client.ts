/** An error response of our API. `sentence` and `fields` are messages for the user; see lib/access/routes/request.ts. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** The raw body, which the specification requires after the status. */
    body: string,
    /** For the user; undefined when the response is not from our endpoints. */
    readonly sentence: string | undefined,
    readonly fields: Record<string, string>,
  ) {
    super(`${status}: ${body}`)
  }
}

/** Why something failed, for the user: the server's message, or `otherwise`. Logs an error that did not come from our API. */
export function failureText(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.sentence || otherwise
  console.error(error)
  return otherwise
}

type Call = {
  method?: string
  body?: unknown
  /** The request continues after the user leaves the page. */
  keepalive?: boolean
}

/** Calls one of our endpoints. Sends a Blob as is and anything else as JSON. Returns the parsed JSON, not validated. Throws an ApiError. */
export async function callApi(path: string, call: Call = {}) {
  const response = await send(path, call)
  return readJson(await response.text())
}

/**
 * Posts a request for a long task and reports its progress (lib/access/routes/progress.ts). Returns the parsed result. Throws an ApiError, also
 * if the task fails after the response has begun.
 */
export async function callWithProgress(
  path: string,
  body: unknown,
  onProgress: (progress: { done: number; of: number }) => void,
): Promise<unknown> {
  const response = await send(path, { method: 'POST', body })
  const isProgress = response.headers.get('content-type') === 'application/x-ndjson'
  if (!isProgress || !response.body) return readJson(await response.text())
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  let rest = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = (rest + decoder.decode(piece.value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) {
      const line = readJson(text)
      if (!isObject(line)) continue
      if (isObject(line.failed))
        throw new ApiError(Number(line.failed.status), text, sentenceIn(line.failed), fieldsIn(line.failed))
      if ('result' in line) return line.result
      onProgress({ done: Number(line.done), of: Number(line.of) })
    }
  }
  throw new Error('The connection was lost before the end.')
}

/** Sends a file and returns the file that comes back. Throws an ApiError. */
export async function callForFile(path: string, body: Blob): Promise<Blob> {
  const response = await send(path, { method: 'POST', body })
  return response.blob()
}

async function send(path: string, { method = 'GET', body, keepalive }: Call): Promise<Response> {
  const response = await fetch(path, { method, keepalive, ...contentOf(body) })
  if (response.ok) return response
  const text = await response.text()
  const json = readJson(text)
  throw new ApiError(response.status, text, sentenceIn(json), fieldsIn(json))
}

function contentOf(body: unknown): RequestInit {
  // Asks for messages in the language of the page, which may not be the browser's own.
  const headers = { 'accept-language': document.documentElement.lang }
  if (body === undefined) return { headers }
  if (body instanceof Blob) return { headers: { ...headers, 'content-type': 'application/octet-stream' }, body }
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function sentenceIn(json: unknown): string | undefined {
  return isObject(json) && typeof json.message === 'string' ? json.message : undefined
}

function fieldsIn(json: unknown): Record<string, string> {
  if (!isObject(json) || !isObject(json.fields)) return {}
  return Object.fromEntries(
    Object.entries(json.fields).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : [])),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
