import type { BarChartLabels } from '../bar-chart/labels.ts'
import type { CalendarLabels } from '../calendar/labels.ts'
import type { CarouselLabels } from '../carousel/labels.ts'
import type { ChartLabels } from '../chart/labels.ts'
import type { ColorPickerLabels } from '../color-picker/labels.ts'
import type { ColumnSettingsLabels } from '../column-settings/labels.ts'
import type { ConditionBuilderLabels } from '../condition-builder/labels.ts'
import type { CronInputLabels } from '../cron-input/labels.ts'
import type { DatePickerLabels } from '../date-picker/labels.ts'
import type { DateRangePickerLabels } from '../date-range-picker/labels.ts'
import type { DictSelectLabels } from '../dict-select/labels.ts'
import type { FilterBarLabels } from '../filter-bar/labels.ts'
import type { GaugeChartLabels } from '../gauge-chart/labels.ts'
import type { HeatTableLabels } from '../heat-table/labels.ts'
import type { IconPickerLabels } from '../icon-picker/labels.ts'
import type { ImageCropperLabels } from '../image-cropper/labels.ts'
import type { ImageUploadLabels } from '../image-upload/labels.ts'
import type { LightboxLabels } from '../lightbox/labels.ts'
import type { LineChartLabels } from '../line-chart/labels.ts'
import type { PaginationLabels } from '../pagination/labels.ts'
import type { PasswordInputLabels } from '../password-input/labels.ts'
import type { PhoneInputLabels } from '../phone-input/labels.ts'
import type { PieChartLabels } from '../pie-chart/labels.ts'
import type { ProgressDialogLabels } from '../progress-dialog/labels.ts'
import type { RangeSliderLabels } from '../range-slider/labels.ts'
import type { RegionMapLabels } from '../region-map/labels.ts'
import type { RichTextEditorLabels } from '../rich-text-editor/labels.ts'
import type { SavedViewsLabels } from '../saved-views/labels.ts'
import type { SignaturePadLabels } from '../signature-pad/labels.ts'
import type { SliderLabels } from '../slider/labels.ts'
import type { StackedBarChartLabels } from '../stacked-bar-chart/labels.ts'
import type { TimePickerLabels } from '../time-picker/labels.ts'
import type { TransferLabels } from '../transfer/labels.ts'
import type { TrendLineLabels } from '../trend-line/labels.ts'
import type { UploadLabels } from '../upload/labels.ts'
import type { WordCounterLabels } from '../word-counter/labels.ts'
import type { WordListLabels } from '../word-list/labels.ts'

/** Everything the components themselves say, by the name of the component's folder. */
export interface KitLabels {
  'bar-chart': BarChartLabels
  calendar: CalendarLabels
  carousel: CarouselLabels
  chart: ChartLabels
  'color-picker': ColorPickerLabels
  'column-settings': ColumnSettingsLabels
  'condition-builder': ConditionBuilderLabels
  'cron-input': CronInputLabels
  'date-picker': DatePickerLabels
  'date-range-picker': DateRangePickerLabels
  'dict-select': DictSelectLabels
  'filter-bar': FilterBarLabels
  'gauge-chart': GaugeChartLabels
  'heat-table': HeatTableLabels
  'icon-picker': IconPickerLabels
  'image-cropper': ImageCropperLabels
  'image-upload': ImageUploadLabels
  lightbox: LightboxLabels
  'line-chart': LineChartLabels
  pagination: PaginationLabels
  'password-input': PasswordInputLabels
  'phone-input': PhoneInputLabels
  'pie-chart': PieChartLabels
  'progress-dialog': ProgressDialogLabels
  'range-slider': RangeSliderLabels
  'region-map': RegionMapLabels
  'rich-text-editor': RichTextEditorLabels
  'saved-views': SavedViewsLabels
  'signature-pad': SignaturePadLabels
  slider: SliderLabels
  'stacked-bar-chart': StackedBarChartLabels
  'time-picker': TimePickerLabels
  transfer: TransferLabels
  'trend-line': TrendLineLabels
  upload: UploadLabels
  'word-counter': WordCounterLabels
  'word-list': WordListLabels
}
