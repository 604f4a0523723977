import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Both ways to use a control whose props are written as the controlled ones (`value` and `onChange`, required):
 *
 * - controlled: the caller remembers, gives `value` and hears `onChange`;
 * - uncontrolled: the control remembers, begins with `defaultValue` (else empty), and tells `onChange` if there is one.
 *
 * `value` and `defaultValue` together are a type error. `value={undefined}` is controlled and empty: what decides is
 * whether `value` is there, for many controls have an `undefined` that means "not answered".
 *
 * Other names are given as parameters: `Controllable<CheckboxProps, 'checked'>` takes `defaultChecked`.
 */
export type Controllable<
  Props,
  Value extends keyof Props & string = 'value' & keyof Props,
  Told extends keyof Props & string = 'onChange' & keyof Props,
> = Props extends unknown
  ?
      | (Props & { [Key in Value as `default${Capitalize<Key>}`]?: never })
      | (Omit<Props, Value | Told> & { [Key in Value]?: never } & {
          [Key in Value as `default${Capitalize<Key>}`]?: Props[Key] | undefined
        } & { [Key in Told]?: Props[Key] | undefined })
  : never

/**
 * Turns the props of `Controllable` into the controlled ones, so that the rest of a control knows one case only.
 *
 * @param props as the caller gave them
 * @param empty where an uncontrolled control begins without a default
 * @param names of the pair, where they are not `value` and `onChange`
 * @param anchor an element of the control: a reset of the native form around it brings the default back. Platform
 *   controls do that by themselves, and without this React would go on with the old value
 */
export function useControllable<
  Props extends object,
  Value extends keyof Props & string = 'value' & keyof Props,
  Told extends keyof Props & string = 'onChange' & keyof Props,
>(
  props: Controllable<Props, Value, Told>,
  empty: Props[Value],
  {
    value = 'value',
    told = 'onChange',
    anchor,
  }: { value?: string; told?: string; anchor?: RefObject<Element | null> } = {},
): Props {
  // The names are type parameters here: TypeScript cannot follow them through the union.
  const given = props as Readonly<Record<string, unknown>>
  const { [defaultNameOf(value)]: initial = empty, ...others } = given
  const controlled = Object.hasOwn(given, value)
  const [own, setOwn] = useState(initial)
  useFormReset(controlled ? undefined : anchor, () => setOwn(initial))
  // Controlled props are the props; the others become them here.
  if (controlled) return given as Props
  return {
    ...others,
    [value]: own,
    [told]: (next: unknown) => {
      setOwn(next)
      const tell = given[told]
      if (typeof tell === 'function') tell(next)
    },
  } as Props
}

function defaultNameOf(name: string): string {
  return `default${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

function useFormReset(anchor: RefObject<Element | null> | undefined, reset: () => void) {
  const latest = useRef(reset)
  latest.current = reset
  useEffect(() => {
    if (!anchor) return
    const onReset = (event: Event) => {
      if (event.defaultPrevented) return
      if (event.target instanceof Element && event.target.contains(anchor.current)) latest.current()
    }
    document.addEventListener('reset', onReset)
    return () => document.removeEventListener('reset', onReset)
  }, [anchor])
}
