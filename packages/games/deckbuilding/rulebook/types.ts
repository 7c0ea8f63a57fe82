import type { Trait } from '../content/facts.ts'

/** The languages of the product: those of the rulebooks and English. */
export type Language = 'en' | 'uk' | 'ru'

/** One statement of the rulebook; its words are in `rules.en.ts`, `rules.uk.ts` and `rules.ru.ts`. */
export interface RuleEntry {
  /** `deckbuilding/<section>/<number>`. */
  readonly id: string
  /** Slug of the chapter, a key of `SECTIONS`. */
  readonly section: string
  /** What sort of statement it is: definition, must, may, cannot, procedure, timing, limit, ruling, variant, physical. */
  readonly kind: string
  /** False for what only happens on a real table, such as turning a card. */
  readonly testable: boolean
}

/** The words of one card. */
export interface CardText {
  readonly name: string
  /** The ability, empty for a card without one. */
  readonly text: string
  /**
   * The clause that governs the whole ability ("If the Force is with you,"), with the comma that its language wants:
   * condition, a space and text read as one sentence.
   */
  readonly condition?: string
  /** Clarifications, each a sentence. */
  readonly rulings?: readonly string[]
  /** True where the name in this language is our translation, because no rulebook prints one. */
  readonly ours?: boolean
}

/** The title of a chapter of the rules. */
export type SectionTitle = Readonly<Record<Language, string>>

/** One entry of the reader's glossary. */
export interface GlossaryEntry {
  /** The same in all languages. */
  readonly id: string
  readonly term: string
  /** One sentence. */
  readonly text: string
}

/** The names of notions in one language, by the ids that the game uses for them. */
export interface Terms {
  readonly traits: Readonly<Record<Trait, string>>
  readonly factions: Readonly<Record<string, string>>
  readonly cardTypes: Readonly<Record<string, string>>
  readonly zones: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
  /** The two names of the attack on the galaxy row. */
  readonly rowAttacks: Readonly<Record<'sabotage' | 'bounty-hunting', string>>
  readonly glossary: readonly GlossaryEntry[]
}
