/**
 * zod for browsers: next.config.mjs resolves `zod` to this file there. `jitless` stops zod from compiling schemas, and from testing whether
 * it could: the content-security policy forbids that, and each attempt would be reported as a violation. The server compiles its schemas.
 */
import { config } from 'zod/v4'

export * from 'zod/v4'

config({ jitless: true })
