import { expect, it, vi } from 'vitest'
import { renderRecipe, renderWithRequest, type StartedApp } from '../../../support/renderApp.tsx'

it('a recipe is busy while it streams', async () => {
  const { stream, recipeText, reply } = await renderWithRequest()
  await stream('# Soup')
  expect(recipeText()).toHaveAttribute('aria-busy', 'true')
  await reply('# Soup')
  expect(recipeText()).toHaveAttribute('aria-busy', 'false')
})

it('a note below a recipe says that it is not finished, once it has ended', async () => {
  const { stream, reply, request, queryByText } = await renderWithRequest()
  const note = () => queryByText('The chef did not finish this recipe.')
  await reply('# Soup', 'length')
  expect(note()).toBeInTheDocument()
  await request()
  await stream('# Stew')
  expect(note()).toBeNull()
  await reply('# Stew')
  expect(note()).toBeNull()
})

const LIST = '# Soup\n\n## Ingredients\n\n- leek\n'
const STEPS = '# Soup\n\n1. Cut it.\n2. Boil it.\n'

it('what is ticked off stays so until the next recipe, even the same', async () => {
  const { stream, reply, request, user, getByRole } = await renderWithRequest()
  const box = () => getByRole('checkbox', { name: 'leek' })
  await reply(LIST)
  await user.click(box())
  await request()
  expect(box()).toBeChecked()
  await reply(LIST)
  expect(box()).not.toBeChecked()
  await user.click(box())
  await request()
  await stream(LIST)
  expect(box()).not.toBeChecked()
})

it.each([
  ['new line', LIST, '- egg\n', 'leek'],
  ['new line after a blank line', LIST, '\n- egg\n', 'leek'],
  ['new line of two paragraphs', LIST, '- egg\n\n  Fresh.\n\n- salt\n', 'leek'],
  ['new step', STEPS, '3. Eat it.\n', 'Step 1'],
  ['new step after a blank line', '# Soup\n\n1. Cut it.\n', '\n2. Boil it.\n', 'Step 1'],
  ['new step of two paragraphs', STEPS, '\n   Long.\n3. Eat it.\n', 'Step 1'],
  ['second paragraph of its step', STEPS, '\n   Long.\n3. Eat it.\n', 'Step 2'],
  ['second paragraph of its ingredient', LIST, '\n  Fresh.\n- egg\n', 'leek'],
  [
    'few words of its long line',
    `# Soup\n\n1. ${'Cut it well. '.repeat(8)}`,
    'Stir it. ',
    'Step 1',
  ],
  ['few words of its long ingredient', `${LIST}- ${'very long '.repeat(10)}`, 'and more ', /very/],
  ['list in its step', STEPS, '- in water\n', 'Step 2'],
  [
    'second line below its numbered heading',
    '# Soup\n\n### 1. Cut\nThin.\n',
    'Then wash.\n',
    'Step 1',
  ],
])('a tick in a stream stays after a %s, and after Stop', async (_, start, delta, name) => {
  const { stream, stop, user, getByRole } = await renderWithRequest()
  const box = () => getByRole('checkbox', { name })
  await stream(start)
  await user.click(box())
  await stream(delta)
  expect(box()).toBeChecked()
  expect(box()).toHaveFocus()
  await stop()
  expect(box()).toBeChecked()
})

it('the end of a stream replaces no element', async () => {
  const { stream, recipeText, reply } = await renderWithRequest()
  const text = '# Stew\n\nA [warm](https://a.example) one.\n\n1. Stir.\n'
  await stream(text)
  const all = () => [recipeText(), ...(recipeText()?.querySelectorAll('*') ?? [])]
  const streamed = all()
  await reply(text)
  expect(streamed).not.toContain(null)
  expect(all().map((element) => streamed.indexOf(element))).toEqual([...streamed.keys()])
})

async function streamAndStop({ stream, stop }: StartedApp, delta: string) {
  await stream(delta)
  await stop()
}

const CUT = '# Soup\n\n- leek\n- **sal'
it.each<[string, (app: StartedApp) => Promise<void>, string]>([
  ['a stream up to an open mark', ({ stream }) => stream(CUT), 'Soupleek'],
  ['a stopped stream up to an open mark', (app) => streamAndStop(app, CUT), 'Soupleek'],
  ['a stopped stream without a whole line', (app) => streamAndStop(app, '# So'), 'So'],
  ['a whole reply to its end', ({ reply }) => reply(CUT), 'Soupleek**sal'],
])('shows %s', async (_, receive, shown) => {
  const app = await renderWithRequest()
  await receive(app)
  expect(app.recipeText()?.textContent).toBe(shown)
})

it('a recipe that can’t be rendered is plain text, unlike the next', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new Error('Cannot parse')
  })
  const recipe = '**Hot** [soup](https://a.example)'
  const { recipeText, request, reply } = await renderRecipe(recipe)
  expect(recipeText()?.textContent).toBe(recipe)
  await request()
  await reply('# Pie')
  expect(recipeText()?.textContent).toBe('Pie')
})

const THOUGHTS = '<think>\nStew? No:\n\n# Soup of thoughts\n</think>\n\n'

it('while thoughts stream, the page is still asking', async () => {
  const { stream, status, getByRole, queryByRole } = await renderWithRequest()
  const asking = status.textContent
  for (const delta of THOUGHTS.match(/.{1,5}/gs) ?? []) {
    await stream(delta)
    expect(queryByRole('region', { name: 'Recipe' })).toBeNull()
    expect(status.textContent).toBe(asking)
  }
  await stream('# Leeks\n\nHot.\n\n')
  expect(status.textContent).not.toBe(asking)
  expect(getByRole('region', { name: 'Recipe' })).toHaveTextContent('LeeksHot.')
})

it('thoughts are neither shown nor copied', async () => {
  const { recipeText, user, getByRole } = await renderRecipe(`${THOUGHTS}# Leeks\n\nHot.`)
  expect(recipeText()?.textContent).toBe('LeeksHot.')
  await user.click(getByRole('button', { name: 'Copy recipe' }))
  expect(await navigator.clipboard.readText()).toBe('# Leeks\n\nHot.')
})

it('while the thoughts of the next reply stream, the recipe stays', async () => {
  const { stream, recipeText, request } = await renderRecipe('# Leeks')
  await request()
  await stream(THOUGHTS)
  expect(recipeText()?.textContent).toBe('Leeks')
})
