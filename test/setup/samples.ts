// Seeds random tests: a fixed seed in a normal run, so that failures point to the change under test; a random one in the
// long run, to find unknown faults.
import { configureGlobal, readConfigureGlobal } from 'fast-check'
import { isLong } from './long.ts'

if (!isLong) configureGlobal({ ...readConfigureGlobal(), seed: 20_261_122 })
