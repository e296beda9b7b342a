/** A line for each part with its blocks: "steps: h2 Method / 2 numbered / p" */
export function printOutline(container: Element) {
  const lines = [...container.children].map((part) => {
    const blocks = [...part.children].map(describeBlock)
    return `${part.getAttribute('data-part')}: ${blocks.join(' / ')}\n`
  })
  return lines.join('')
}

function describeBlock(block: Element): string {
  const facts = [...block.querySelectorAll(':scope > span')].map((fact) => textsOf(fact).join('|'))
  if (block.matches('[data-facts]')) return `facts ${facts.join(' + ').replaceAll(/\s/g, ' ')}`
  return describeElement(block) + dataOf(block)
}

function describeElement(block: Element): string {
  const count = block.children.length
  if (/^h\d$/.test(block.localName)) return `${block.localName} ${block.textContent}`
  if (block.localName === 'ul') return `${count} ${count === 1 ? 'item' : 'items'}`
  const start = block.getAttribute('start')
  if (block.localName === 'ol') return `${count} numbered${start ? ` from ${start}` : ''}`
  if (block.matches('[role=group]')) return `table of ${block.querySelectorAll('tr').length} rows`
  return block.localName
}

/** The data attributes of a block: "[data-aside=]" */
export function dataOf({ attributes }: Element) {
  const data = [...attributes].filter(({ name }) => name.startsWith('data-'))
  return data.map(({ name, value }) => `[${name}=${value}]`).join('')
}

export const textsOf = (node: Node): string[] =>
  node instanceof Text ? [node.data] : [...node.childNodes].flatMap(textsOf)
