import { provide } from '@/components/platform/browser-messages'
import platformTime from '../platform/time.json'
import providersDetailBrowser from '../providers/detailBrowser.json'

/** A provider's page at first sight. */
export default provide({
  platform: { time: platformTime },
  providers: { detailBrowser: providersDetailBrowser },
})
