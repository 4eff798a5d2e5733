/** HTML that tries to act in the page it is shown in: each kind of attack in many spellings. It would call `alert`. */
export function hostileHtml(): string[] {
  return [...new Set([...handlers(), ...addresses(), ...elements(), ...mutations(), ...styles(), ...broken()])]
}

const act = 'alert(1)'
/** Where a request must never go. */
const elsewhere = 'http://forbidden.invalid/x'

function handlers(): string[] {
  const events = [
    ...[
      'onload',
      'onerror',
      'onclick',
      'onmouseover',
      'onfocus',
      'ontoggle',
      'onbegin',
      'onanimationstart',
      'onpageshow',
    ],
    ...['onauxclick', 'onpointerrawupdate', 'onscrollend', 'onbeforematch', 'oncontentvisibilityautostatechange'],
  ]
  const tags = ['img src=x', 'p', 'a href=http://allowed.invalid/', 'details open', 'video', 'body', 'td', 'x']
  const spellings = [
    (tag: string, event: string) => `<${tag} ${event}=${act}>`,
    (tag: string, event: string) => `<${tag.replace(' ', '/')}/${event.toUpperCase()}="${act}">text`,
    (tag: string, event: string) => `<${tag}\n${event}\t=\r\n'${act}'>`,
    (tag: string, event: string) => `<${tag} ${event}=&#97;lert(1) x="`,
    (tag: string, event: string) => `<${tag} title="\u0000" ${event}\u000b=${act} //>`,
  ]
  return events.flatMap((event, at) => tags.map((tag, on) => spellings[(at + on) % spellings.length]!(tag, event)))
}

