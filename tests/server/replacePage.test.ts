import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { replacePage } from '../../src/server/pageBeside.ts'
import { newFolder } from '../support/buildPage.ts'

async function pageOf(build: string): Promise<string> {
  const page = await newFolder()
  mkdirSync(join(page, 'assets'))
  writeFileSync(join(page, 'index.html'), build)
  writeFileSync(join(page, `assets/index-${build}.js`), build)
  return page
}

it('a server that is built anew keeps the assets of the pages that are open, for a week', async () => {
  const folder = await newFolder()
  const assets = () => readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'))
  replacePage(folder, await pageOf('one'))
  replacePage(folder, await pageOf('two'))
  expect(assets()).toEqual(['index-one.js', 'index-two.js'])
  expect(readdirSync(folder)).toEqual(['assets', 'index.html', 'index.html.br', 'index.html.gz'])

  // The build that is live was made a month ago, and the one before it was replaced then.
  age(folder, 30)
  replacePage(folder, await pageOf('three'))
  expect(assets()).toEqual(['index-three.js', 'index-two.js'])
  age(folder, 8)
  replacePage(folder, await pageOf('four'))
  expect(assets()).toEqual(['index-four.js', 'index-three.js'])
})

/** As if all that is in the folder had been made so many days earlier. */
function age(folder: string, days: number): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    const time = statSync(file).mtimeMs / 1000 - days * 24 * 60 * 60
    utimesSync(file, time, time)
  }
}
