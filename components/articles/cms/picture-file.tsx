import { buttonClasses } from '@/components/ui/button-classes'
import { Spinner } from '@/components/ui/spinner'
import { PICTURE_TYPES } from '@/lib/media/schema/upload'
import { toolbarTexts as texts } from './texts'

type PictureFileProps = { id: string; isBusy: boolean; onFile: (file: File) => Promise<void> }

/** Opens the device's own picker. */
export function PictureFile({ id, isBusy, onFile }: PictureFileProps) {
  return (
    <label
      htmlFor={id}
      className={buttonClasses(
        { variant: 'secondary' },
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
      )}
    >
      {isBusy && <Spinner />}
      {isBusy ? texts.working : texts.pictureFile}
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES}
        disabled={isBusy}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void onFile(file)
        }}
      />
    </label>
  )
}
