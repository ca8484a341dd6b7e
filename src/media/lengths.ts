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

/** @throws ApiError naming the coordinate */
export const requirePoint = (argument: string, point: Pick<Region, 'x' | 'y'>): void => {
  for (const side of ['x', 'y'] as const) {
    if (!Number.isFinite(point[side]))
      throw invalidArgument(`${argument}.${side}`, 'is not a number')
  }
}
