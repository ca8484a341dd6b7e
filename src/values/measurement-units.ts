/** The sizes of the units of prices per unit. */
import type { MeasurementUnitInput } from '../../generated/schema.ts'

/** The family of a unit (units of different families do not mix), and its size in the family's base unit. */
export type UnitSize = readonly [family: 'volume' | 'mass' | 'length' | 'area', size: number]

/**
 * Every unit of the description in terms of its family's base unit: millilitre, gram, millimetre, square
 * metre.
 *
 * @example
 * const [family, grams] = measurementUnits.KG // mass, 1000 (grams)
 */
export const measurementUnits: Readonly<
  Record<Exclude<MeasurementUnitInput, 'UNSPECIFIED'>, UnitSize>
> = {
  ML: ['volume', 1],
  CL: ['volume', 10],
  L: ['volume', 1000],
  CBM: ['volume', 1_000_000],
  FLOZ: ['volume', 29.5735295625],
  PT: ['volume', 473.176473],
  QT: ['volume', 946.352946],
  GAL: ['volume', 3785.411784],
  MG: ['mass', 0.001],
  G: ['mass', 1],
  KG: ['mass', 1000],
  OZ: ['mass', 28.349523125],
  LB: ['mass', 453.59237],
  MM: ['length', 1],
  CM: ['length', 10],
  M: ['length', 1000],
  IN: ['length', 25.4],
  FT: ['length', 304.8],
  YD: ['length', 914.4],
  SQM: ['area', 1],
  SQFT: ['area', 0.09290304],
}
