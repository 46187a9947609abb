import { LocationForm } from '@/components/places/location-form'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { HERO_POSTER, photoSources } from '@/lib/media/rules'
import { homeTexts } from './texts'
import { HeroVideo } from './video/hero-video'

export function Hero() {
  return (
    <section className="wrap grid grid-cols-1 items-center gap-8 pt-4 pb-14 lg:grid-cols-[1.02fr_1fr] lg:gap-14 lg:pt-10 lg:pb-18">
      <div>
        <h1 className="text-display tracking-tighter">{homeTexts.headline}.</h1>
        <p className="mt-4 max-w-[34em] text-lead text-soft md:mt-5">{homeTexts.lead}</p>
        <LocationForm submitLabel={homeTexts.search} className="mt-6 md:mt-7" />
        <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-ui text-soft">
          {homeTexts.promises.map((promise) => (
            <li key={promise} className="inline-flex items-center gap-2">
              <Icon name="check" className="text-pine" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <HeroVideo
        still={
          <Picture
            first
            {...photoSources(HERO_POSTER)}
            alt=""
            sizes="(min-width: 75rem) 34rem, (min-width: 60rem) 46vw, 100vw"
            className="size-full object-[78%_50%] dark:brightness-90"
          />
        }
      />
    </section>
  )
}
