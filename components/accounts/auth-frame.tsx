import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { Unbroken } from '@/components/ui/unbroken'
import { photoSources } from '@/lib/media/rules'

const DRAWING = { path: '/media/illustrations/listing-05.jpg', width: 1280, height: 720 }

/** Every page about one's account: one thing to do, and a drawing beside it where there is room. */
export function AuthFrame({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="wrap grid items-start gap-14 py-8 lg:grid-cols-[minmax(0,27rem)_1fr] lg:gap-24 lg:py-14">
      <div>
        <h1 className="text-title tracking-tight">
          <Unbroken text={title} />
        </h1>
        {lead && <p className="mt-3 text-lead text-soft">{lead}</p>}
        {children && <div className="mt-7">{children}</div>}
      </div>
      <Picture
        {...photoSources(DRAWING)}
        alt=""
        sizes="(min-width: 60rem) 40rem, 1px"
        className="aspect-[5/4] w-full rounded-3xl max-lg:hidden dark:brightness-90"
      />
    </div>
  )
}
