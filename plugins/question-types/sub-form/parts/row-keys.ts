/** Keys for rows, which have no ids: a row keeps its key, and so its half-typed state, while others come and go. */
export interface RowKeys {
  /** As many keys as there are rows, in order. */
  readonly of: (count: number) => readonly number[]
  readonly remove: (index: number) => void
  readonly insert: (index: number) => void
}

export const createRowKeys = (): RowKeys => {
  let next = 0
  const keys: number[] = []
  return {
    of: (count) => {
      while (keys.length < count) keys.push(next++)
      keys.length = count
      return [...keys]
    },
    remove: (index) => {
      keys.splice(index, 1)
    },
    insert: (index) => {
      keys.splice(index, 0, next++)
    },
  }
}
