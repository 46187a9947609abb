/** Generates the Prisma client from prisma/schema into prisma/generated, unless it is up to date, and the modules of the messages. */
import { refuseArguments } from './bootstrap/node-version.mjs'
import { generateCode } from './bootstrap/postgres/prepare.mjs'

refuseArguments('npm run generate')

if (!(await generateCode())) process.exitCode = 1
