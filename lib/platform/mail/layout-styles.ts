/** The light theme of app/styles/tokens.css, inline, because most mail readers know no variables and no style sheets. */
const FONT = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TEXT = `${FONT};font-size:16px;line-height:25px;color:#17262b`
const SMALL = `${FONT};font-size:14px;line-height:21px;color:#55656a`

export const STYLES = {
  page: 'margin:0;padding:0;background:#fbf9f4;-webkit-text-size-adjust:100%',
  ground: 'background:#fbf9f4',
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  card: 'background:#ffffff;border-radius:16px;padding:32px 28px 14px',
  title: `${FONT};margin:0 0 18px;font-size:26px;line-height:32px;font-weight:700;letter-spacing:-0.5px;color:#17262b`,
  paragraph: `${TEXT};margin:0 0 18px`,
  list: `${TEXT};margin:0 0 18px;padding:0 0 0 20px`,
  quote: `${TEXT};margin:0 0 18px;padding:2px 0 2px 14px;border-left:3px solid #9ccabd`,
  factName: `${SMALL};padding:4px 18px 4px 0;white-space:nowrap`,
  factValue: `${TEXT};padding:2px 0`,
  buttonCell: 'border-radius:12px;background:#0c5a52',
  button: `${FONT};display:inline-block;padding:13px 26px;font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:12px`,
  after: `${SMALL};margin:0 0 18px`,
  address: 'color:#0c5a52;word-break:break-all',
  footer: `${SMALL};padding:20px 4px 0`,
  footerLink: 'color:#55656a',
  nook: 'width:32px;height:32px;border-radius:10px 10px 10px 3px;background:#0c5a52;line-height:14px',
  sun: 'width:14px;height:14px;border-radius:7px;background:#f2b441;font-size:1px;line-height:14px',
  name: `${FONT};font-size:20px;line-height:32px;font-weight:700;letter-spacing:-0.4px;color:#17262b;text-decoration:none`,
} as const

/** The dark theme of the same file. Inline styles yield only to !important. */
export const DARK_STYLES = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#0f1614!important}.card{background:#18211e!important}
.ink{color:#edf2ee!important}.soft{color:#a7b5af!important}.link{color:#7cc7b2!important}
.pine{background:#7cc7b2!important}.on-pine{color:#06261f!important}.quote{border-color:#34695c!important}
}`
