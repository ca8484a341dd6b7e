// Imported by tests that wait for a hook: generous timeouts, so that only a hang trips one. Tests of changed code wait
// in vain for most changes.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: process.env.STOREFRONT_MUTATED ? 5_000 : 120_000 })
