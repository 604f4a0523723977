import { Link } from '@tanstack/react-router'
import { ColorPicker } from '#ds/color-picker'
import { FieldGroup } from '#ds/field-group'
import { FormField } from '#ds/form-field'
import { SegmentedControl } from '#ds/segmented-control'
import { Slider } from '#ds/slider'
import { Switch } from '#ds/switch'
import { pagings } from '#shared/form/paging'
import {
  cornerStyles,
  defaultFormTheme,
  type FormTheme,
  faces,
  fieldStyles,
  logoHeights,
  logoPositions,
  type Scheme,
  schemeChoices,
  textSizes,
} from '#shared/theme/form-theme'
import { useT } from '#src/i18n/use-t.ts'
import { ArtField } from './art-field.tsx'
import { ContrastNote } from './contrast-note.tsx'
import { PictureField } from './picture-field.tsx'

interface ControlsProps {
  theme: FormTheme
  onChange: (part: Partial<FormTheme>, name: string) => void
}

/** Everything of a theme, group by group. Each change is a step of its own name. */
export const ThemeControls = ({
  formKey,
  scheme,
  ...props
}: ControlsProps & {
  formKey: string
  /** In which surrounding contrast is judged: the one that is looked at. */
  scheme: Scheme
}) => {
  const t = useT('theme')
  return (
    <section aria-label={t('controls')} className="flex flex-col gap-8">
      <FieldGroup legend={t('group.colors')}>
        <Color {...props} field="accent" />
        <Color {...props} field="button" />
        <p className="text-muted text-sm">
          {t('submitLabelHint')}{' '}
          <Link
            to="/project/form/editor"
            search={{ key: formKey }}
            className="rounded-sm text-accent-text underline underline-offset-2"
          >
            {t('submitLabelLink')}
          </Link>
        </p>
        <ContrastNote theme={props.theme} scheme={scheme} />
      </FieldGroup>
      <FieldGroup legend={t('group.background')}>
        <Color {...props} field="background" />
        <Picture {...props} field="backgroundImage" hint={t('hint.backgroundImage')} />
        <Color {...props} field="paper" />
      </FieldGroup>
      <FieldGroup legend={t('group.head')}>
        <Picture {...props} field="headImage" hint={t('hint.headImage')} />
        {props.theme.headImage === null && (
          <ArtField theme={props.theme} scheme={scheme} onChange={(art) => props.onChange({ art }, 'step.art')} />
        )}
        <Picture {...props} field="logo" />
        {props.theme.logo !== null && <LogoPlace {...props} />}
        <Toggle {...props} field="showTitle" />
        <Toggle {...props} field="showDescription" />
      </FieldGroup>
      <FieldGroup legend={t('group.questions')}>
        <Choice {...props} field="paging" ids={pagings} hint={t('hint.paging')} />
        <Toggle {...props} field="showNumbers" />
      </FieldGroup>
      <FieldGroup legend={t('group.shape')}>
        <Choice {...props} field="corners" ids={cornerStyles} />
        <Choice {...props} field="fields" ids={fieldStyles} />
        <Choice {...props} field="face" ids={faces} />
        <Choice {...props} field="textSize" ids={textSizes} />
        <Choice {...props} field="scheme" ids={schemeChoices} hint={t('hint.scheme')} />
      </FieldGroup>
    </section>
  )
}

/** Colours that go with much, to begin from; any other can be chosen beside them. */
const offered = ['#4f4bd0', '#0b5fae', '#0f766e', '#14653f', '#8a4f14', '#c2410c', '#b3261e', '#b8325a', '#6d3fc0']
const grounds = ['#ffffff', '#f4f3ef', '#e3eaf0', '#dce8da', '#efe4d3', '#ffdfd6', '#e7defa', '#151c2f', '#171717']

const Color = ({ theme, onChange, field }: ControlsProps & { field: 'accent' | 'button' | 'background' | 'paper' }) => {
  const t = useT('theme')
  const isGround = field === 'background' || field === 'paper'
  return (
    <FormField label={t(field)} hint={field === 'accent' ? undefined : t(`hint.${field}`)}>
      {({ required: _, ...control }) => (
        <ColorPicker
          {...control}
          required={field === 'accent'}
          value={theme[field] ?? undefined}
          onChange={(color) =>
            onChange(
              field === 'accent' ? { accent: color ?? defaultFormTheme.accent } : { [field]: color ?? null },
              `step.${field}`,
            )
          }
          swatches={(isGround ? grounds : offered).map((color) => ({ color }))}
        />
      )}
    </FormField>
  )
}

const Picture = ({
  theme,
  onChange,
  field,
  hint,
}: ControlsProps & { field: 'backgroundImage' | 'headImage' | 'logo'; hint?: string }) => (
  <PictureField
    label={useT('theme')(field)}
    {...(hint !== undefined && { hint })}
    value={theme[field]}
    onChange={(address) => onChange({ [field]: address }, `step.${field}`)}
  />
)

const Toggle = ({
  theme,
  onChange,
  field,
}: ControlsProps & { field: 'showTitle' | 'showDescription' | 'showNumbers' }) => (
  <Switch
    label={useT('theme')(field)}
    checked={theme[field]}
    onChange={(on) => onChange({ [field]: on }, `step.${field}`)}
  />
)

const Choice = <Field extends 'corners' | 'fields' | 'face' | 'textSize' | 'scheme' | 'logoPosition' | 'paging'>({
  theme,
  onChange,
  field,
  ids,
  hint,
}: ControlsProps & { field: Field; ids: readonly FormTheme[Field][]; hint?: string }) => {
  const t = useT('theme')
  return (
    <FormField label={t(field)} hint={hint} group>
      {() => (
        <SegmentedControl<FormTheme[Field]>
          label={t(field)}
          size="small"
          value={theme[field]}
          onChange={(id) => onChange({ [field]: id }, `step.${field}`)}
          options={ids.map((id) => ({ id, label: t(`option.${field}.${id}`) }))}
        />
      )}
    </FormField>
  )
}

const LogoPlace = (props: ControlsProps) => {
  const t = useT('theme')
  return (
    <>
      <Choice {...props} field="logoPosition" ids={logoPositions} />
      <FormField label={t('logoHeight')} group>
        {(control) => (
          <Slider
            {...control}
            value={props.theme.logoHeight}
            onChange={(height) => props.onChange({ logoHeight: height ?? logoHeights.min }, 'step.logoHeight')}
            min={logoHeights.min}
            max={logoHeights.max}
            step={4}
            unit="px"
          />
        )}
      </FormField>
    </>
  )
}
