import { classNames } from '@/components/ui/class-names'
import { statusLabel } from '@/lib/articles/catalogue'
import type { BlogPost } from '@/lib/articles/types'
import { timeText } from '@/lib/platform/time-text'
import { minuteOf } from '@/lib/platform/zoned-time'
import { cmsTexts as texts } from './texts'

type PlannedDayProps = { posts: readonly BlogPost[]; onEdit: (post: BlogPost) => unknown }

/** What appears, or appeared, on one day: press it to edit. */
export function PlannedDay({ posts, onEdit }: PlannedDayProps) {
  return (
    <ul className="mt-1 grid gap-1">
      {posts.map((post) => (
        <li key={post.id}>
          <button
            type="button"
            onClick={() => onEdit(post)}
            aria-label={texts.plannedLabel(post.title || texts.untitled, statusLabel(post.status))}
            className={classNames(
              'w-full cursor-pointer rounded-sm px-2 py-1 text-left text-xs break-words hover:underline max-md:min-h-11 max-md:text-ui',
              post.status === 'scheduled' ? 'bg-sun-soft text-on-sun' : 'bg-mint text-pine-deep',
            )}
          >
            {post.status === 'scheduled' && (
              <span className="numbers mr-1 font-semibold">
                {timeText(minuteOf(`${post.publishDate}T${post.publishTime}`))}
              </span>
            )}
            {post.title || texts.untitled}
          </button>
        </li>
      ))}
    </ul>
  )
}
