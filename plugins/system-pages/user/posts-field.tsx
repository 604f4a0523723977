import { Combobox } from '#ds/combobox'
import { useData, useT } from '#sdk/page'
import { postOptions } from '#shared/contract/post'
import { FormField } from '../../_families/record-form/form-field.tsx'
import type { RecordForm } from '../../_families/record-form/use-record-form.tsx'
import type { UserValues } from './user-values.ts'

/** The posts of a person. @param chosen those they hold, also disabled ones, which nobody gets any more */
export function PostsField({
  form,
  chosen,
}: {
  form: RecordForm<UserValues>
  chosen: readonly { readonly id: string; readonly postName: string }[]
}) {
  const t = useT()
  const posts = useData(postOptions, {})
  return (
    <FormField form={form} name="postIds" label={t('field.postIds')}>
      {(control) => (
        <Combobox
          {...control}
          multiple
          options={(posts.data ?? []).map(({ id, postName }) => ({ id, label: postName }))}
          chosen={chosen.map(({ id, postName }) => ({ id, label: postName }))}
          loading={posts.isPending}
          value={form.values.postIds}
          onChange={(postIds) => form.change({ postIds })}
          placeholder={t('posts.none')}
          searchLabel={t('posts.search')}
          emptyText={t('posts.notFound')}
        />
      )}
    </FormField>
  )
}
