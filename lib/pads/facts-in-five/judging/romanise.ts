/**
 * Greek and Cyrillic letters in Latin ones, only to offer a reading to the table.
 * It refuses to know any other script, and which of several customs of transcription a table follows.
 */

const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ђ: 'dj',
  ј: 'j',
  љ: 'lj',
  њ: 'nj',
  ћ: 'c',
  џ: 'dz',
}

const GREEK: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

function latinOf(sign: string): string | undefined {
  return CYRILLIC[sign] ?? GREEK[sign] ?? GREEK[sign.normalize('NFD').charAt(0)]
}

/** The word in Latin letters (those that are so already stay), or empty when any letter of it is unknown here. */
export function romanise(word: string): string {
  let out = ''
  for (const sign of Array.from(word.normalize('NFC').toLowerCase())) {
    const latin = latinOf(sign)
    if (latin === undefined && /\p{L}/u.test(sign) && !/\p{Script=Latin}/u.test(sign)) return ''
    out += latin ?? sign
  }
  return /^\p{L}/u.test(out) ? out.charAt(0).toUpperCase() + out.slice(1) : ''
}
