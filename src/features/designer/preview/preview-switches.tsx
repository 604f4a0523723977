import { SegmentedControl } from '#ds/segmented-control'
import type { FormTheme, Scheme } from '#shared/theme/form-theme'
import { type Device, devices } from '#src/console-kit/form/themed-paper.tsx'
import { useT } from '#src/i18n/use-t.ts'

/** On what a form is looked at: the screen of a phone, a tablet or a desk, a light or a dark device where the theme follows it. */
export const PreviewSwitches = ({
  theme,
  device,
  onDevice,
  scheme,
  onScheme,
}: {
  theme: FormTheme
  device: Device
  onDevice: (device: Device) => void
  scheme: Scheme
  onScheme: (scheme: Scheme) => void
}) => {
  const t = useT('designer')
  return (
    <>
      <SegmentedControl
        label={t('preview.device')}
        value={device}
        onChange={onDevice}
        size="small"
        options={devices.map((id) => ({ id, label: t(`preview.${id}`) }))}
      />
      {theme.scheme === 'system' && (
        <SegmentedControl
          label={t('preview.scheme')}
          value={scheme}
          onChange={onScheme}
          size="small"
          options={[
            { id: 'light', label: t('preview.light') },
            { id: 'dark', label: t('preview.dark') },
          ]}
        />
      )}
    </>
  )
}
