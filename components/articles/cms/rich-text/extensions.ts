import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { isOwnPicture } from '@/lib/articles/rules/own-picture'
import { Video } from './video-node'

/** Pictures of ours alone: what is pasted from elsewhere would not be shown to readers either. */
const OwnImage = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (image) => (isOwnPicture(image.getAttribute('src') ?? '') ? null : false) },
  ],
})

/** What the editor can make: the same as lib/articles/html/clean-html.ts lets through. */
export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, HTMLAttributes: { target: null, rel: null } },
  }),
  OwnImage,
  TableKit.configure({ table: { resizable: false } }),
  Video,
]
