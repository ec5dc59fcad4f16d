// crypto.getRandomValues is there also on plain http, where crypto.subtle and randomUUID are not. 0 up to, not including, 1.
export function random_number(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high * 2 ** 21 + (low >>> 11)) / 2 ** 53;
}
