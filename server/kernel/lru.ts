/**
 * A map that forgets what was asked for longest ago once all it holds weighs more than `capacity`: as many entries, or
 * whatever `weigh` says, which must say the same of a value whenever it is asked.
 */
export class Lru<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #capacity: number
  readonly #weigh: (value: Value) => number
  #weight = 0

  constructor(capacity: number, weigh: (value: Value) => number = () => 1) {
    this.#capacity = capacity
    this.#weigh = weigh
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, value)
    return value
  }

  set(key: Key, value: Value): void {
    this.delete(key)
    this.#entries.set(key, value)
    this.#weight += this.#weigh(value)
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#capacity) return
      this.delete(oldest)
    }
  }

  delete(key: Key): void {
    const value = this.#entries.get(key)
    if (value === undefined) return
    this.#entries.delete(key)
    this.#weight -= this.#weigh(value)
  }

  clear(): void {
    this.#entries.clear()
    this.#weight = 0
  }

  get size(): number {
    return this.#entries.size
  }
}
