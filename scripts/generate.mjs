/** Generates the Prisma client from prisma/schema into prisma/generated, unless it is up to date. */
import { refuseArguments } from './bootstrap/node-version.mjs'
import { generateClient } from './bootstrap/postgres/prepare.mjs'

refuseArguments('npm run generate')

if (!(await generateClient())) process.exitCode = 1
