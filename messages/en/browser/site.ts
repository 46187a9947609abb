import { provide } from '@/components/platform/provide-messages'
import error from '../error.json'
import forms from '../forms.json'
import layout from '../layout.json'
import ui from '../ui.json'

export default provide({ error, forms, layout, ui })
