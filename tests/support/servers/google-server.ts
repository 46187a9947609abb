import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Reply = (response: ServerResponse, query: URLSearchParams) => void

/** A Places web service on loopback. It sends the reply that a test sets, and records its requests. */
export async function startGoogleServer() {
  const requests: { path: string; query: URLSearchParams }[] = []
  let reply: Reply = json({ status: 'ZERO_RESULTS', results: [] })
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    requests.push({ path: url.pathname, query: url.searchParams })
    reply(response, url.searchParams)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    requests,
    setReply(next: Reply) {
      reply = next
      requests.length = 0
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export type GoogleServer = Awaited<ReturnType<typeof startGoogleServer>>

export function json(body: unknown, status = 200): Reply {
  return text(JSON.stringify(body), status, 'application/json; charset=UTF-8')
}

export function text(body: string, status = 200, type = 'text/html'): Reply {
  return (response) => response.writeHead(status, { 'content-type': type }).end(body)
}

/** Accepts the request and never responds. */
export const hang: Reply = () => {}

/** Sends a byte now and then, so that it is never silent and never done. */
export const drip: Reply = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{')
  const timer = setInterval(() => response.write(' '), 50)
  response.on('close', () => clearInterval(timer))
}

/** Invented childcare in the shape of the recorded responses. */
export const SUNNY_ID = 'ChIJsunny-steps_0000000001'
export function foundPlace(overrides: Record<string, unknown> = {}) {
  return {
    business_status: 'OPERATIONAL',
    formatted_address: '12 Orange Ave, Bithlo, FL 32820, United States',
    geometry: { location: { lat: 28.55, lng: -81.37 } },
    icon: 'https://maps.gstatic.com/mapfiles/place_api/icons/school-71.png',
    name: 'Sunny Steps Child Care',
    place_id: SUNNY_ID,
    rating: 4.4,
    types: ['school', 'point_of_interest', 'establishment'],
    user_ratings_total: 31,
    ...overrides,
  }
}

export function details(overrides: Record<string, unknown> = {}) {
  return {
    html_attributions: [],
    result: {
      ...foundPlace(),
      formatted_phone_number: '(407) 555-0142',
      website: 'https://sunny-steps.example/',
      opening_hours: {
        open_now: true,
        weekday_text: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
          (day) => `${day}: 6:30 AM – 6:00 PM`,
        ),
      },
      reviews: [
        {
          author_name: 'Robin Example',
          author_url: 'https://www.google.com/maps/contrib/1/reviews',
          rating: 5,
          relative_time_description: '2 months ago',
          text: 'Warm people.',
          time: 1_780_000_000,
        },
      ],
      ...overrides,
    },
    status: 'OK',
  }
}
