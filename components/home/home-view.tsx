import { Cities, type FeaturedCity } from './cities'
import { Closing } from './closing'
import { Features } from './features'
import { Hero } from './hero'

export function HomeView({ cities }: { cities: readonly FeaturedCity[] }) {
  return (
    <>
      <Hero />
      <Features />
      <Cities cities={cities} />
      <Closing />
    </>
  )
}
