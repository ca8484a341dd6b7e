// Imported by tests that wait for a hook: generous timeouts, so that only a hang trips one.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 120_000 })
