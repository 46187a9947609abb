import { provide } from '@/components/platform/browser-messages'
import accountsCommon from '../accounts/common.json'
import accountsErrors from '../accounts/errors.json'
import accountsNewPassword from '../accounts/newPassword.json'
import accountsPrompt from '../accounts/prompt.json'
import accountsSignIn from '../accounts/signIn.json'
import accountsSignUp from '../accounts/signUp.json'
import accountsWizard from '../accounts/wizard.json'
import familiesFit from '../families/fit.json'
import familiesOwnChildren from '../families/ownChildren.json'
import forms from '../forms.json'
import layoutSignedIn from '../layout/signedIn.json'
import notificationsCommon from '../notifications/common.json'
import placesDistance from '../places/distance.json'
import platformTime from '../platform/time.json'
import providersAges from '../providers/ages.json'
import providersHours from '../providers/hours.json'
import providersRow from '../providers/row.json'
import providersTraits from '../providers/traits.json'

/** Signing in and up, and what is signed in on every page. */
export default provide({
  accounts: {
    common: accountsCommon,
    errors: accountsErrors,
    newPassword: accountsNewPassword,
    prompt: accountsPrompt,
    signIn: accountsSignIn,
    signUp: accountsSignUp,
    wizard: accountsWizard,
  },
  families: { fit: familiesFit, ownChildren: familiesOwnChildren },
  forms,
  layout: { signedIn: layoutSignedIn },
  notifications: { common: notificationsCommon },
  places: { distance: placesDistance },
  platform: { time: platformTime },
  providers: { ages: providersAges, hours: providersHours, row: providersRow, traits: providersTraits },
})
