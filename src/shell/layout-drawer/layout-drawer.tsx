import { useId } from 'react'
import { Button } from '#ds/button'
import { Drawer } from '#ds/drawer'
import { Icon } from '#ds/icon'
import { LayoutChooser } from '#ds/layout-chooser'
import { Select } from '#ds/select'
import { Switch } from '#ds/switch'
import { toast } from '#ds/toast'
import { narrow, useMedia } from '#src/console-kit/look/use-media.ts'
import { toBcp47 } from '#src/i18n/languages.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { changeThemeConfig, restoreThemeConfig, useThemeConfig } from '#src/state/theme-config.atoms.ts'
import { lockChoices, type ThemeConfig } from '#src/state/theme-config.schema.ts'
import { isUnavailable, type Layout } from '../layout/arrangement.ts'
import { choices, toggleGroups } from './settings.ts'

/** How the console looks, for this browser. Every change applies at once and is kept (spec 2 "Layout drawer"). */
export function LayoutDrawer() {
  const t = useT('shell')
  const config = useThemeConfig()
  const isNarrow = useMedia(narrow)
  const layout: Layout = isNarrow ? 'defaults' : config.layout

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(JSON.stringify({ ...config, isDrawer: false }, null, 2))
      changeThemeConfig({ isDrawer: false })
      toast.info(t('drawer.copied'))
    } catch {
      // The browser may refuse the clipboard, outside of https for one.
      toast.error(t('drawer.copyFailed'))
    }
  }

  return (
    <Drawer
      open={config.isDrawer}
      onOpenChange={(isDrawer) => changeThemeConfig({ isDrawer })}
      title={t('drawer')}
      width={320}
      footer={
        <div className="flex flex-wrap gap-2">
          <Button iconStart={<Icon name="copy" />} onClick={() => void copy()}>
            {t('drawer.copy')}
          </Button>
          <Button
            variant="ghost"
            iconStart={<Icon name="refresh" />}
            onClick={() => {
              restoreThemeConfig()
              toast.info(t('drawer.restored'))
            }}
          >
            {t('drawer.restore')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-6">
        <section className="flex flex-col gap-3" aria-labelledby="drawer-layout">
          <h3 id="drawer-layout" className="font-semibold text-sm">
            {t('drawer.layout')}
          </h3>
          <LayoutChooser
            label={t('drawer.layout')}
            value={layout}
            // Spec 4: changing the layout closes the drawer.
            onChange={(next) => changeThemeConfig({ layout: next, isDrawer: false })}
            disabled={isNarrow}
            reason={isNarrow ? t('drawer.layout.narrow') : undefined}
          />
        </section>
        {toggleGroups.map(({ id, toggles }) => (
          <section key={id} className="flex flex-col gap-2.5" aria-labelledby={`drawer-${id}`}>
            <h3 id={`drawer-${id}`} className="font-semibold text-sm">
              {t(`drawer.group.${id}`)}
            </h3>
            {toggles.map((key) => (
              <Switch
                key={key}
                label={t(`drawer.${key}`)}
                checked={config[key]}
                disabled={isUnavailable(key, layout)}
                onChange={(checked) => changeThemeConfig({ [key]: checked })}
                className="flex-row-reverse justify-between"
              />
            ))}
          </section>
        ))}
        <section className="flex flex-col gap-3" aria-labelledby="drawer-choices">
          <h3 id="drawer-choices" className="font-semibold text-sm">
            {t('drawer.group.choices')}
          </h3>
          {choices.map(({ key, values }) => (
            <Choice
              key={key}
              setting={key}
              values={values}
              value={config[key]}
              isDisabled={values.length < 2 || isUnavailable(key, layout)}
            />
          ))}
        </section>
        <section className="flex flex-col gap-3" aria-labelledby="drawer-lock">
          <h3 id="drawer-lock" className="font-semibold text-sm">
            {t('drawer.group.lock')}
          </h3>
          <LockChoice minutes={config.lockAfterMinutes} />
        </section>
      </div>
    </Drawer>
  )
}

function Choice({
  setting,
  values,
  value,
  isDisabled,
}: {
  setting: keyof ThemeConfig
  values: readonly string[]
  value: string
  isDisabled: boolean
}) {
  const t = useT('shell')
  return (
    <LabelledSelect
      label={t(`drawer.${setting}`)}
      value={value}
      options={values.map((each) => ({ id: each, label: t(`drawer.${setting}.${each}`) }))}
      onChange={(next) => changeThemeConfig({ [setting]: next })}
      isDisabled={isDisabled}
    />
  )
}

function LockChoice({ minutes }: { minutes: ThemeConfig['lockAfterMinutes'] }) {
  const t = useT('shell')
  const language = toBcp47(useLanguage())
  const long = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
  return (
    <LabelledSelect
      label={t('lock.after')}
      value={String(minutes)}
      options={lockChoices.map((each) => ({
        id: String(each),
        label: each === 0 ? t('lock.never') : long.format(each),
      }))}
      onChange={(next) =>
        changeThemeConfig({ lockAfterMinutes: lockChoices.find((each) => String(each) === next) ?? 0 })
      }
    />
  )
}

function LabelledSelect({
  label,
  value,
  options,
  onChange,
  isDisabled = false,
}: {
  label: string
  value: string
  options: readonly { readonly id: string; readonly label: string }[]
  onChange: (next: string) => void
  isDisabled?: boolean
}) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <label htmlFor={id} className="text-base">
        {label}
      </label>
      <Select
        id={id}
        size="small"
        className="w-40"
        value={value}
        options={[...options]}
        onChange={(next) => next !== undefined && onChange(next)}
        disabled={isDisabled}
      />
    </div>
  )
}