function addresses(): string[] {
  const schemes = [
    ...[`javascript:${act}`, `JaVaScRiPt:${act}`, ` javascript:${act}`, `java\nscript:${act}`, `java\tscript:${act}`],
    ...[`java&#10;script:${act}`, `&#106;avascript:${act}`, `&#x6A&#x61vascript:${act}`, `javascript&colon;${act}`],
    ...[`javascript&#58${act}`, `\u0001javascript:${act}`, `\u00a0javascript:${act}`, `jav\u0000ascript:${act}`],
    ...[
      `vbscript:msgbox(1)`,
      `data:text/html,<script>${act}</script>`,
      'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    ],
    ...[
      `//forbidden.invalid/x`,
      `\\\\forbidden.invalid\\x`,
      '/\\forbidden.invalid',
      '?x',
      '#x',
      'blob:x',
      'filesystem:x',
      'file:///etc/passwd',
    ],
    ...[
      `view-source:javascript:${act}`,
      `feed:javascript:${act}`,
      `https:javascript:${act}`,
      `javascript://%0a${act}`,
      'http:x',
      'https:/x',
    ],
  ]
  const places = [
    (url: string) => `<a href="${url}">text</a>`,
    (url: string) => `<a href='${url}' target=_blank>text</a>`,
    (url: string) => `<img src="${url}" srcset="${elsewhere} 1x, ${url} 2x">`,
    (url: string) => `<svg><a xlink:href="${url}"><text>x</text></a></svg>`,
    (url: string) => `<math href="${url}">x</math>`,
    (url: string) => `<form action="${url}"><button formaction="${url}">x</button></form>`,
    (url: string) => `<iframe src="${url}"></iframe><embed src="${url}"><object data="${url}"></object>`,
    (url: string) => `<table background="${url}"><td background="${url}">x</td></table>`,
    (url: string) => `[text](${url})`,
    (url: string) => `![text](<${url}> "title")`,
    (url: string) => `[text]\n\n[text]: ${url}`,
  ]
  return schemes.flatMap((url, at) => places.filter((_, on) => (at + on) % 2 === 0).map(place => place(url)))
}

function elements(): string[] {
  return [
    `<script>${act}</script>`,
    `<script src=${elsewhere}></script>`,
    `<scr<script>ipt>${act}</scr</script>ipt>`,
    `<script\u0000>${act}</script>`,
    `<SCRIPT/x>${act}</SCRIPT\n>`,
    `<script>${act}`,
    `<!--><script>${act}</script>-->`,
    `<!--<img src="--><img src=x onerror=${act}//">`,
    `<!--!><img src=x onerror=${act}>-->`,
    `<![CDATA[<img src=x onerror=${act}>]]>`,
    `<?xml version="1.0"?><img src=x onerror=${act}>`,
    `<meta http-equiv=refresh content="0;url=javascript:${act}">`,
    `<meta http-equiv=refresh content="0;url=${elsewhere}">`,
    `<base href="${elsewhere}/"><a href=x>y</a>`,
    `<link rel=stylesheet href=${elsewhere}><link rel=import href=${elsewhere}>`,
    `<object data=${elsewhere}></object><embed src=${elsewhere}><applet code=x></applet>`,
    `<iframe srcdoc="<script>${act}</script>"></iframe>`,
    `<frameset onload=${act}><frame src=${elsewhere}></frameset>`,
    `<video poster=${elsewhere}><source src=x onerror=${act}></video><audio src=x onerror=${act}>`,
    `<picture><source srcset=${elsewhere}><img src=x></picture>`,
    `<input autofocus onfocus=${act}><select autofocus onfocus=${act}><textarea autofocus onfocus=${act}>`,
    `<keygen autofocus onfocus=${act}><button autofocus onfocus=${act}>x</button>`,
    `<marquee onstart=${act}>x</marquee><bgsound src=javascript:${act}>`,
    `<isindex type=image src=1 onerror=${act}>`,
    `<portal src=${elsewhere}></portal><fencedframe></fencedframe>`,
    `<dialog open onclose=${act}>x</dialog><slot name=x></slot>`,
    `<div popover id=x onbeforetoggle=${act}>x</div><button popovertarget=x>y</button>`,
    `<a ping=${elsewhere} download href=http://allowed.invalid/>x</a>`,
    `<a href=http://allowed.invalid/ attributionsrc=${elsewhere}>x</a>`,
    `<p is=x-y contenteditable tabindex=1 accesskey=x autofocus>z</p>`,
    ...['attributes', 'parentNode', 'body', 'cookie', 'forms', 'getElementById', '__proto__', 'nodeName'].flatMap(
      name => [
        `<form><input name=${name}></form>`,
        `<img name=${name} id=${name}>`,
        `<a id=${name} name=${name} href=http://allowed.invalid/>x</a>`,
      ],
    ),
  ]
}

/** What changes its meaning when it is read in another place or for a second time. */
function mutations(): string[] {
  const raw = [
    'xmp',
    'noscript',
    'noembed',
    'noframes',
    'plaintext',
    'title',
    'textarea',
    'style',
    'iframe',
    'template',
    'listing',
    'option',
    'select',
  ]
  const image = `<img src=x onerror=${act}>`
  const foreign = [
    'svg',
    'math',
    'math><mtext',
    'svg><desc',
    'svg><foreignObject',
    'math><annotation-xml encoding="text/html"',
  ]
  return [
    ...raw.flatMap(tag => [
      `<${tag}>${image}</${tag}>`,
      `<${tag}><p title="</${tag}>${image}">`,
      `<${tag}></${tag}\n>${image}`,
      `<div><${tag}></div>${image}</${tag}>`,
      `<${tag}>&lt;/${tag}&gt;&lt;img src=x onerror=${act}&gt;</${tag}>`,
    ]),
    ...foreign.flatMap(open => [
      `<${open}><style><img title="</style>${image}">`,
      `<${open}><p><style><!--</style><img title="--&gt;${image.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}">`,
      `<${open}><mglyph><style><![CDATA[</style>${image}]]>`,
      `<${open}><script>${act}</script>`,
      `<${open}></p>${image}`,
      `<${open}><table><mglyph><style><math><img src onerror=${act}>`,
    ]),
    `<form><math><mtext></form><form><mglyph><style></math>${image}`,
    `<svg><animate onbegin=${act} attributeName=x dur=1s>`,
    `<svg><a><animate attributeName=href values=javascript:${act} /><text>x</text></a></svg>`,
    `<svg><set attributeName=href to=javascript:${act} />`,
    `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${act}</script></svg>#x"/>`,
    `<form><form>${image}</form></form><form id=x></form><button form=x formaction=javascript:${act}>y</button>`,
    `<table><form><tr><td>${image}</table>`,
    `<p><table><p></table>${image}`,
    `<b><p></b>${image}</p>`,
    `<a><table><a href=javascript:${act}>x</table>`,
    `<listing>&lt;img src=x onerror=${act}&gt;</listing>`,
    `<p title="&lt;/p&gt;${image.replaceAll('<', '&lt;')}">x</p>`,
    `<p title='" onmouseover=${act} x="'>x</p>`,
    `<img alt="<x" title="/><x onerror=${act}>" src=x>`,
    `<img alt="\`><script>${act}</script>" src=http://allowed.invalid/x>`,
    `<a title="\u0000&quot; onclick=${act}" href=http://allowed.invalid/>x</a>`,
    `<a href="http://allowed.invalid/&quot; onclick=&quot;${act}">x</a>`,
    `<a href='http://allowed.invalid/" onclick="${act}'>x</a>`,
    `http://allowed.invalid/"onmouseover="${act}`,
    `http://allowed.invalid/<script>${act}</script>`,
    `mailto:a@b.c"onclick="${act}`,
    `<a@b.c" onclick="${act}>`,
    `**<img src=x onerror=${act}>**`,
    `\`<img src=x onerror=${act}>`,
    `\`\`\`html" onclick="${act}\n<img src=x onerror=${act}>\n\`\`\``,
    `<http://allowed.invalid/"onclick="${act}>`,
    `[x](http://allowed.invalid/"onclick="${act})`,
    `![x"onerror="${act}](x)`,
    `[x](http://allowed.invalid/ '"onclick="${act}')`,
    `<div data-mark="quote" onclick=${act}>x</div>`,
    `<div class="gmail_quote&quot; onclick=${act}">x</div>`,
  ]
}

function styles(): string[] {
  const rules = [
    ...[
      `background:url(javascript:${act})`,
      `background:url(${elsewhere})`,
      `behavior:url(${elsewhere})`,
      `width:expression(${act})`,
    ],
    ...[
      `-moz-binding:url(${elsewhere})`,
      `position:fixed;inset:0`,
      `animation-name:x`,
      `\\62 ackground:url(${elsewhere})`,
      `@import '${elsewhere}'`,
    ],
  ]
  return rules.flatMap(rule => [
    `<p style="${rule}">x</p>`,
    `<style>p{${rule}}</style><p>x</p>`,
    `<img src=http://allowed.invalid/x style='${rule}'>`,
    `<svg><style>${rule}</style></svg>`,
  ])
}

function broken(): string[] {
  const image = `img src=x onerror=${act}`
  return [
    ...[
      '<',
      '<<',
      '< ',
      '<\u0000',
      '<!',
      '<?',
      '</',
      '\uff1c',
      '\u2039',
      '&lt',
      '&#60',
      '&#x3c',
      '\u00bc',
      '%3C',
      '<\u000c',
    ].flatMap(open => [`${open}${image}>`, `<p${open}${image}>`, `<p title=${open}${image}>x`]),
    `<img src="x\`onerror=${act}>`,
    `<img """><script>${act}</script>">`,
    `<img src=x:x onerror\u0000=${act}>`,
    `<a href="x"x="y"onclick=${act}>z`,
    `<p/onclick=${act}/>x`,
    `<a\u00a0href=javascript:${act}>x</a>`,
    `<\u0130mg src=x onerror=${act}>`,
    `<\u017fcript>${act}</\u017fcript>`,
    '<b>'.repeat(300) + `<${image}>`,
    `<div>`.repeat(120) + `<script>${act}</script>`,
    `<p>\ud800<${image}>\udfff`,
    `+ADw-script+AD4-${act}+ADw-/script+AD4-`,
  ]
}
