// Which samples random tests draw: the same ones in every normal run, so that a run says something about the change it
// is made for; new ones in the long run, which is there to find what is not known yet.
import { configureGlobal, readConfigureGlobal } from 'fast-check'
import { isLong } from './long.ts'

if (!isLong) configureGlobal({ ...readConfigureGlobal(), seed: 20_261_122 })
