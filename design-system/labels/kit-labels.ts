import type { BannerLabels } from '../banner/labels.ts'
import type { BarChartLabels } from '../bar-chart/labels.ts'
import type { BarcodeLabels } from '../barcode/labels.ts'
import type { CalendarLabels } from '../calendar/labels.ts'
import type { CarouselLabels } from '../carousel/labels.ts'
import type { ChangelogLabels } from '../changelog/labels.ts'
import type { ChartLabels } from '../chart/labels.ts'
import type { ClickWordCaptchaLabels } from '../click-word-captcha/labels.ts'
import type { CodeEditorLabels } from '../code-editor/labels.ts'
import type { ColorPickerLabels } from '../color-picker/labels.ts'
import type { ColumnSettingsLabels } from '../column-settings/labels.ts'
import type { ColumnsRailLabels } from '../columns-rail/labels.ts'
import type { ComboboxLabels } from '../combobox/labels.ts'
import type { CommandPaletteLabels } from '../command-palette/labels.ts'
import type { ConditionBuilderLabels } from '../condition-builder/labels.ts'
import type { CronInputLabels } from '../cron-input/labels.ts'
import type { DatePickerLabels } from '../date-picker/labels.ts'
import type { DateRangePickerLabels } from '../date-range-picker/labels.ts'
import type { DateTimePickerLabels } from '../date-time-picker/labels.ts'
import type { DialogLabels } from '../dialog/labels.ts'
import type { DictSelectLabels } from '../dict-select/labels.ts'
import type { DrawerLabels } from '../drawer/labels.ts'
import type { ErrorSummaryLabels } from '../error-summary/labels.ts'
import type { FilterBarLabels } from '../filter-bar/labels.ts'
import type { FloatButtonLabels } from '../float-button/labels.ts'
import type { FormFieldLabels } from '../form-field/labels.ts'
import type { FormulaInputLabels } from '../formula-input/labels.ts'
import type { GaugeChartLabels } from '../gauge-chart/labels.ts'
import type { GoodsSelectLabels } from '../goods-select/labels.ts'
import type { HeatTableLabels } from '../heat-table/labels.ts'
import type { HelpPanelLabels } from '../help-panel/labels.ts'
import type { IconPickerLabels } from '../icon-picker/labels.ts'
import type { ImageCropperLabels } from '../image-cropper/labels.ts'
import type { ImageUploadLabels } from '../image-upload/labels.ts'
import type { InfiniteListLabels } from '../infinite-list/labels.ts'
import type { LayoutChooserLabels } from '../layout-chooser/labels.ts'
import type { LightboxLabels } from '../lightbox/labels.ts'
import type { LineChartLabels } from '../line-chart/labels.ts'
import type { LinkLabels } from '../link/labels.ts'
import type { LockScreenLabels } from '../lock-screen/labels.ts'
import type { MapPickerLabels } from '../map-picker/labels.ts'
import type { MonthPickerLabels } from '../month-picker/labels.ts'
import type { NavMenuLabels } from '../nav-menu/labels.ts'
import type { NoAccessLabels } from '../no-access/labels.ts'
import type { NotificationCenterLabels } from '../notification-center/labels.ts'
import type { NumberInputLabels } from '../number-input/labels.ts'
import type { OfflineLabels } from '../offline/labels.ts'
import type { PaginationLabels } from '../pagination/labels.ts'
import type { PasswordInputLabels } from '../password-input/labels.ts'
import type { PhoneInputLabels } from '../phone-input/labels.ts'
import type { PieChartLabels } from '../pie-chart/labels.ts'
import type { ProgressDialogLabels } from '../progress-dialog/labels.ts'
import type { RangeSliderLabels } from '../range-slider/labels.ts'
import type { RegionMapLabels } from '../region-map/labels.ts'
import type { RichTextEditorLabels } from '../rich-text-editor/labels.ts'
import type { RightToolbarLabels } from '../right-toolbar/labels.ts'
import type { SavedViewsLabels } from '../saved-views/labels.ts'
import type { SearchInputLabels } from '../search-input/labels.ts'
import type { SelectLabels } from '../select/labels.ts'
import type { ShortcutSheetLabels } from '../shortcuts/labels.ts'
import type { SideMenuLabels } from '../side-menu/labels.ts'
import type { SignaturePadLabels } from '../signature-pad/labels.ts'
import type { SizeSwitchLabels } from '../size-switch/labels.ts'
import type { SlideCaptchaLabels } from '../slide-captcha/labels.ts'
import type { SliderLabels } from '../slider/labels.ts'
import type { SplitButtonLabels } from '../split-button/labels.ts'
import type { StackedBarChartLabels } from '../stacked-bar-chart/labels.ts'
import type { TableSelectLabels } from '../table-select/labels.ts'
import type { TagsViewLabels } from '../tags-view/labels.ts'
import type { ThemeSwitchLabels } from '../theme-switch/labels.ts'
import type { TimePickerLabels } from '../time-picker/labels.ts'
import type { TimeRangePickerLabels } from '../time-range-picker/labels.ts'
import type { ToasterLabels } from '../toast/labels.ts'
import type { TourLabels } from '../tour/labels.ts'
import type { TransferLabels } from '../transfer/labels.ts'
import type { TreeLabels } from '../tree/labels.ts'
import type { TreeSelectLabels } from '../tree-select/labels.ts'
import type { TrendLineLabels } from '../trend-line/labels.ts'
import type { UploadLabels } from '../upload/labels.ts'
import type { WordCounterLabels } from '../word-counter/labels.ts'
import type { WordListLabels } from '../word-list/labels.ts'
import type { WorkflowCanvasLabels } from '../workflow-canvas/labels.ts'

