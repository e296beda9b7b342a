import { NUMBERS } from '../words.ts'

const BEFORE_FOOD = '(?:^|[,;.\\n]) ?(?:[-*•] )?(?:\\d+ ?(?:g|kg|ml)? |some |my |the |an? )?'
const MONTH =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?'
const SEVERAL = ['several', 'couple of', ...NUMBERS.slice(1)].join('|')

/** In this order: "27+2" and "w/o" before "+" and "/", dates before other numbers. */
const SIGNS: readonly (readonly [pattern: RegExp, words: string])[] = [
  // Spaces and lines: emoji stand alone, and numbered lines become bullets.
  [/\p{Emoji_Presentation}/gu, ' $& '],
  [/(?:(?!\n)[\s\p{C}])+/gu, ' '],
  [/ (and|or|und|oder|et|ou|y|o)\n+/gi, ' $1 '],
  // "1. eggs", "Allergies: 1) eggs"
  [/(?<=^|\n|:) ?\d{1,2}[.)] /g, '- '],
  // "leeks, (mouldy) bread" is about the bread, but "leeks (mouldy), bread" about the leeks.
  [RegExp(`(?<=${BEFORE_FOOD})[([]([\\p{L}\\d][^()[\\],.:;\\n]*)[)\\]] (?=\\p{L})`, 'giu'), '$1 '],

  // Illness and pregnancy
  // "140/90", "BP 180/95", but not "250/300 g"
  [/(?:\bBP:? )?\b\d{3}\/\d{2,3}\b(?! (?:g|kg|ml)\b)/gi, 'blood pressure'],
  // "27+2", in weeks
  [/(?<![\d.])\d\d\+[0-6](?!\d)/g, 'pregnant'],
  // "enceinte de 6 mois" is nobody's age.
  [/\b(?:enceinte|embarazada|incinta|pregnant) (?:d[ei] )?\d+ m(?:ois|es|on)\w*/gi, 'pregnant'],

  // Bans
  [/\bw\/o /gi, 'without '],
  // "✗ eggs", and "x eggs", but not "2 x eggs"
  [/[✗✘✖❌❎🚫⛔⚠☠≠¬🛑🚨🆘💉🏥❗‼]\uFE0F? ?/gu, 'no '],
  [/(?<=^|[,;\n] ?)x (?=\p{L})/giu, 'no '],
  // "~~eggs~~", "<s>eggs</s>", letters that are struck through
  [/(?:~~|<(s|del|strike)>)(?=\S)(.*?)(?:(?<=\S)~~|<\/\1>)/gi, ' (no $2) '],
  [/(?:\p{L}[\u0335-\u0338]+)+/gu, 'no $&'],
  // "nuts :(": nobody knows what it means, so it leaves the nuts out.
  [/:['’]?-?\((?=$|[\s,;.])/g, ' 🙁 '],
  // "-eggs", "eggs x", "eggs (-)"
  [/(?<=^|[,;] ?)[-!]+(?=\p{L})/gu, 'no '],
  [/(?<=\p{L}) \(?[x-]\)?(?= *(?:$|[,;\n]))/giu, ' no'],

  // Dates
  // "12 November", "the 3rd of Oct", "Oct 3"
  [
    RegExp(`\\b\\d{1,2}(?:[a-z]{2} of)? (?:${MONTH})\\b|\\b(?:${MONTH}) \\d{1,2}\\b`, 'gi'),
    ' best before ',
  ],
  // "cream 1.11.", "01-11-2025", "ham 12/11", but not "250/300"
  [/\b\d{1,2}([./-])\d{1,2}\1(?:\d{2,4}\b)?/g, ' best before '],
  [/\b(?:\d{1,2}\/\d{2}|[1-3]\d\/\d)\b(?! (?:g|kg|ml)\b)/gi, ' best before '],
  // "ham 2021", "mince from the 4th", but neither "2000 g" nor "the 2nd aisle"
  [/\b(?:19|20)\d\d\b(?! (?:g|ml)\b)/g, ' best before '],
  [/\b\d{1,2}(?:st|nd|rd|th)(?= *(?:$|[,;.)\n]))/gi, ' best before '],
  // "4 day old rice", "ham, ten days open", but not "day old bread"
  [RegExp(`\\b(?:${SEVERAL}|[2-9]|[1-9]\\d)[ -]days?\\b`, 'gi'), 'days ago'],

  // Amounts
  // "2 tb butter", but not "my son has tb"
  [/(?<=(?:^|[,;(\n]) ?[\d/½]+ ?)tb (?=\p{L})/gu, 'tbsp '],
  [/[&+]|(?<=\p{Ll})\/(?=\p{Ll})/gu, ' and '],
  // "1 1/2", "250/300": the recipe's own amount stays.
  [/\d+(?: ?½| \d\/\d)|(?!1\/2\b)\d+\/\d+/g, ' some '],
  [/½|1\/2/g, ' half '],
  [/(\d),(\d)/g, '$1.$2'],

  // Containers: "2 tins of tomatoes" are canned tomatoes, but "mushrooms can stay" are not.
  [/\b(?:cans|tins?) (?:of )?(?=\p{L})|\bcan of (?=\p{L})|\btinned /giu, 'canned '],
  [/(?<=(?:^|[,;(\n\d]) ?)can (?!(?:eat|have|use|be|contain|I|we|you)\b)(?=\p{L})/giu, 'canned '],
  [/(?<=\b(?:an?|one|two|the|half|small|large|big) +)can (?=\p{L})/giu, 'canned '],
  [/\bjars? of (?=\p{L})/giu, 'jarred '],
]

/** Writes the signs in a list as words: "eggs ✗" as "eggs no" */
export const writeOutSigns = (list: string) =>
  SIGNS.reduce((text, [pattern, words]) => text.replace(pattern, words), list)
