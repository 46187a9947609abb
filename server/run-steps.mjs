/**
 * @typedef {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, next: () => unknown) => unknown} Step
 */

/** Creates a request listener from steps, each of which responds or calls the next one. @param {Step[]} steps */
export function runSteps(steps) {
  return async (request, response) => {
    const runFrom = (index) => steps[index]?.(request, response, () => runFrom(index + 1))
    try {
      await runFrom(0)
    } catch (error) {
      console.error(error)
      if (response.headersSent) return response.destroy()
      response.statusCode = 500
      response.setHeader('content-type', 'text/plain; charset=utf-8')
      response.end('Something went wrong.\n')
    }
  }
}
