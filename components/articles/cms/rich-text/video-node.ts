import { mergeAttributes, Node } from '@tiptap/core'
import { videoOf } from '@/lib/articles/rules/video'

/** A video as readers get it: a link of its own with a title. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  addAttributes: () => ({ href: { default: '' }, title: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'figure.video',
      getAttrs: (figure) => {
        const link = figure.querySelector('a')
        const video = videoOf(link?.getAttribute('href') ?? '')
        return video ? { href: video.href, title: link?.textContent ?? '' } : false
      },
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { href, title, ...rest } = HTMLAttributes
    return [
      'figure',
      mergeAttributes(rest, { class: 'video' }),
      ['a', { href: node.attrs.href }, node.attrs.title || href],
    ]
  },
})
