import type { MapShape } from './index.tsx'

/**
 * The provincial-level divisions of China as a grid of equal tiles: a small province is read as easily as a large one, and
 * no border is drawn. Ids are ISO 3166-2; labels are Chinese names, for other languages map over `regions`.
 */
export const chinaProvinceTiles: MapShape = tiles([
  ['CN-HL', '黑龙江', '黑', 7, 0],
  ['CN-NM', '内蒙古', '蒙', 3, 1],
  ['CN-LN', '辽宁', '辽', 6, 1],
  ['CN-JL', '吉林', '吉', 7, 1],
  ['CN-XJ', '新疆', '新', 0, 2],
  ['CN-GS', '甘肃', '甘', 1, 2],
  ['CN-NX', '宁夏', '宁', 2, 2],
  ['CN-SX', '山西', '晋', 3, 2],
  ['CN-HE', '河北', '冀', 4, 2],
  ['CN-BJ', '北京', '京', 5, 2],
  ['CN-TJ', '天津', '津', 6, 2],
  ['CN-QH', '青海', '青', 1, 3],
  ['CN-SN', '陕西', '陕', 2, 3],
  ['CN-HA', '河南', '豫', 3, 3],
  ['CN-SD', '山东', '鲁', 5, 3],
  ['CN-XZ', '西藏', '藏', 0, 4],
  ['CN-SC', '四川', '川', 1, 4],
  ['CN-CQ', '重庆', '渝', 2, 4],
  ['CN-HB', '湖北', '鄂', 3, 4],
  ['CN-AH', '安徽', '皖', 4, 4],
  ['CN-JS', '江苏', '苏', 5, 4],
  ['CN-SH', '上海', '沪', 6, 4],
  ['CN-GZ', '贵州', '贵', 2, 5],
  ['CN-HN', '湖南', '湘', 3, 5],
  ['CN-JX', '江西', '赣', 4, 5],
  ['CN-ZJ', '浙江', '浙', 5, 5],
  ['CN-YN', '云南', '滇', 1, 6],
  ['CN-GX', '广西', '桂', 2, 6],
  ['CN-GD', '广东', '粤', 3, 6],
  ['CN-FJ', '福建', '闽', 4, 6],
  ['CN-TW', '台湾', '台', 6, 6],
  ['CN-HI', '海南', '琼', 2, 7],
  ['CN-MO', '澳门', '澳', 3, 7],
  ['CN-HK', '香港', '港', 4, 7],
])

type Tile = readonly [id: string, label: string, short: string, column: number, row: number]

function tiles(list: readonly Tile[]): MapShape {
  const size = 40
  return {
    width: 8 * size,
    height: 8 * size,
    regions: list.map(([id, label, short, column, row]) => ({
      id,
      label,
      short,
      path: `M${column * size + 1},${row * size + 1}h${size - 2}v${size - 2}h${2 - size}Z`,
      center: [(column + 0.5) * size, (row + 0.5) * size],
    })),
  }
}
