/** What a build complains of. */
import { DescriptionError, type Problem } from '../../../scripts/generate/read/problem.ts'

/** The problems that end a build; none when it comes to its end. */
export async function problemsOf(build: () => Promise<unknown>): Promise<readonly Problem[]> {
  try {
    await build()
    return []
  } catch (error) {
    if (error instanceof DescriptionError) return error.problems
    throw error
  }
}
