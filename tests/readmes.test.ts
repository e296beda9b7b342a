import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const READMES = ['.', 'src/chat', 'src/server', 'tests', 'tests/bench']

it.each(READMES)('%s/README.md links only to what exists', (folder) => {
  const text = readFileSync(join(folder, 'README.md'), 'utf8')
  const links = [...text.matchAll(/(?:\]\(|src=")(?!https?:)([^)"#]+)/g)].map(([, link]) => link)
  const tests = [...text.matchAll(/`([\w/-]+\.(?:test|spec)\.tsx?)`/g)].map(([, test]) => test)
  const paths = [...links, ...tests].map((path = '') => join(folder, path))
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
  const known = READMES.map((other) => join(other, 'README.md'))
  if (folder === '.')
    expect(
      known.filter(
        (file) => dirname(file) !== '.' && !paths.includes(dirname(file)) && !paths.includes(file),
      ),
    ).toEqual([])
})
