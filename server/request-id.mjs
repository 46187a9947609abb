import { requestId } from '../lib/platform/logging/request-id.mjs'

/** Sets an id in each request's headers, which connects our log with the proxy's. Only a trusted proxy may choose it. */
export const setRequestId =
  ({ isBehindProxy }) =>
  (request, _response, next) => {
    request.headers['x-request-id'] = requestId(isBehindProxy ? request.headers['x-request-id'] : undefined)
    return next()
  }
