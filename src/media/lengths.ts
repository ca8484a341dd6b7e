/** Rejects unusable lengths: an address with `w_NaN` would fail only in the page. */
import { invalidArgument } from '../errors/invalid-argument.ts'
import type { Region, Size } from './size.ts'

/** @throws ApiError naming the argument */
export const requireLength = (argument: string, value: number): void => {
  if (!(value > 0 && value < Infinity)) throw invalidArgument(argument, 'is not a number above 0')
}

/** @throws ApiError naming the side */
export const requireSize = (argument: string, { width, height }: Size): void => {
  requireLength(`${argument}.width`, width)
  requireLength(`${argument}.height`, height)
}

/** @throws ApiError naming the side or the corner; a corner may lie outside of the picture */
export const requireRegion = (region: Region): void => {
  requireSize('region', region)
  for (const side of ['x', 'y'] as const) {
    if (!Number.isFinite(region[side])) throw invalidArgument(`region.${side}`, 'is not a number')
  }
}
