/** The languages of the product: those of the rulebooks and English. */
export type Language = 'en' | 'uk' | 'ru'

/** One statement of the rulebook; its words are in the `rules` of `en/`, `uk/` and `ru/`. */
export interface RuleEntry {
  /** `rebellion/<section>/<number>`; a final `r` marks a ruling. */
  readonly id: string
  /** Slug of the chapter, a key of `SECTIONS`. */
  readonly section: string
  /** What sort of statement it is: definition, must, may, cannot, procedure, timing, limit, ruling, variant, physical. */
  readonly kind: string
  /** False for what only happens on a real table, such as fitting a leader into a stand. */
  readonly testable: boolean
}

/** A name as players see it: of a system or a leader. */
export interface Named {
  readonly name: string
  /** True where the name in this language is our translation or transcription, because no rulebook prints one. */
  readonly ours?: boolean
}

/** The words of a tactic card, a ring or a unit. */
export interface CardText extends Named {
  /** What it does, whole sentences; empty for a unit without a special rule. */
  readonly text: string
  /** Clarifications, each a sentence. */
  readonly rulings?: readonly string[]
}

/** The words of a unit. */
export interface UnitText extends CardText {
  /** Its name after a number that is not one. Languages that count in two ways have both: `2 Штурмовики|5 Штурмовиків`, without the numbers. */
  readonly plural: string
}

/** The words of a mission; its skill and number are in the facts. */
export interface MissionText extends CardText {
  /** Where or against whom it is attempted or resolved, one sentence. */
  readonly requirement: string
  /** What the pictured leader adds to a mission that is resolved; on an attempt it is always 2 successes. */
  readonly bonus?: string
}

/** The words of an action card; its leaders and its moment of use are in the facts. */
export interface ActionText extends CardText {
  /** The moment of a "special" card, a clause that opens the text and ends with a comma: when and text read as one sentence. */
  readonly when?: string
}

/** The words of an objective; its stage, moment and reputation are in the facts. */
export interface ObjectiveText extends CardText {
  /** What must hold, one sentence. */
  readonly condition: string
}

/** Everything that is printed on components, each table keyed by the ids of the facts. */
export interface Cards {
  readonly systems: Readonly<Record<string, Named>>
  readonly leaders: Readonly<Record<string, Named>>
  readonly units: Readonly<Record<string, UnitText>>
  readonly missions: Readonly<Record<string, MissionText>>
  readonly actions: Readonly<Record<string, ActionText>>
  readonly objectives: Readonly<Record<string, ObjectiveText>>
  readonly tactics: Readonly<Record<string, CardText>>
  readonly rings: Readonly<Record<string, CardText>>
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

/** The names of notions in one language, by the ids that the facts use for them. */
export interface Terms {
  readonly sides: Readonly<Record<'imperial' | 'rebel', string>>
  readonly skills: Readonly<Record<'diplomacy' | 'intel' | 'specOps' | 'logistics', string>>
  readonly phases: Readonly<Record<'assignment' | 'command' | 'refresh', string>>
  readonly theatres: Readonly<Record<'space' | 'ground', string>>
  readonly unitClasses: Readonly<Record<string, string>>
  /** Results of a die. */
  readonly faces: Readonly<Record<string, string>>
  readonly colors: Readonly<Record<string, string>>
  /** Shapes of resource icons. */
  readonly shapes: Readonly<Record<string, string>>
  readonly systemKinds: Readonly<Record<string, string>>
  readonly loyalties: Readonly<Record<string, string>>
  /** The words that open a mission. */
  readonly missionKinds: Readonly<Record<'attempt' | 'resolve', string>>
  readonly missionDecks: Readonly<Record<string, string>>
  /** The bold words of action cards. */
  readonly actionTimings: Readonly<Record<string, string>>
  readonly objectiveTimings: Readonly<Record<string, string>>
  readonly tacticUses: Readonly<Record<string, string>>
  readonly roles: Readonly<Record<'admiral' | 'general', string>>
  /** Regions have no printed names; they are numbered. */
  readonly regions: Readonly<Record<string, string>>
  readonly markers: Readonly<Record<string, string>>
  readonly zones: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
}

/** Rule ids per component, by table and id. */
export type Related = Readonly<Record<Exclude<keyof Cards, 'systems' | 'leaders'>, Readonly<Record<string, readonly string[]>>>>
