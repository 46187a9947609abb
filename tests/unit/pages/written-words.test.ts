import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** Attributes and fields whose text people see or hear. */
const SHOWN = new Set([
  ...['aria-label', 'aria-roledescription', 'aria-valuetext', 'aria-description'],
  ...['alt', 'title', 'placeholder', 'label', 'hint', 'summary', 'caption', 'lead'],
])

/** What is the same in every language, with the reason. */
const EXCEPTIONS: Record<string, string> = {
  "curl '": 'a command, on the page for developers',
}

const read = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name))

// Endpoints describe themselves in English (`reference`).
const files = [...read('components', /\.tsx?$/), ...read('app/[locale]', /\.tsx?$/), ...read('app', /^[^[/]*\.tsx?$/)]

/**
 * The words that a file shows without a message, as "word (line)": those between tags, and in attributes and fields that people see. Of a
 * choice all branches, of a template its fixed parts. A field's text counts if it begins with a capital; others are mostly keys of messages.
 */
function writtenWords(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const note = (node: ts.Node, text: string, pattern = /\p{L}{2}/u) => {
    const words = text.replace(/\s+/g, ' ').trim()
    if (pattern.test(words) && !Object.hasOwn(EXCEPTIONS, words))
      found.push(`${words} (line ${source.getLineAndCharacterOfPosition(node.getStart()).line + 1})`)
  }
  const noteTexts = (node: ts.Node, pattern?: RegExp): void => {
    if (ts.isStringLiteralLike(node)) note(node, node.text, pattern)
    else if (ts.isTemplateExpression(node))
      for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)])
        note(part, part.text, pattern)
    else if (ts.isParenthesizedExpression(node) || (ts.isJsxExpression(node) && node.expression))
      noteTexts(node.expression as ts.Expression, pattern)
    else if (ts.isConditionalExpression(node))
      for (const branch of [node.whenTrue, node.whenFalse]) noteTexts(branch, pattern)
    else if (ts.isBinaryExpression(node) && /^(&&|\|\||\?\?|\+)$/.test(node.operatorToken.getText()))
      for (const side of [node.left, node.right]) noteTexts(side, pattern)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text)
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) noteTexts(node)
    else if (ts.isJsxAttribute(node) && SHOWN.has(node.name.getText()) && node.initializer) noteTexts(node.initializer)
    else if (ts.isPropertyAssignment(node) && SHOWN.has(node.name.getText()))
      noteTexts(node.initializer, /^\p{Lu}\p{L}/u)
    node.forEachChild(visit)
  }
  visit(source)
  return found
}

test.each(files)('%s shows no words but those of messages', (file) => {
  expect(writtenWords(file, readFileSync(file, 'utf8'))).toEqual([])
})

test('the check finds words between tags, in attributes, choices, sums and fields, and not in code', () => {
  expect(files.length).toBeGreaterThan(300)
  const text = [
    "const tabs = [{ label: 'Photos', title: 'metaTitle', kind: 'Open' }]",
    "const a = <p className='flex gap'>Hello <b title='A name'>{t('name')}</b></p>",
    "const b = <i aria-label={isOpen ? 'Close' : t('open')} key='Key'>{count + ' places'} {count > 1 && 'more'} · 5</i>",
  ].join('\n')
  expect(writtenWords('page.tsx', text)).toEqual([
    ...['Photos (line 1)', 'Hello (line 2)', 'A name (line 2)'],
    ...['Close (line 3)', 'places (line 3)', 'more (line 3)'],
  ])
})
