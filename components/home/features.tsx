import { IconTile } from '@/components/ui/icon-tile'
import { homeTexts } from './texts'

export function Features() {
  return (
    <section aria-label={homeTexts.features} className="border-y border-line bg-card">
      <ul className="wrap grid gap-x-8 gap-y-9 py-12 sm:grid-cols-2 lg:grid-cols-4 lg:py-16">
        {homeTexts.featureCards.map((feature) => (
          <li key={feature.title} className="flex gap-4 lg:block">
            <IconTile icon={feature.icon} />
            <div>
              <h2 className="text-name lg:mt-4">{feature.title}</h2>
              <p className="mt-1 max-w-[34ch] text-ui text-soft">{feature.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
