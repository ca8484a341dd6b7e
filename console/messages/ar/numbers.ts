import type { Texts } from '../texts.ts'

export const numbers: Texts['numbers'] = {
  means: (value) => `= ${value}`,
  which: 'أي رقم تقصد؟',
  readAs: (value, other) => `فُهم على أنه ${value}، وقد يعني أيضًا ${other}.`,
  eitherOf: (one, other) => `قد يعني ${one} أو ${other}. اختر أحدهما.`,
  meantInstead: (value) => `هل تقصد ${value}؟`,
  faults: {
    noNumber: (example) => `يجب أن يكون رقمًا مثل ${example}`,
    brackets: 'يجب ألا يكون بين قوسين، فالقوسان يعنيان مبلغًا سالبًا',
    exponent: 'يجب أن يُكتب كاملًا: 1000 بدلًا من 1e3',
    notWhole: 'يجب أن يكون عددًا صحيحًا',
  },
}
