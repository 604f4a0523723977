export interface UserInfo {
  readonly user: { readonly userName: string; readonly nickName: string }
}

export interface MenuNode {
  readonly path: string
  readonly meta: { readonly title: string; readonly icon: string; readonly isHide: boolean }
  readonly children: readonly MenuNode[]
}

export interface RowsOf<Row> {
  readonly records: readonly Row[]
  readonly total: number
}

const token = /(?:^|; )Admin-Token=([^;]*)/.exec(document.cookie)?.[1] ?? ''

export const request = async <Data>(path: string): Promise<Data> => {
  const response = await fetch(`/sapi${path}`, { headers: { authorization: `Bearer ${decodeURIComponent(token)}` } })
  const { code, msg, data } = await response.json()
  if (code !== 200) throw new Error(`${path}: ${msg}`)
  return data
}

/** What ProTable asks for. */
export const rowsFrom =
  <Row>(path: string) =>
  async (): Promise<{ data: Row[]; total: number; success: boolean }> => {
    const { records, total } = await request<RowsOf<Row>>(`${path}?current=1&size=20`)
    return { data: [...records], total, success: true }
  }
