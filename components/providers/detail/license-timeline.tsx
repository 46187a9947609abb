import type { InspectionView, LicenseView, ProviderDetail } from '@/lib/providers/types'
import { detailTexts as texts } from './texts'

type Entry = { key: string; day: string; title: string; source: string }

/** What the state wrote down, the newest first: inspections by their day, licenses by the day of the file that says so. */
export function LicenseTimeline({ provider, today }: { provider: ProviderDetail; today: string }) {
  const entries = [
    ...provider.inspections.map((one, index) => inspectionEntry(one, index, today)),
    ...provider.licenses.map((one) => licenseEntry(one, today)),
  ].toSorted((a, b) => b.day.localeCompare(a.day))
  if (entries.length === 0)
    return (
      <>
        <p className="mt-3 font-semibold">{texts.noLicense}</p>
        <p className="mt-1 text-soft">
          {texts.noInspections}. {texts.noLicenseHint}
        </p>
      </>
    )
  return (
    <>
      {provider.licenses.length === 0 && <p className="mt-3 font-semibold">{texts.noLicense}</p>}
      <ol className="mt-4 ml-2 border-l-2 border-mint-line">
        {entries.map((entry) => (
          <li key={entry.key} className="relative pb-6 pl-6 last:pb-1">
            <span
              aria-hidden
              className="absolute top-1.5 -left-1.75 size-3 rounded-full bg-pine forced-color-adjust-none"
            />
            <p className="leading-snug font-semibold">{entry.title}</p>
            <p className="mt-1 text-sm text-soft">{entry.source}</p>
          </li>
        ))}
      </ol>
      {provider.inspections.length === 0 && <p className="mt-2 text-soft">{texts.noInspections}</p>}
    </>
  )
}

function inspectionEntry(inspection: InspectionView, index: number, today: string): Entry {
  return {
    key: `inspection-${index}`,
    day: inspection.inspectedOn,
    title: texts.inspectionLine(inspection),
    source: texts.inspectionSource(inspection, today),
  }
}

function licenseEntry(license: LicenseView, today: string): Entry {
  return {
    key: `license-${license.number}`,
    day: license.asOf,
    title: texts.licenseLine(license, today),
    source: texts.licenseSource(license, today),
  }
}
