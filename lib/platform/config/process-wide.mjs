import { channel } from 'node:diagnostics_channel'

/**
 * A value that the whole process shares. Next's bundles and the server each load their own copy of a module; they all meet on
 * Node's diagnostics channels, which are known by name. Whoever needs the value first creates it.
 *
 * @template Value
 * @param {string} name
 * @param {() => Value} create
 * @returns {Value}
 */
export function processWide(name, create) {
  const shared = channel(`nookling:${name}`)
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
