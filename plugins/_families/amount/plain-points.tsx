import { ChoiceGroup } from '#ds/choice-group'

/** Points of a scale as radio buttons: what is chosen shows without a script. */
export const PlainPoints = ({
  points,
  value,
  ...props
}: {
  id?: string
  name: string
  labelledBy: string
  describedBy?: string | undefined
  required: boolean
  invalid: boolean
  points: readonly { readonly point: number; readonly label: string }[]
  value: number | undefined
}) => (
  <ChoiceGroup
    {...props}
    kind="radio"
    columns="inline"
    options={points.map(({ point, label }) => ({ id: String(point), label }))}
    value={value === undefined ? [] : [String(value)]}
    onChange={nothing}
  />
)

const nothing = () => undefined
