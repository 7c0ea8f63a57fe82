/** Where a long Cyrillic word may be broken: browsers seldom have the syllables of Ukrainian and Russian. */

const VOWELS = 'аеєиіїоуюяэёы'
const SYLLABLE = new RegExp(`([${VOWELS}])(?=[^${VOWELS}ьъй\\s-][${VOWELS}])`, 'giu')
const LONG = /[\u0400-\u04ff’]{11,}/gu

/** The text with soft hyphens in words of eleven letters or more, after a vowel that one consonant and a vowel follow. */
export function softened(text: string): string {
  return text.replaceAll(LONG, (word) => `${word.slice(0, 2)}${word.slice(2, -2).replaceAll(SYLLABLE, '$1\u00ad')}${word.slice(-2)}`)
}
