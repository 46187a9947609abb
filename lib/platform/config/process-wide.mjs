import { channel } from 'node:diagnostics_channel'

/**
 * A value that the whole process shares. Next's bundles and the server each load their own copy of a module, but Node's diagnostics
 * channels are shared by name. The first caller creates the value.
 *
 * @template Value
 * @param {string} name
 * @param {() => Value} create
 * @returns {Value}
 */
export function processWide(name, create) {
  const shared = channel(`directory:${name}`)
  /** @type {{ value?: Value }} */
  const request = {}
  shared.publish(request)
  if (request.value !== undefined) return request.value
  const value = create()
  shared.subscribe((message) => {
    Object.assign(/** @type {object} */ (message), { value })
  })
  return value
}
