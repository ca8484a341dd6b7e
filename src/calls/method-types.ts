/** Types of a method's two signatures (decoded and raw), and of its response. */

/**
 * A method's two signatures: decoded first, raw second. Of a method without dates, TypeScript matches
 * the only signature as the last of two.
 */
export type MethodSignatures<Method> = Method extends {
  (...given: infer Given): PromiseLike<infer Data>
  (...given: infer RawGiven): PromiseLike<infer RawData>
}
  ? unknown[] extends Given
    ? { given: RawGiven; data: RawData; rawGiven: RawGiven; rawData: RawData }
    : { given: Given; data: Data; rawGiven: RawGiven; rawData: RawData }
  : { given: never; data: never; rawGiven: never; rawData: never }

/**
 * The decoded response of a method: `AnswerOf<typeof client.products.getProduct>`. `ReturnType` sees
 * the signature for `raw: true`, the last one.
 */
export type AnswerOf<Method> = MethodSignatures<Method>['data']
