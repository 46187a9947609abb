/**
 * Runs before anything is painted, on every page: a press on a button that leads to sign-in without JavaScript (its form is
 * components/accounts/sign-in-request.ts's) is not lost before React has come. It waits for components/ui/use-early-press.ts, which
 * repeats it; where that has not come after 8 seconds, the button does what it does without JavaScript. Short, since every page
 * holds it twice.
 */
export const EARLY_PRESS_SCRIPT = [
  "addEventListener('click',e=>{let b=e.target.closest('[form=to-sign-in]');b&&b.early!==0&&(e.preventDefault(),",
  'e.stopPropagation(),b.early??=setTimeout(()=>b.form.requestSubmit(b),8e3))},!0);',
].join('')
