import { requestId } from '../lib/platform/logging/request-id.mjs'

/** Puts an id into each request's headers, by which our log and the proxy's name the same request. Only a trusted proxy may choose it. */
export const numberRequest =
  ({ isBehindProxy }) =>
  (request, _response, next) => {
    request.headers['x-request-id'] = requestId(isBehindProxy ? request.headers['x-request-id'] : undefined)
    return next()
  }
