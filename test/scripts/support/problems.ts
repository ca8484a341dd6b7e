/** The problems of a build. */
import { DescriptionError, type Problem } from '../../../scripts/generate/read/problem.ts'

/** The problems that abort a build; none if it succeeds. */
export async function problemsOf(build: () => Promise<unknown>): Promise<readonly Problem[]> {
  try {
    await build()
    return []
  } catch (error) {
    if (error instanceof DescriptionError) return error.problems
    throw error
  }
}
