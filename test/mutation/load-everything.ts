// Loads the mutated folders before any test. What a test loads on first use would else count as reached by that test
// alone, with all constants of its file, and no other test would be tried on them.
import.meta.glob('../../src/{errors,query,session,transport}/**/*.ts', { eager: true })
