import { within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderRecipe } from '../../../support/renderApp.tsx'

const REPLY = '```markdown\n# Soup\n```'

/** The page with a recipe. `share` is the browser's share sheet. */
async function open({ isPhone = true, share }: { isPhone?: boolean; share?: unknown } = {}) {
  vi.stubGlobal('matchMedia', (query: string) => {
    return { matches: isPhone && query === '(pointer: coarse)' }
  })
  if (share) Object.assign(navigator, { share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  const app = await renderRecipe(REPLY)
  const area = within(app.getByRole('region', { name: 'Recipe' }))
  const press = (name: string) => app.user.click(area.getByRole('button', { name }))
  return { ...app, area, press, status: area.getByRole('status') }
}

it('sharing sends the model’s markdown', async () => {
  const share = vi.fn()
  const { press } = await open({ share })
  await press('Share')
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: REPLY })
})

it.each([
  ['works', '', undefined],
  ['is refused', 'Couldn’t share: copy it instead', 'NotAllowedError'],
  ['is cancelled', '', 'AbortError'],
])('if sharing %s, the page says %j', async (_, words, error) => {
  const share = async () => {
    if (error) throw new DOMException('no', error)
  }
  const { press, status } = await open({ share })
  await press('Share')
  expect(status.textContent).toBe(words)
})

it('nothing can be done with a recipe before it is complete', async () => {
  const { area, stream, request, reply } = await open({ share: () => {} })
  const disabledStates = () =>
    area.getAllByRole('button').map((button) => button.getAttribute('aria-disabled'))
  expect(disabledStates()).toEqual(['false', 'false', 'false'])
  await request()
  await stream('# Stew')
  expect(disabledStates()).toEqual(['true', 'true', 'true'])
  await reply('# Stew')
  expect(disabledStates()).toEqual(['false', 'false', 'false'])
})

it.each([
  ['on a computer', { isPhone: false, share: () => {} }],
  ['without a share sheet', {}],
])('there is no Share button %s', async (_, device) => {
  const { area } = await open(device)
  expect(area.queryByRole('button', { name: 'Share' })).toBeNull()
})

it('copying takes the model’s markdown', async () => {
  const { press } = await open()
  await press('Copy recipe')
  expect(await navigator.clipboard.readText()).toBe(REPLY)
})

it('“Copied” is shown until the next reply, even the same', async () => {
  const { press, request, reply, status } = await open()
  await press('Copy recipe')
  expect(status).toHaveTextContent('Copied')
  await request()
  await reply(REPLY)
  expect(status).toBeEmptyDOMElement()
})

it('says what to do instead if copying is refused', async () => {
  const { press, status } = await open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
  await press('Copy recipe')
  expect(status).toHaveTextContent('Couldn’t copy: select the text instead')
})

it('Print opens the print dialog', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { press } = await open()
  await press('Print')
  expect(print).toHaveBeenCalledTimes(1)
})
