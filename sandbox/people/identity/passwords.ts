/** Password hashing: scrypt, two at a time, with the same work for an unknown account. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { ApplicationError } from '../../platform/errors.ts'

/** log2 of scrypt's N: memory and time double with each step. */
let defaultCost = 17
const leastCost = 10
const blockSize = 8
const keyLength = 32

/** Hashing holds tens of megabytes: a burst of sign-ins must queue, not exhaust memory. */
const inTurn = pLimit(2)

/** More of the default cost would wait longer than a client does, and all behind them with them. */
const mostWaiting = 64 * 2 ** defaultCost

/** Hashes a password. The hash records its cost, so that the default can rise later. */
export async function hashPassword(password: string, cost = configuredCost()): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/**
 * Compares a password with a stored hash in constant time. Without a hash it does the same work and
 * returns false: timing must not reveal which accounts exist.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [scheme, cost, salt, key] = (stored ?? '').split('$')
  if (scheme !== 'scrypt' || cost === undefined || salt === undefined || key === undefined) {
    await derive(password, Buffer.alloc(16), configuredCost())
    return false
  }
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(cost))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Whether a text is a valid hash, at a cost within this machine's limit. */
export function isPasswordHash(stored: string): boolean {
  const [, cost] = /^scrypt\$(\d{1,2})\$[\w-]{22,86}\$[\w-]{43}$/.exec(stored) ?? []
  return cost !== undefined && isBearable(Number(cost))
}

function isBearable(cost: number): boolean {
  return Number.isInteger(cost) && cost >= leastCost && cost <= 20
}

/** For test processes, where hundreds sign in to short-lived stores. */
export function hashAtLeastCost(): void {
  defaultCost = leastCost
}

/** Demos run hundreds of sign-ins, too: `SANDBOX_PASSWORD_COST` may lower the cost, to 2^10 at least. */
export function configuredCost(): number {
  const configured = Number(process.env.SANDBOX_PASSWORD_COST ?? Number.NaN)
  return isBearable(configured) ? configured : defaultCost
}

const hash = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

async function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options = { N: 2 ** cost, r: blockSize, p: 1, maxmem: 256 * blockSize * 2 ** cost }
  if (inTurn.pendingCount * options.N > mostWaiting) {
    const description = 'Too many passwords are being checked. Try again in 10 seconds.'
    throw new ApplicationError(503, 'UNAVAILABLE', description, { retryAfter: 10 })
  }
  return inTurn(() => hash(password.normalize('NFKC'), salt, keyLength, options))
}