/** Everything the components themselves say, by the name of the component's folder. */
export interface KitLabels {
  banner: BannerLabels
  'bar-chart': BarChartLabels
  barcode: BarcodeLabels
  calendar: CalendarLabels
  carousel: CarouselLabels
  changelog: ChangelogLabels
  chart: ChartLabels
  'click-word-captcha': ClickWordCaptchaLabels
  'code-editor': CodeEditorLabels
  'color-picker': ColorPickerLabels
  'column-settings': ColumnSettingsLabels
  'columns-rail': ColumnsRailLabels
  combobox: ComboboxLabels
  'command-palette': CommandPaletteLabels
  'condition-builder': ConditionBuilderLabels
  'cron-input': CronInputLabels
  'date-picker': DatePickerLabels
  'date-range-picker': DateRangePickerLabels
  'date-time-picker': DateTimePickerLabels
  dialog: DialogLabels
  'dict-select': DictSelectLabels
  drawer: DrawerLabels
  'error-summary': ErrorSummaryLabels
  'filter-bar': FilterBarLabels
  'float-button': FloatButtonLabels
  'form-field': FormFieldLabels
  'formula-input': FormulaInputLabels
  'gauge-chart': GaugeChartLabels
  'goods-select': GoodsSelectLabels
  'heat-table': HeatTableLabels
  'help-panel': HelpPanelLabels
  'icon-picker': IconPickerLabels
  'image-cropper': ImageCropperLabels
  'image-upload': ImageUploadLabels
  'infinite-list': InfiniteListLabels
  'layout-chooser': LayoutChooserLabels
  lightbox: LightboxLabels
  'line-chart': LineChartLabels
  link: LinkLabels
  'lock-screen': LockScreenLabels
  'map-picker': MapPickerLabels
  'month-picker': MonthPickerLabels
  'nav-menu': NavMenuLabels
  'no-access': NoAccessLabels
  'notification-center': NotificationCenterLabels
  'number-input': NumberInputLabels
  offline: OfflineLabels
  pagination: PaginationLabels
  'password-input': PasswordInputLabels
  'phone-input': PhoneInputLabels
  'pie-chart': PieChartLabels
  'progress-dialog': ProgressDialogLabels
  'range-slider': RangeSliderLabels
  'region-map': RegionMapLabels
  'rich-text-editor': RichTextEditorLabels
  'right-toolbar': RightToolbarLabels
  'saved-views': SavedViewsLabels
  'search-input': SearchInputLabels
  shortcuts: ShortcutSheetLabels
  'side-menu': SideMenuLabels
  'signature-pad': SignaturePadLabels
  'size-switch': SizeSwitchLabels
  'slide-captcha': SlideCaptchaLabels
  slider: SliderLabels
  'split-button': SplitButtonLabels
  'stacked-bar-chart': StackedBarChartLabels
  'table-select': TableSelectLabels
  'tags-view': TagsViewLabels
  'theme-switch': ThemeSwitchLabels
  'time-picker': TimePickerLabels
  'time-range-picker': TimeRangePickerLabels
  toast: ToasterLabels
  tour: TourLabels
  transfer: TransferLabels
  select: SelectLabels
  'tree-select': TreeSelectLabels
  tree: TreeLabels
  'trend-line': TrendLineLabels
  upload: UploadLabels
  'word-counter': WordCounterLabels
  'word-list': WordListLabels
  'workflow-canvas': WorkflowCanvasLabels
}
