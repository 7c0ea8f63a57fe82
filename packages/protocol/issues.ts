/** What is wrong with a message, in words: half a sentence that goes after the place where it is. */
import { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}
const MANY: Readonly<Record<string, string>> = { string: 'characters', array: 'entries' }

/** Of shapes that are told apart by a field the values of that field are known; of others none can be named. */
function unionSaid(issue: Issue): string {
  const { options } = issue as { options?: readonly unknown[] }
  return options === undefined ? 'it has none of the shapes that it may have' : `it must be one of ${options.map(String).join(', ')}`
}

/** Half a sentence about one issue, e.g. `it must be a whole number`; undefined leaves it to the schema's own words. */
export function issueSaid(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'it is missing' : `it must be ${KINDS[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return issue.values.length === 1 ? `it must be ${String(issue.values[0])}` : `it must be one of ${issue.values.map(String).join(', ')}`
    case 'too_big':
      return MANY[issue.origin] === undefined ? `it must be at most ${issue.maximum}` : `it must have at most ${issue.maximum} ${MANY[issue.origin]}`
    case 'too_small':
      return MANY[issue.origin] === undefined
        ? `it must be at least ${issue.minimum}`
        : `it must have at least ${issue.minimum} ${MANY[issue.origin]}`
    case 'unrecognized_keys':
      return `it must not have ${issue.keys.map((k) => `"${k}"`).join(', ')}`
    case 'invalid_union':
      return unionSaid(issue)
    case 'invalid_format':
      return 'it holds a character that it must not, or has the wrong form'
    default:
      return undefined
  }
}

/** Every schema of the protocol speaks so. */
z.config({ customError: issueSaid })

/** Half a sentence as a whole one. */
export const asSentence = (said: string): string => `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
