import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { BarChart } from '../bar-chart/index.tsx'
import { LineChart } from '../line-chart/index.tsx'
import { Chart, PlotSvg } from './index.tsx'

export default { title: 'Design system / Data / Chart' } satisfies StoryDefault

export const Frame = () => (
  <Specimen title="A drawing of its own on the frame: arrows walk, Escape lets go">
    <div className="max-w-xl rounded-lg border border-hairline bg-paper p-6">
      <Chart
        slot="chart"
        title="周三收到的答卷最多"
        count="n = 318"
        range="2026年11月16日 – 20日"
        points={days.map(({ id, label, value }) => ({ id, label: `${label}：${value}` }))}
        table={{
          columns: [
            { id: 'item', label: '日期' },
            { id: 'count', label: '答卷', align: 'end' },
          ],
          rows: days.map(({ id, label, value }) => ({ id, cells: [label, { text: String(value), value }] })),
        }}
      >
        {(plot) => (
          <PlotSvg plot={plot} height={120}>
            {days.map(({ id, value }, at) => (
              <g key={id} {...plot.point(id)}>
                <rect
                  x={plot.x(at * 48, 40)}
                  y={118 - value}
                  width={40}
                  height={value}
                  style={{ fill: plot.fill(1) }}
                  className="stroke-2 stroke-transparent group-data-active/point:stroke-ink"
                />
              </g>
            ))}
          </PlotSvg>
        )}
      </Chart>
    </div>
  </Specimen>
)

export const FewAnswers = () => (
  <Specimen title="A caveat under the title">
    <BarChart
      title="多数人选择了“满意”"
      count="n = 3"
      note="回答较少，请谨慎解读"
      rows={[
        { id: 'a', label: '满意', count: 2 },
        { id: 'b', label: '一般', count: 1 },
      ]}
    />
  </Specimen>
)

export const EightLooks = () => (
  <Specimen title="Eight hues, dashes and markers">
    <LineChart
      title="八个系列"
      steps={days}
      series={Array.from({ length: 8 }, (_, at) => ({
        id: String(at),
        label: `系列 ${at + 1}`,
        values: days.map((_day, step) => 10 * at + ((step * 7 + at * 3) % 12)),
      }))}
    />
  </Specimen>
)

export const RightToLeft = () => (
  <div dir="rtl">
    <Specimen title="Mirrored">
      <LineChart title="هذا الأسبوع" steps={days} series={[{ id: 'a', label: 'أ', values: [3, 8, 5, 9, 2] }]} />
    </Specimen>
  </div>
)

export const Empty = () => (
  <Specimen title="Nothing yet">
    <Chart slot="chart" title="您从哪里了解到我们？" points={[]} table={{ columns: [], rows: [] }} empty>
      {() => null}
    </Chart>
  </Specimen>
)

export const LongText = () => (
  <div lang="de" className="max-w-80">
    <BarChart
      title="Zwei von drei Teilnehmenden sind mit der Donaudampfschifffahrtsgesellschaft insgesamt sehr zufrieden"
      count="n = 12.480 gültige Antworten"
      range="1. Januar 2026 – 20. November 2026"
      note="Antworten ohne Angabe sind nicht enthalten; wenige Antworten bitte mit Vorsicht lesen."
      rows={[
        { id: 'a', label: 'Sehr zufrieden mit allen angebotenen Leistungen', count: 8320 },
        { id: 'b', label: 'Überhaupt nicht zufrieden', count: 4160 },
      ]}
    />
  </div>
)

const days = ['周一', '周二', '周三', '周四', '周五'].map((label, at) => ({
  id: String(at),
  label,
  value: [52, 61, 98, 70, 37][at] ?? 0,
}))
