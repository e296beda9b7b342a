import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import data, { type BrowserName, type Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { type ESTree, parseSync, resolveConfig, Visitor } from 'vite'
import { expect, it } from 'vitest'
import { builtPage } from '../support/buildPage.ts'

/** What some of the oldest browsers lack of what the built page names, and what becomes of it there. */
const DONE_WITHOUT = {
  setImmediate: 'React looks whether it is there',
  navigation: 'React looks whether it is there',
  'navigator.connection': 'React looks whether it is there',
  'navigator.share': 'the page looks whether it is there',
  'navigator.wakeLock': 'the page looks whether it is there',
  'wakeLock.request': 'goes with navigator.wakeLock',
  ':has': 'numbered ingredients look like steps, and what the chef says before them like the rest',
  mask: 'the build adds -webkit-mask',
  'text-wrap': 'lines break where they are full',
  'content-visibility': 'long lists and texts are laid out whole, which takes longer',
  'contain-intrinsic-block-size': 'goes with content-visibility',
  'accent-color': 'the progress bar has the browser’s own colour',
  'break-after: avoid': 'on paper a heading may stand alone at the end of a page',
  ':-moz-progress-bar': 'Firefox’s alone; the others draw theirs well',
  'cursor: pointer': 'a finger has no pointer',
  'cursor: default': 'a finger has no pointer',
}

const { builtins = {}, regular_expressions: inRegExp } = data.javascript
const { api, css } = data

/** By Vite's names. */
const BROWSERS: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  edge: ['edge'],
  firefox: ['firefox', 'firefox_android'],
  safari: ['safari'],
  ios: ['safari_ios'],
}
/** Whose methods are called on values that are not named for their type. */
const TYPES = ['Array', 'Iterator', 'Map', 'Promise', 'Set', 'String']
/** What the build does not translate, unlike other syntax. */
const IN_REGEXP: [RegExp, string, Identifier | undefined][] = [
  [/\(\?<[=!]/, '(?<=)', inRegExp?.lookbehind_assertion],
  [/\(\?[a-z-]+:/, '(?i:)', inRegExp?.modifier],
  [/RegExp\((?:`[^`]*`|"[^"]*"),`\w*v\w*`\)/, '/v', builtins.RegExp?.unicodeSets],
]

/** A name, with all features that it may stand for, where it isn't known whose it is. */
type Use = [name: string, features: (Identifier | undefined)[]]

async function oldestBrowsers(): Promise<[BrowserName, number][]> {
  const { build } = await resolveConfig({}, 'build')
  return [build.target].flat().flatMap((target) => {
    const [, name = '', version] = String(target).match(/^([a-z]+)([\d.]+)$/) ?? []
    return (BROWSERS[name] ?? []).map((browser): [BrowserName, number] => [
      browser,
      Number(version),
    ])
  })
}

/** Whether `version` of `browser` has the feature, under its plain name and without a flag. */
function isIn(browser: BrowserName, version: number, { __compat }: Identifier): boolean {
  return [__compat?.support[browser] ?? []]
    .flat()
    .some(
      (support) =>
        typeof support.version_added === 'string' &&
        Number.parseFloat(support.version_added.replace('≤', '')) <= version &&
        !(support.version_removed || support.flags || support.prefix || support.alternative_name),
    )
}

/** Regular expressions, globals, their members, and methods of JavaScript's own. What comes after `?.` is looked for. */
function usesOfScript(script: string): Use[] {
  const uses: Use[] = IN_REGEXP.filter(([syntax]) => syntax.test(script)).map(
    ([, name, feature]) => [name, [feature]],
  )
  const keys = new Set<ESTree.Node>()
  const globals = (name: string) => [builtins[name], builtins.globals?.[name], api[name]]
  new Visitor({
    Property({ key, computed }) {
      if (!computed) keys.add(key)
    },
    MemberExpression({ object, property, computed, optional }) {
      if (!computed) keys.add(property)
      if (computed || optional || property.type !== 'Identifier') return
      const { name } = property
      const owner = lastName(object)
      // `navigator` is a Navigator.
      const owners = [owner, owner.replace(/^./, (letter) => letter.toUpperCase())].flatMap(globals)
      uses.push([`${owner}.${name}`, owners.flatMap((of) => [of?.[name], of?.[`${name}_static`]])])
    },
    CallExpression({ callee }) {
      const name = callee.type === 'MemberExpression' && lastName(callee)
      if (name) uses.push([`.${name}()`, TYPES.map((type) => builtins[type]?.[name])])
    },
    Identifier(node) {
      if (!keys.has(node)) uses.push([node.name, [...globals(node.name), api.Window?.[node.name]]])
    },
  }).visit(parseSync('page.js', script).program)
  return uses
}

/** `b` of `a.b` and of `b`. */
function lastName(node: ESTree.Expression): string {
  if (node.type === 'MemberExpression' && !node.computed) return node.property.name
  return node.type === 'Identifier' ? node.name : ''
}

/** Properties, their values, functions, pseudo-classes and media features. */
function usesOfStyle(style: string): Use[] {
  const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules } = css
  const each = (pattern: RegExp, use: (name: string, value: string) => Use[]) =>
    [...style.matchAll(pattern)].flatMap(([, name = '', value = '']) => use(name, value))
  return [
    ...each(/[{;]([\w-]+):([^;}]*)/g, (name, value) => [
      [name, [properties[name]]],
      ...(value.match(/[\w-]+/g) ?? []).map(
        (word): Use => [`${name}: ${word}`, [properties[name]?.[word]]],
      ),
    ]),
    ...each(/([\w-]+)\(/g, (name) => [
      [`${name}()`, [types, ...(Object.values(types) as Identifier[])].map((type) => type[name])],
    ]),
    ...each(/:([\w-]+)/g, (name) => [[`:${name}`, [selectors[name]]]]),
    ...each(/\(([\w-]+):/g, (name) => [[`@media ${name}`, [atRules?.media?.[name]]]]),
  ]
}

it('the built page uses nothing that the oldest browsers lack, but for what it can do without', async () => {
  const settings = { VITE_STREAM: 'on', VITE_SHOW_FAILURES: 'on' }
  const directory = await builtPage(settings)
  const page = await readFile(join(directory, 'index.html'), 'utf8')
  const inline = (tag: string) =>
    [...page.matchAll(RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, content = '']) => content)
  const assets = join(directory, 'assets')
  const files = (await readdir(assets)).map((file) => readFile(join(assets, file), 'utf8'))
  const scripts = [...inline('script'), ...(await Promise.all(files))]

  const oldest = await oldestBrowsers()
  const isLacked = (feature: Identifier) =>
    oldest.some(([browser, version]) => !isIn(browser, version, feature))
  const lacked = new Set(
    [...scripts.flatMap(usesOfScript), ...inline('style').flatMap(usesOfStyle)]
      .map(([name, features]) => ({
        name,
        features: features.filter((feature) => feature?.__compat) as Identifier[],
      }))
      .filter(({ features }) => features.length > 0 && features.every(isLacked))
      .map(({ name }) => name),
  )
  // What is said of navigation goes for navigation.navigate.
  const whole = [...lacked].filter((name) => !lacked.has(name.match(/^([\w-]+)[.:]/)?.[1] ?? ''))
  expect(whole.sort()).toEqual(Object.keys(DONE_WITHOUT).sort())
})

it('README names them', async () => {
  const [chrome, , edge, firefox, , safari, ios] = (await oldestBrowsers()).map(
    ([, version]) => version,
  )
  expect([edge, ios]).toEqual([chrome, safari])
  expect(await readFile('README.md', 'utf8')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`,
  )
})
