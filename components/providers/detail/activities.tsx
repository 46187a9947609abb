import type { ProviderDetail } from '@/lib/providers/types'

export function Activities({ activities }: { activities: ProviderDetail['activities'] }) {
  return (
    <ul className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
      {activities.map(({ name, description, ageGroup, frequency }) => (
        <li key={name}>
          <h3 className="font-semibold tracking-normal">{name}</h3>
          <p className="mt-0.5 text-ui">{description}</p>
          <p className="mt-1 text-sm text-soft">{[ageGroup, frequency].filter(Boolean).join(' · ')}</p>
        </li>
      ))}
    </ul>
  )
}
