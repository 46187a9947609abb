import { Prose } from '@/components/ui/prose'
import type { Guide } from './guides'

export function GuidePanel({ label, guides }: { label: string; guides: readonly Guide[] }) {
  return (
    <>
      <h2 className="sr-only">{label}</h2>
      <div className="gap-x-16 lg:columns-2">
        {guides.map(({ heading, paragraphs, points }) => (
          <Prose key={heading} className="mb-9 break-inside-avoid">
            <h3 className="!mt-0">{heading}</h3>
            {paragraphs?.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </Prose>
        ))}
      </div>
    </>
  )
}
