// A change that leaves a text or a button out is noticed by waiting for it in vain.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 5_000 })
