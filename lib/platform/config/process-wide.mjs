/**
 * A value that the whole process shares, kept on `globalThis`: Next's bundles and the server each load their own copy of a module, and in
 * development every reload does. The first caller creates the value.
 *
 * @template Value
 * @param {string} name
 * @param {() => Value} create
 * @returns {Value}
 */
export function processWide(name, create) {
  const shared = /** @type {Record<symbol, Value>} */ (/** @type {unknown} */ (globalThis))
  const key = Symbol.for(`directory:${name}`)
  shared[key] ??= create()
  return shared[key]
}
