// Generated from spec/ by `npm run generate`. Do not edit.
// What is true of all operations of a tag.

import type { Tag } from './operation.ts'

/** Groups whose responses hold tokens, codes or links that sign in. */
export const secretTags: readonly Tag[] = [
  'redirects',
  'authentication',
  'recovery',
  'verification',
  'tokens',
]
