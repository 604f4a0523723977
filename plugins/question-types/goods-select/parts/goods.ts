import type { Text } from '#sdk'

export const maxGoods = 200
export const maxPieces = 9999

export interface Goods {
  readonly id: string
  readonly label: Text
  /** In hundredths. */
  readonly price: number
}
export type Taken = Readonly<Record<string, number>>

export const piecesIn = (taken: Taken): number => Object.values(taken).reduce((sum, pieces) => sum + pieces, 0)

/** In the currency, as people write it. */
export const sumOf = (taken: Taken, goods: readonly Goods[]): number =>
  goods.reduce((sum, { id, price }) => sum + price * (taken[id] ?? 0), 0) / 100

export const goodsLabel = (
  { label }: Pick<Goods, 'label'>,
  index: number,
  context: { text: (text: Text | undefined) => string; t: (key: string, params: { position: number }) => string },
): string => context.text(label) || context.t('untitled', { position: index + 1 })

export const moneyOf = (language: string, currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat(language, { style: 'currency', currency })
