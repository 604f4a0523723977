import { maxChosen, maxNameLength, type Person } from './person.ts'

/** What the answer schema says, without a schema library; the contract test holds the two together. */
export const isPeople = (answer: unknown): answer is { id: string; name: string }[] =>
  Array.isArray(answer) &&
  answer.length <= maxChosen &&
  answer.every(isPerson) &&
  new Set(answer.map(({ id }: Person) => id)).size === answer.length

export const isPerson = (person: unknown): person is Person => {
  if (typeof person !== 'object' || person === null || Object.keys(person).length !== 2) return false
  // Reading members of any object is safe, and each one is checked before it is believed.
  const { id, name } = person as Partial<Person>
  return (
    typeof id === 'string' && userId.test(id) && typeof name === 'string' && name !== '' && name.length <= maxNameLength
  )
}

const userId = /^\d{1,18}$/
