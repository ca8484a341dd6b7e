/** Explains a slow first start on a terminal: seeding a store takes seconds. */
export async function sayingWhy<Value>(
  out: { readonly isTTY?: boolean; write(text: string): unknown },
  start: Promise<Value>,
): Promise<Value> {
  if (!out.isTTY) return start
  const text = '  Preparing the store. This takes longest on the first start.\n'
  const notice = setTimeout(() => out.write(text), 1_500)
  try {
    return await start
  } finally {
    clearTimeout(notice)
  }
}
