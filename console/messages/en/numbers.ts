/** Number fields: interpretations and errors. */
export const numbers = {
  means: (value: string) => `= ${value}`,
  which: 'Which number do you mean?',
  readAs: (value: string, other: string) => `Read as ${value}. It can also mean ${other}.`,
  eitherOf: (one: string, other: string) => `It can mean ${one} or ${other}. Choose one.`,
  meantInstead: (value: string) => `Did you mean ${value}?`,
  faults: {
    noNumber: (example: string) => `must be a number, such as ${example}`,
    brackets: 'must not be in brackets, which mean a negative amount',
    exponent: 'must be written out: 1000, not 1e3',
    notWhole: 'must be a whole number',
  },
}
