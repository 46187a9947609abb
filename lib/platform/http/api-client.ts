/** What an endpoint of ours refused. `message` and `fields` are sentences for people; see lib/access/routes/request.ts. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    /** As it came: the specification wants it behind the status. */
    body: string,
    /** For the person; undefined where the answer was none of ours. */
    readonly sentence: string | undefined,
    readonly fields: Record<string, string>,
  ) {
    super(`${status}: ${body}`)
  }
}

/** Asks one of our endpoints, with the session cookie. A file is sent as it is, everything else as JSON. Answers what it sent, unparsed by any schema. Throws a CallError. */
export async function callApi(path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...contentOf(body),
  })
  if (!response.ok) throw await refusalIn(response)
  return readJson(await response.text())
}

/** Sends a file and answers the one that came back. Throws a CallError. */
export async function callForFile(path: string, body: Blob): Promise<Blob> {
  const response = await fetch(path, { method: 'POST', credentials: 'same-origin', ...contentOf(body) })
  if (!response.ok) throw await refusalIn(response)
  return response.blob()
}

async function refusalIn(response: Response): Promise<CallError> {
  const text = await response.text()
  const answer = readJson(text)
  return new CallError(response.status, text, sentenceIn(answer), fieldsIn(answer))
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

function sentenceIn(answer: unknown): string | undefined {
  return isObject(answer) && typeof answer.message === 'string' ? answer.message : undefined
}

function fieldsIn(answer: unknown): Record<string, string> {
  if (!isObject(answer) || !isObject(answer.fields)) return {}
  return Object.fromEntries(
    Object.entries(answer.fields).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : [])),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
