// Shared texts with a count.
import { formatsOf } from '../formats.ts'

export const { counted, list, number } = formatsOf('de')

export const countedProducts = counted({ one: '# Produkt', other: '# Produkte' })

export const countedMembers = counted({ one: '# Mitglied', other: '# Mitglieder' })

export const countedVariants = counted({ one: '# Variante', other: '# Varianten' })
