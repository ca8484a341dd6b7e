// Imported where a test waits for a hook: only one that hangs ends a wait by the clock.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 120_000 })
