import { Button } from '@/components/ui/button'
import type { BlogPost } from '@/lib/articles/types'
import { cmsTexts as texts } from './texts'

type UndoBarProps = { post: BlogPost; onUndo: (post: BlogPost) => Promise<void> }

/** What was just deleted, and the way back. It stays until something else is deleted. */
export function UndoBar({ post, onUndo }: UndoBarProps) {
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sun-soft px-4 py-2.5"
    >
      <span className="text-on-sun">{texts.deleted(post.title || texts.untitled)}</span>
      <Button size="sm" variant="secondary" onClick={() => void onUndo(post)}>
        {texts.undo}
      </Button>
    </div>
  )
}
