// What many texts count.
import { formatsOf } from '../formats.ts'

const { counted } = formatsOf('de')

export const countedProducts = counted({ one: '# Produkt', other: '# Produkte' })

export const countedMembers = counted({ one: '# Mitglied', other: '# Mitglieder' })

export const countedVariants = counted({ one: '# Variante', other: '# Varianten' })
