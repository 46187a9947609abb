import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/actions/icon-button'

/** The maintenance notice, at the bottom of every page while it is on. */
export function SiteNotice({ text, onHide }: { text: string; onHide: () => void }) {
  const t = useTranslations('settings.siteNotice')
  return (
    <div
      role="status"
      className="fixed inset-x-0 bottom-0 z-40 flex items-center gap-3 border-t border-line-strong bg-sun-soft py-2 pr-2 pl-4.5 text-on-sun"
    >
      <p className="mx-auto max-w-prose">{text}</p>
      <IconButton icon="x" label={t('hide')} onClick={onHide} />
    </div>
  )
}
