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

/** Calls one of our endpoints with the session cookie. Sends a Blob as is and anything else as JSON. Returns the parsed JSON, not validated. Throws a CallError. */
export async function callApi(path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...contentOf(body),
  })
  if (!response.ok) throw await errorFrom(response)
  return readJson(await response.text())
}

/** Sends a file and returns the file that comes back. Throws a CallError. */
export async function callForFile(path: string, body: Blob): Promise<Blob> {
  const response = await fetch(path, { method: 'POST', credentials: 'same-origin', ...contentOf(body) })
  if (!response.ok) throw await errorFrom(response)
  return response.blob()
}

async function errorFrom(response: Response): Promise<ApiError> {
  const text = await response.text()
  const json = readJson(text)
  return new ApiError(response.status, text, sentenceIn(json), fieldsIn(json))
}

function contentOf(body: unknown): RequestInit {
  if (body === undefined) return {}
  if (body instanceof Blob) return { headers: { 'content-type': 'application/octet-stream' }, body }
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
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
