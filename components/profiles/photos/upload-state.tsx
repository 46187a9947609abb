import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Spinner } from '@/components/ui/spinner'
import { photoTexts as texts } from './texts'

type UploadStateProps = { sending: readonly string[]; refused: readonly string[]; onDismiss: () => void }

/** Files that are on their way, and why others were not taken. */
export function UploadState({ sending, refused, onDismiss }: UploadStateProps) {
  return (
    <>
      <div role="status">
        {sending[0] && (
          <p className="flex items-center gap-2.5 py-2 text-soft">
            <Spinner />
            <span className="min-w-0 break-words">{texts.uploading(sending[0])}</span>
            {sending.length > 1 && <span className="numbers">+{sending.length - 1}</span>}
          </p>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {refused.length > 0 && (
          <div className="rounded-md border border-coral/40 bg-coral-soft px-4 py-3 text-ui text-coral-deep">
            <ul className="grid gap-1.5">
              {refused.map((sentence) => (
                <li key={sentence} className="flex gap-2.5">
                  <Icon name="alert-circle" className="mt-0.5" />
                  <span className="min-w-0 break-words">{sentence}</span>
                </li>
              ))}
            </ul>
            <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={onDismiss}>
              {texts.dismiss}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
