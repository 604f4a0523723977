/** Words of the frame for stories and tests. */
export const specimenWords = {
  showTable: '显示为表格',
  hideTable: '显示为图表',
  none: '还没有回答，收到第一份答卷后这里会出现图表。',
  csv: '下载 CSV',
  png: '下载图片',
  pngFailed: '浏览器无法生成图片',
  keys: '用方向键逐个读取数值',
  item: '选项',
  count: '人数',
  share: '占比',
  total: '合计',
  rest: '其余',
  value: '数值',
  score: '净推荐值',
}
