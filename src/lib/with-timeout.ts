/** What a promise resolves to, or undefined if it rejects or takes longer than `ms` milliseconds. */
export async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), ms)
  })
  return Promise.race([promise.catch(() => undefined), late])
}
