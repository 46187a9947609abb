import type { Editor } from '@tiptap/react'
import type { Insertable } from './insertable'
import { LinkPanel } from './link-panel'
import { PicturePanel } from './picture-panel'
import { VideoPanel } from './video-panel'

const PANELS = { link: LinkPanel, picture: PicturePanel, video: VideoPanel }

type InsertPanelProps = { kind: Insertable; editor: Editor; onClose: () => void }

/** Below the toolbar: what a link, a picture or a video needs to be known by. Escape closes it, and it alone. */
export function InsertPanel({ kind, editor, onClose }: InsertPanelProps) {
  const Panel = PANELS[kind]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard wherever the focus stands inside
    <div
      className="grid gap-4 border-b border-line p-4"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        event.nativeEvent.stopImmediatePropagation()
        onClose()
      }}
    >
      <Panel editor={editor} onClose={onClose} />
    </div>
  )
}
