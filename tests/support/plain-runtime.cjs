const { compileFunction } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

const PACKAGE = /\/node_modules\//
/**
 * Packages that each file reads for itself: Jest's own runner, those in which tests replace something (next and next-auth ask for
 * next/headers), what keeps a list in which a name may stand once, and what says it is of ES modules and is not.
 */
const OF_EACH_FILE = /\/node_modules\/(jest-circus|next|next-auth|next-sitemap|prom-client)\//

/** What our files were compiled to, for the next test file of this worker. */
const compiled = new Map()

/**
 * Jest's module loader for tests that need no browser (plain-environment.cjs): packages are read once per worker, as Node reads
 * them; our own files are compiled once and run anew for each test file. What that saves: docs/decisions/0230.
 */
module.exports = class PlainRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    const { executor } = this
    executor.compile = (source, filename) => {
      const known = compiled.get(filename)
      if (known?.source === source) return known.run
      const run = compileFunction(source, executor.injectedModuleParameters, { filename })
      compiled.set(filename, { source, run })
      return run
    }
  }

  requireModule(from, name, options, isRequireActual) {
    const load = () => super.requireModule(from, name, options, isRequireActual)
    if (!name || this._resolution.isCoreModule(name)) return load()
    const path = this._resolution.getCjsMockModule(from, name) ?? this._resolution.resolveCjs(from, name)
    return PACKAGE.test(path) && !OF_EACH_FILE.test(path) ? this._environment.loadOnce(path) : load()
  }
}
