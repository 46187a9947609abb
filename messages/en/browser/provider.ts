import { provide } from '@/components/platform/provide-messages'
import placesMapBase from '../places/mapBase.json'
import providersAnswers from '../providers/answers.json'
import providersCommon from '../providers/common.json'
import providersDetailBrowser from '../providers/detailBrowser.json'

/** A provider's page. */
export default provide({
  places: { mapBase: placesMapBase },
  providers: { answers: providersAnswers, common: providersCommon, detailBrowser: providersDetailBrowser },
})
