import type { Texts } from '../texts.ts'

export const obstacles: Texts['obstacles'] = {
  because: 'Dieses Produkt kann nicht gekauft werden:',
  short: {
    hidden: 'ausgeblendet',
    noPrice: 'kein Preis',
    variantsHidden: 'alle Varianten ausgeblendet',
    outOfStock: 'ausverkauft',
  },
  reasons: {
    hidden: 'Es ist für Besucher ausgeblendet.',
    noPrice: 'Es hat keinen Preis.',
    variantsHidden: 'Alle Varianten sind ausgeblendet.',
    outOfStock: 'Es ist ausverkauft.',
  },
  fixes: {
    hidden: 'Im Shop einblenden',
    noPrice: 'Preis eingeben',
    variantsHidden: 'Alle Varianten einblenden',
    outOfStock: 'Als vorrätig markieren',
  },
  fixed: {
    hidden: 'Das Produkt ist sichtbar',
    variantsHidden: 'Alle Varianten sind sichtbar',
    outOfStock: 'Das Produkt ist vorrätig',
  },
  addUnits: 'Bestand erhöhen',
}
