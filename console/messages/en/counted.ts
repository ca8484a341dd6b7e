// Shared texts with a count.
import { formatsOf } from '../formats.ts'

export const { counted, list, number } = formatsOf('en')

export const countedProducts = counted({ one: '# product', other: '# products' })

export const countedMembers = counted({ one: '# member', other: '# members' })

export const countedVariants = counted({ one: '# variant', other: '# variants' })
