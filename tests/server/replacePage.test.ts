import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
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

  const lastMonth = Date.now() / 1000 - 30 * 24 * 60 * 60
  for (const name of readdirSync(join(folder, 'assets')))
    utimesSync(join(folder, 'assets', name), lastMonth, lastMonth)
  replacePage(folder, await pageOf('three'))
  expect(assets()).toEqual(['index-three.js'])
})
