import type { Texts } from '../texts.ts'
import { counted, number } from './counted.ts'

export const productPage: Texts['productPage'] = {
  description: 'Beschreibung',
  editDescription: 'Beschreibung bearbeiten',
  noDescription: 'Noch keine Beschreibung. Beschreiben Sie das Produkt für Käufer.',
  belowCost: (loss) => `Unter dem Einkaufspreis: ${loss} Verlust pro Verkauf.`,
  variantsBelowCost: counted({
    one: 'Eine Variante wird unter dem Einkaufspreis verkauft.',
    other: '# Varianten werden unter dem Einkaufspreis verkauft.',
  }),
  addPricePerUnit: 'Grundpreis angeben',
  pricePerUnit: 'Grundpreis',
  pricePerUnitStays: 'Einmal gespeichert, lässt er sich ändern, aber nicht entfernen.',
  holds: 'Inhalt pro Stück',
  holdsUnit: 'Inhaltseinheit',
  shownFor: 'Grundpreis angeben für',
  shownForUnit: 'Einheit des Grundpreises',
  perUnit: (price, quantity) => `Käufer sehen ${price} für ${quantity}.`,
  search: 'Suchmaschinen',
  searchHint: 'Was Käufer in Suchergebnissen sehen.',
  searchPreview: 'Vorschau des Suchergebnisses',
  slug: 'URL-Slug',
  seoTitle: 'Titel in Suchergebnissen',
  seoDescription: 'Beschreibung in Suchergebnissen',
  lengthOf: (length, room) => `${number(length)} von etwa ${number(room)} Zeichen`,
  noSearchText: 'Ohne Beschreibung wählen Suchmaschinen selbst einen Text.',
  seeAsBuyer: 'Als Käufer ansehen',
  seeAsBuyerHidden: 'Als Käufer ansehen (ausgeblendet)',
  inCollections: 'In diesen Kollektionen',
  unnamedCollection: 'Kollektion ohne Namen',
  collectionsNotLoaded:
    'Die Kollektionen konnten nicht geladen werden. Laden Sie die Seite neu, um es erneut zu versuchen.',
  pictureFailed: 'Das Bild konnte nicht hinzugefügt werden. Fügen Sie es unten erneut hinzu.',
}
