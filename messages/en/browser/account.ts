import { provide } from '@/components/platform/provide-messages'
import accountsCommon from '../accounts/common.json'
import accountsErrors from '../accounts/errors.json'
import accountsNewPassword from '../accounts/newPassword.json'
import accountsPrompt from '../accounts/prompt.json'
import accountsSignIn from '../accounts/signIn.json'
import accountsSignUp from '../accounts/signUp.json'
import accountsWizard from '../accounts/wizard.json'
import familiesOwnChildren from '../families/ownChildren.json'
import forms from '../forms.json'
import layoutSignedIn from '../layout/signedIn.json'
import notificationsCommon from '../notifications/common.json'
import platformTime from '../platform/time.json'

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
  families: { ownChildren: familiesOwnChildren },
  forms,
  layout: { signedIn: layoutSignedIn },
  notifications: { common: notificationsCommon },
  platform: { time: platformTime },
})
