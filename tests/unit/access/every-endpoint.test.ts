import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Endpoints that another library handles; nothing else may be listed here. */
const NEXT_AUTH_ROUTES = new Set(['app/api/auth/[...nextauth]/route.ts'])
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Exports that Next reads as the configuration of a route. */
const SETTINGS = new Set(['dynamic', 'revalidate', 'runtime', 'maxDuration'])

const root = process.cwd()
const files = readdirSync(path.join(root, 'app/api'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)route\.(ts|tsx|js|mjs)$/.test(file))
  .map((file) => `app/api/${file}`)
  .filter((file) => !NEXT_AUTH_ROUTES.has(file))

/** What is wrong with a route file; empty when every handler was created by the gate. */
function faultsOf(source: string): string[] {
  const file = ts.createSourceFile('route.ts', source, ts.ScriptTarget.ES2022, true)
  return file.statements.flatMap((statement) => {
    if (!isExported(statement)) return []
    if (!ts.isVariableStatement(statement)) {
      const isType = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)
      return isType ? [] : [`exports by "${statement.getText(file).split('\n')[0]}", which the test cannot follow`]
    }
    return statement.declarationList.declarations.flatMap((declaration) => {
      const name = declaration.name.getText(file)
      if (SETTINGS.has(name)) return []
      if (!METHODS.has(name)) return [`${name} is not a method`]
      const { initializer } = declaration
      const isGate =
        initializer && ts.isCallExpression(initializer) && initializer.expression.getText(file) === 'defineRoute'
      return isGate ? [] : [`${name} is not made by defineRoute`]
    })
  })
}

function isExported(statement: ts.Statement): boolean {
  if (ts.isExportAssignment(statement) || ts.isExportDeclaration(statement)) return true
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
  return modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword) ?? false
}

test('finds the endpoints', () => {
  expect(files).toContain('app/api/places/autocomplete/route.ts')
})

test.each(files)('%s exports only handlers created by the gate', (file) => {
  const source = readFileSync(path.join(root, file), 'utf8')
  expect(source).toContain("from '@/lib/access/routes/define-route'")
  expect(faultsOf(source)).toEqual([])
})

test.each([
  'export async function GET() {}',
  'export const GET = async () => Response.json(1)',
  'export const POST = withAuth(defineRoute({}))',
  "export { GET } from './other'",
  "export * from './other'",
  'export default defineRoute({})',
  'export const get = defineRoute({})',
  'const handler = 1; export { handler as GET }',
])('rejects an endpoint made any other way: %s', (source) => {
  expect(faultsOf(source)).not.toEqual([])
})

test('accepts handlers created by the gate', () => {
  expect(
    faultsOf("export const GET = defineRoute({}), POST = defineRoute({})\nexport const dynamic = 'force-dynamic'"),
  ).toEqual([])
})
