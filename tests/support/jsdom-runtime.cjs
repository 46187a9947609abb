const { Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/** What each file was compiled to, packages too. */
const compiled = new Map()

/**
 * Jest's module loader for component tests: everything is run anew in each test file's own jsdom, as Jest does, but compiled once
 * per worker, with whatever its functions were compiled to since: docs/decisions/0230.
 */
module.exports = class JsdomRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    const { executor, _environment: environment } = this
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`
    executor.compile = (source, filename) => {
      const context = environment.getVmContext()
      if (!context) return null
      const known = compiled.get(filename)
      if (known?.source === source) return known.script.runInContext(context)
      const script = new Script(`${head}${source}\n})`, { filename, columnOffset: -head.length })
      compiled.set(filename, { source, script })
      return script.runInContext(context)
    }
  }
}
