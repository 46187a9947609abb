import { buttonClasses } from '@/components/ui/button-classes'
import { routes } from '@/lib/platform/routes'
import { COMPLETE_ID, PACK_FILES, PACKS, sheetsOf } from '../packs/files'
import { familyTexts as texts } from './texts'

const sheets = (id: string) => texts.sheets(sheetsOf(PACK_FILES.get(id) ?? { packs: [] }))

export function KinderPrepPacks() {
  return (
    <section id="kinder-prep" className="border-y border-line bg-card print:hidden">
      <div className="wrap py-12 lg:py-16">
        <h2 className="text-heading">{texts.packsTitle}</h2>
        <p className="mt-2 max-w-[40em] text-lead text-soft">{texts.packsLead}</p>
        <div className="mt-8 grid gap-x-12 gap-y-9 lg:grid-cols-3">
          {PACKS.map(({ id, label, title, summary, pages }) => (
            <section key={id} className="flex flex-col border-t-2 border-pine pt-4">
              <h3 className="text-name">{texts.pack(label, title)}</h3>
              <p className="mt-2 text-soft">{summary}</p>
              <ul className="mt-3 mb-5 list-disc pl-5 text-ui marker:text-pine">
                {pages.map((page) => (
                  <li key={page.title} className="py-0.5">
                    {page.title}
                  </li>
                ))}
              </ul>
              <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
                <a
                  href={routes.familyFile(id)}
                  download
                  aria-label={texts.downloadNamed(texts.pack(label, title))}
                  className={buttonClasses({ variant: 'secondary' })}
                >
                  {texts.download}
                </a>
                <span className="text-xs text-soft">{sheets(id)}</span>
              </div>
            </section>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-5 rounded-xl bg-mint p-6">
          <div>
            <h3 className="text-name">{texts.completeTitle}</h3>
            <p className="mt-1 text-soft">
              {texts.completeText} {sheets(COMPLETE_ID)}.
            </p>
          </div>
          <a href={routes.familyFile(COMPLETE_ID)} download className={buttonClasses({ size: 'lg' })}>
            {texts.completeButton}
          </a>
        </div>
      </div>
    </section>
  )
}
