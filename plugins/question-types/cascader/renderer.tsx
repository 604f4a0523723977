import { Button } from '#ds/button'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { UnfoldingField } from '../../_families/unfolding/unfolding-field.tsx'
import type cascader from './definition.ts'
import { Levels } from './parts/levels.tsx'
import { SeveralWays } from './parts/several.tsx'
import { chosenLabel } from './parts/tree.ts'
import { isSeveral } from './parts/ways.ts'

export default defineRenderer<typeof cascader>(CascaderRenderer, { label: 'group' })

/** One level is shown at a time, which fits a phone and is read like a list. */
function CascaderRenderer(props: RendererProps<typeof cascader>) {
  if (props.options.multiple) return <SeveralWays {...props} />
  // Several were chosen before the author changed their mind; one is asked for anew.
  const value = props.value && !isSeveral(props.value) ? (props.value as string[]) : undefined
  return <OneWay {...props} value={value} />
}

type OneWayProps = Omit<RendererProps<typeof cascader>, 'value'> & { readonly value: readonly string[] | undefined }

function OneWay({ options, value = [], onChange, ...p }: OneWayProps) {
  const t = useT()
  const text = useText()

  return (
    <UnfoldingField
      {...p}
      shown={chosenLabel(value, options, { text, t })}
      placeholder={text(options.placeholder) || t('placeholder')}
      panel={(close) => (
        <Levels
          options={options}
          chosen={value}
          onChoose={(ids) => {
            close()
            onChange(ids)
          }}
        />
      )}
    >
      {(close) =>
        value.length > 0 &&
        !p.question.required &&
        !p.readOnly && (
          <div>
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                close()
                onChange(undefined)
              }}
            >
              {t('clear')}
            </Button>
          </div>
        )
      }
    </UnfoldingField>
  )
}
