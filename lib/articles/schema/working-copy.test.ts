import { workingCopyInput } from './working-copy'

test('what is typed is kept right or wrong, and tags as a list', () => {
  const typed = { articleId: 0, fields: { title: '', publishDate: 'next week', tags: ['a', 'a'] } }
  expect(workingCopyInput.parse(typed)).toEqual(typed)
})

test.each([
  { articleId: -1, fields: {} },
  { fields: {} },
  { articleId: 1, fields: { title: 7 } },
  { articleId: 1, fields: { content: 'x'.repeat(200_001) } },
])('%# is nothing that an editor holds', (sent) => {
  expect(workingCopyInput.safeParse(sent).success).toBe(false)
})
