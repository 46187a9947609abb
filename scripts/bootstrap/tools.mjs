import path from 'node:path'
import { root } from './root.mjs'

const files = {
  biome: '@biomejs/biome/bin/biome',
  depcruise: 'dependency-cruiser/bin/dependency-cruise.mjs',
  jest: 'jest/bin/jest.js',
  knip: 'knip/bin/knip.js',
  next: '.bin/next',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript-native/bin/tsc',
}

/** Arguments for Node that run a tool of node_modules; without npx, which costs a second and says more than asked. */
export function tool(name, ...args) {
  return [path.join(root, 'node_modules', files[name]), ...args]
}
