import path from 'node:path'
import { build } from 'esbuild'
import { root } from './root.mjs'

/**
 * Makes one file of each drawing that the server writes into kept pages (lib/platform/page-cache/written-pages.mjs), with React in it. Next
 * builds nothing that draws with React outside of a page of its own.
 *
 * @param {string} folder of the build
 */
export async function buildDrawings(folder) {
  await build({
    absWorkingDir: root,
    entryPoints: { search: 'components/search/draw-screen.tsx' },
    outdir: path.join(folder, 'drawings'),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Names stay for whoever reads a stack; to keep them beside shorter ones would cost something at every function that is made.
    minifySyntax: true,
    logLevel: 'warning',
  })
}
