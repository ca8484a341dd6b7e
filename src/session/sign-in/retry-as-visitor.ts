import { ApiError } from '../../errors/api-error.ts'

/**
 * Makes a call that visitors may make too. When the member's session has ended (for example because
 * the password was changed elsewhere), the call is repeated as a visitor: the refusal of an old token
 * must not fail a new sign-in.
 */
export const retryAsVisitor = async <Answer>(step: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await step()
  } catch (error) {
    if (ApiError.is(error, 'SESSION_ENDED')) return step()
    throw error
  }
}
