import { useRef, useState } from 'react'
import { Combobox } from '#ds/combobox'
import { SettingField, useT } from '#sdk/designer'
import { type Member, maxListed, maxNameLength } from './member.ts'

/** What the list says. */
export interface MemberListWords {
  readonly label: string
  readonly hint: string
  readonly notHere: string
  readonly placeholder: string
  readonly search: string
  readonly unasked: string
  readonly nobody: string
  readonly failed: string
  readonly remove: string
}

/**
 * The people or departments an author names, found by name. The name stays as it was when they were listed.
 * @param find undefined where nobody can be looked up, as in stories
 */
export const MemberListSetting = ({
  value,
  find,
  onChange,
  words,
}: {
  value: readonly Member[]
  find: ((query: string) => Promise<readonly Member[]>) | undefined
  onChange: (next: readonly Member[]) => void
  /** Of a second list of the same question. @default the type's texts below `list` */
  words?: MemberListWords
}) => {
  const t = useT()
  const said = words ?? {
    label: t('list'),
    hint: t('list.hint'),
    notHere: t('list.notHere'),
    placeholder: t('list.placeholder'),
    search: t('list.search'),
    unasked: t('list.unasked'),
    nobody: t('list.nobody'),
    failed: t('list.failed'),
    remove: t('list.remove'),
  }
  const [found, setFound] = useState<readonly Member[]>([])
  const [state, setState] = useState<'unasked' | 'loading' | 'nobody' | 'failed'>('unasked')
  const last = useRef(0)

  const search = async (query: string) => {
    if (!find) return
    last.current++
    const asked = last.current
    setState('loading')
    try {
      const members = await find(query)
      if (asked !== last.current) return
      setFound(members)
      setState('nobody')
    } catch {
      // The console's client has told the author why.
      if (asked === last.current) setState('failed')
    }
  }
  const choose = (ids: readonly string[]) => {
    const known = new Map(found.map(({ id, name }) => [id, { id, name: name.slice(0, maxNameLength) }]))
    for (const member of value) known.set(member.id, member)
    onChange(ids.slice(0, maxListed).flatMap((id) => known.get(id) ?? []))
  }

  return (
    <SettingField label={said.label} hint={find ? said.hint : said.notHere}>
      {({ controlId, labelId, describedBy }) => (
        <Combobox
          id={controlId}
          labelledBy={labelId}
          describedBy={describedBy}
          size="small"
          multiple
          value={value.map(({ id }) => id)}
          chosen={value.map(({ id, name }) => ({ id, label: name }))}
          options={found.map(({ id, name }) => ({ id, label: name }))}
          onChange={choose}
          onSearch={(query) => void search(query)}
          loading={state === 'loading'}
          placeholder={said.placeholder}
          searchLabel={said.search}
          emptyText={state === 'loading' ? '' : said[state]}
          loadingText={t('loading')}
          removeLabel={said.remove}
        />
      )}
    </SettingField>
  )
}
