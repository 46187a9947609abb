import { PageHead } from '@/components/layout/page-head'
import { routes } from '@/lib/platform/routes'
import type { TourLink } from '@/lib/providers/rules/tour-hosts'
import type { ProviderDetail } from '@/lib/providers/types'
import { detailTexts as texts } from '../detail/texts'

type TourViewProps = {
  provider: Pick<ProviderDetail, 'id' | 'name'>
  tour: ProviderDetail['virtualTours'][number]
  link: TourLink
}

/** A virtual tour in a frame of the site that holds it, for whoever has chosen to see it. */
export function TourView({
  provider: { id, name },
  tour: { place, title },
  link: { host, link, frame },
}: TourViewProps) {
  const where = texts.tourPlaces[place]
  return (
    <>
      <PageHead
        title={title === where ? `${name}: ${where}` : title}
        lead={texts.tourLead(host)}
        crumbs={[{ label: name, href: routes.provider(id) }, { label: where }]}
      />
      <div className="wrap pb-16">
        <iframe
          src={frame}
          title={`${name}, ${where}: ${title}`}
          allow="fullscreen; accelerometer; gyroscope; xr-spatial-tracking; encrypted-media; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          className="aspect-video w-full rounded-lg border border-line bg-sunken"
        />
        <p className="mt-4">
          <a
            href={link}
            rel="nofollow noopener"
            className="inline-flex min-h-11 items-center font-semibold text-pine underline-offset-[0.18em] hover:underline"
          >
            {texts.tourThere(host)}
          </a>
        </p>
      </div>
    </>
  )
}
