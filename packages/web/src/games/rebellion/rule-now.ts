/** The rule that matters for each kind of question. */
export const RULE_NOW: Readonly<Record<string, string>> = {
  assign: 'rebellion/assignment/02',
  command: 'rebellion/command/02',
  move: 'rebellion/activation/2',
  'mission-target': 'rebellion/reveal/1',
  deploy: 'rebellion/deploy/01',
  'choose-base': 'rebellion/base/19',
}
