export const TEXTS = ['p', 'li', 'th', 'td', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']
export const CONTAINERS = ['ul', 'ol', 'blockquote']
const TABLE = ['div', 'table', 'thead', 'tbody', 'tr']
const OTHERS = ['section', 'hr', 'pre', 'code', 'strong', 'em', 'del', 'br', 'span', 'a']
const TICK = ['label', 'input']

/** All elements of a rendered recipe. Of any other, only the text is shown. */
export const ELEMENTS = [...TEXTS, ...CONTAINERS, ...TABLE, ...OTHERS, ...TICK]
