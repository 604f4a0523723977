import '@radix-ui/themes/styles.css'

export {
  Button,
  Checkbox,
  Dialog,
  DropdownMenu,
  Popover,
  RadioGroup,
  Select,
  Slider,
  Switch,
  Table,
  Tabs,
  TextField,
  Theme,
  Tooltip,
} from '@radix-ui/themes'
