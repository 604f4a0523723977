import type { StoryDefault } from '@ladle/react'
import { Specimen } from '../_internal/specimen.tsx'
import { ResizablePanels } from './index.tsx'

export default { title: 'Design system / Layout / Resizable panels' } satisfies StoryDefault

export const Orientations = () => (
  <>
    <Specimen title="Side by side; Enter on the handle folds, a double click resets">
      <ResizablePanels
        label="文件夹"
        defaultSize={200}
        min={120}
        max={400}
        collapsible
        start={<p className="p-4">文件夹</p>}
        end={<p className="p-4">我的表单</p>}
        className={frame}
      />
    </Specimen>
    <Specimen title="One above the other, the lower one sized">
      <ResizablePanels
        label="日志"
        orientation="vertical"
        sized="end"
        defaultSize={80}
        min={48}
        start={<p className="p-4">画布</p>}
        end={<p className="p-4">日志</p>}
        className={frame}
      />
    </Specimen>
    <Specimen title="Three, right to left">
      <div dir="rtl" lang="ar">
        <ResizablePanels
          label="文件夹"
          defaultSize={160}
          start={<p className="p-4">文件夹</p>}
          end={
            <ResizablePanels
              label="属性"
              sized="end"
              defaultSize={160}
              start={<p className="p-4">画布</p>}
              end={<p className="p-4">属性</p>}
              className="h-full"
            />
          }
          className={frame}
        />
      </div>
    </Specimen>
  </>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <ResizablePanels
      label="المجلدات"
      defaultSize={160}
      start={<p className="p-4">المجلدات</p>}
      end={<p className="p-4">نماذجي</p>}
      className={frame}
    />
  </div>
)

const frame = 'h-52 rounded-lg border border-hairline bg-paper'
