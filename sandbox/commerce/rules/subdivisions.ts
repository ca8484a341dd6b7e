/** Names of countries and their subdivisions. */

const countries = new Intl.DisplayNames(['en'], { type: 'region' })

/** Names of subdivisions by country, by their ISO 3166-2 code without the country. */
const subdivisions: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  Object.entries<Record<string, string>>({
    US: {
      AL: 'Alabama',
      AK: 'Alaska',
      AZ: 'Arizona',
      AR: 'Arkansas',
      CA: 'California',
      CO: 'Colorado',
      CT: 'Connecticut',
      DE: 'Delaware',
      DC: 'District of Columbia',
      FL: 'Florida',
      GA: 'Georgia',
      HI: 'Hawaii',
      ID: 'Idaho',
      IL: 'Illinois',
      IN: 'Indiana',
      IA: 'Iowa',
      KS: 'Kansas',
      KY: 'Kentucky',
      LA: 'Louisiana',
      ME: 'Maine',
      MD: 'Maryland',
      MA: 'Massachusetts',
      MI: 'Michigan',
      MN: 'Minnesota',
      MS: 'Mississippi',
      MO: 'Missouri',
      MT: 'Montana',
      NE: 'Nebraska',
      NV: 'Nevada',
      NH: 'New Hampshire',
      NJ: 'New Jersey',
      NM: 'New Mexico',
      NY: 'New York',
      NC: 'North Carolina',
      ND: 'North Dakota',
      OH: 'Ohio',
      OK: 'Oklahoma',
      OR: 'Oregon',
      PA: 'Pennsylvania',
      RI: 'Rhode Island',
      SC: 'South Carolina',
      SD: 'South Dakota',
      TN: 'Tennessee',
      TX: 'Texas',
      UT: 'Utah',
      VT: 'Vermont',
      VA: 'Virginia',
      WA: 'Washington',
      WV: 'West Virginia',
      WI: 'Wisconsin',
      WY: 'Wyoming',
    },
    CA: {
      AB: 'Alberta',
      BC: 'British Columbia',
      MB: 'Manitoba',
      NB: 'New Brunswick',
      NL: 'Newfoundland and Labrador',
      NS: 'Nova Scotia',
      NT: 'Northwest Territories',
      NU: 'Nunavut',
      ON: 'Ontario',
      PE: 'Prince Edward Island',
      QC: 'Quebec',
      SK: 'Saskatchewan',
      YT: 'Yukon',
    },
  }),
)

/** The name of a country; falls back to its code. */
export function countryName(code: string): string {
  return countries.of(code) ?? code
}

/** The subdivisions of a country, by ISO 3166-2 code (`US-NY`); none where addresses need none. */
export function subdivisionsOf(
  country: string,
): { readonly code: string; readonly name: string }[] {
  return Object.entries(subdivisions.get(country) ?? {}).map(([code, name]) => ({
    code: `${country}-${code}`,
    name,
  }))
}

/** The name of a subdivision by its ISO 3166-2 code (`US-NY`); falls back to the code. */
export function subdivisionName(code: string): string {
  const [country = ''] = code.split('-')
  return subdivisionsOf(country).find((known) => known.code === code)?.name ?? code
}
