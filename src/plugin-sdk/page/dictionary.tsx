import { useMemo } from 'react'
import { DictSelect as KitSelect, type DictSelectProps as KitSelectProps } from '#ds/dict-select'
import { dictTones, DictTag as KitTag } from '#ds/dict-tag'
import { dictItems } from '#shared/contract/dict'
import { useData } from './use-data.ts'

/** What the spec's select control loads when nobody names a dictionary (section 5). */
const defaultType = 'sys_user_sex'

/** The active entries of a dictionary type in its order; undefined while they load. */
export const useDictionary = (type: string = defaultType) => {
  const items = useData(dictItems, { params: { type } }).data
  return useMemo(
    () =>
      items?.map(({ dictValue, dictLabel, listClass, cssClass }) => ({
        value: dictValue,
        label: dictLabel,
        tone: dictTones.find((tone) => tone === listClass),
        className: cssClass === '' ? undefined : cssClass,
      })),
    [items],
  )
}

/** `#ds/dict-select` with the entries of a dictionary. @param type default `sys_user_sex` */
export function DictSelect({ type, ...rest }: Omit<KitSelectProps, 'options'> & { type?: string | undefined }) {
  return <KitSelect {...rest} options={useDictionary(type)} />
}

/** `#ds/dict-tag` with the entries of a dictionary. @param type default `sys_user_sex` */
export function DictTag({
  type,
  value,
  className,
}: {
  type?: string | undefined
  value: string | readonly string[]
  className?: string | undefined
}) {
  return <KitTag options={useDictionary(type)} value={value} className={className} />
}
