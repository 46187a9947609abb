/**
 * Runs before anything is painted, on every page: a button marked `data-early` that is pressed before React has come is not lost.
 * The press waits for components/ui/use-early-press.ts, which repeats it; where that has not come after 8 seconds, the button does
 * what it does without JavaScript.
 */
export const EARLY_PRESS_SCRIPT = [
  "addEventListener('click',e=>{let b=e.target.closest('button[data-early]');",
  'if(b&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey){e.preventDefault();e.stopImmediatePropagation();',
  'b.early||(b.early=setTimeout(()=>b.form.requestSubmit(b),8e3))}},true);',
].join('')
