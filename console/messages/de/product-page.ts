import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('de')

export const productPage: Texts['productPage'] = {
  description: 'Beschreibung',
  editDescription: 'Beschreibung bearbeiten',
  noDescription: 'Noch keine Beschreibung. Sagen Sie Käufern, was sie bekommen.',
  belowCost: (loss) => `Unter dem Einkaufspreis: Jeder Verkauf verliert ${loss}.`,
  variantsBelowCost: (count) =>
    plural(count, {
      one: 'Eine Variante wird unter dem Einkaufspreis verkauft.',
      other: `${number(count)} Varianten werden unter dem Einkaufspreis verkauft.`,
    }),
  addPricePerUnit: 'Grundpreis angeben',
  pricePerUnit: 'Grundpreis',
  holds: 'Ein Produkt enthält',
  holdsUnit: 'Einheit des Inhalts',
  shownFor: 'Preis wird angegeben für',
  shownForUnit: 'Einheit des Preises',
  perUnit: (price, quantity) => `Käufer sehen ${price} für ${quantity}.`,
  search: 'Suchmaschinen',
  searchHint: 'Was Käufer in Suchergebnissen sehen.',
  searchPreview: 'Vorschau des Suchergebnisses',
  slug: 'Ende der Adresse',
  seoTitle: 'Titel in Suchergebnissen',
  seoDescription: 'Beschreibung in Suchergebnissen',
  lengthOf: (length, room) =>
    `${number(length)} von etwa ${number(room)} Zeichen, die gezeigt werden`,
  noTitle: 'Ein Produkt ohne Namen',
  noSearchText: 'Ohne Beschreibung wählen Suchmaschinen selbst einen Text.',
  seeAsBuyer: 'Wie ein Käufer ansehen',
  seeAsBuyerHidden: 'Wie ein Käufer ansehen (jetzt verborgen)',
  collections: 'Kollektionen',
  inCollections: 'In diesen Kollektionen',
  unnamedCollection: 'Kollektion ohne Namen',
  noCollections: 'Noch keine Kollektionen',
  collectionsNotLoaded:
    'Die Kollektionen konnten nicht geladen werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.',
  type: 'Art',
  physical: 'Ware: wird versandt',
  digital: 'Digital: wird heruntergeladen',
  digitalUnavailable: 'Die Plattform legt auf diesem Weg nur Waren an.',
  pictureFailed: 'Das Bild konnte nicht hinzugefügt werden. Fügen Sie es unten noch einmal hinzu.',
}
