/** The types of TanStack Query 5.0 that the option factories name. */
declare const dataTagSymbol: unique symbol

export type DataTag<Type, Value> = Type & { [dataTagSymbol]: Value }

export interface InfiniteData<Data, PageParam = unknown> {
  pages: Data[]
  pageParams: PageParam[]
}

interface Options<QueryKey> {
  queryKey: QueryKey
}

export declare function queryOptions<
  FnData = unknown,
  Failure = Error,
  Data = FnData,
  QueryKey extends readonly unknown[] = readonly unknown[],
>(
  options: Options<QueryKey> & {
    initialData: Data
    retry?: (count: number, error: Failure) => void
  },
): Options<QueryKey> & { queryKey: DataTag<QueryKey, Data> }
