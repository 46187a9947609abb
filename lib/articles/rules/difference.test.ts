import { differenceOf } from './difference'
import { emptyArticle } from './merge'
import { asRevision } from './revision'

const revision = (more: object) => asRevision({ ...emptyArticle(new Date(0)), title: 'A visit', ...more })

test('an admin sees which words went and which came, field by field', () => {
  expect(
    differenceOf(revision({ body: '<p>Ask nine things.</p>' }), revision({ body: '<p>Ask ten things.</p>' })),
  ).toEqual([
    {
      field: 'body',
      parts: [
        { kind: 'same', text: 'Ask ' },
        { kind: 'removed', text: 'nine' },
        { kind: 'added', text: 'ten' },
        { kind: 'same', text: ' things.' },
      ],
    },
  ])
})

test('what is the same has no difference', () => {
  expect(differenceOf(revision({}), revision({}))).toEqual([])
  expect(differenceOf(revision({ tags: ['a'] }), revision({ tags: ['a', 'b'] })).map(({ field }) => field)).toEqual([
    'tags',
  ])
})
