/** The sentences of a game's log at a terminal: those of the table, in English. */
import { setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'

type Values = Readonly<Record<string, string | number>>

export interface Speaker<Id extends string> {
  /** The sentence with this id, names of components still marked. */
  say(id: Id, values?: Values): string
  /** A sentence with names in the place of its marks. */
  plain(sentence: string): string
}

/** Says these sentences (ICU messages by id); `nameOf` is the name for what stands between two `\u0001`. */
export function speaker<Id extends string>(words: Readonly<Record<Id, string>>, nameOf: (mark: string) => string): Speaker<Id> {
  const i18n = setupI18n({ locale: 'en', messages: { en: { ...words } } })
  i18n.setMessagesCompiler(compileMessage)
  return {
    say: (id, values) => i18n._(id, { ...values }),
    plain: (sentence) =>
      sentence
        .split('\u0001')
        .map((part, i) => (i % 2 === 0 ? part : nameOf(part)))
        .join(''),
  }
}
