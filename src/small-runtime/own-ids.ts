import type { ReactElement } from 'react'

/**
 * Preact counts the ids of a tree in the order in which it is drawn, and the browser may make its parts live in another one than
 * the server has drawn them in: a part that counts for itself has the same ids here and there. React tells ids by their place.
 * @param ids the beginning of those below, and how many have been given away; the same each time the element is drawn
 */
export const withOwnIds = (element: ReactElement, ids: readonly [string, number]): ReactElement => {
  // Preact writes the name so in every build (see react-dom-client.ts).
  if (Object.isExtensible(element)) Reflect.set(element, '__m', ids)
  return element
}
