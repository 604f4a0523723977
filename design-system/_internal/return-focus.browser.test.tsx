import '../styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { kitLabelsIn } from '../../.ladle/kit-labels.ts'
import { AlertDialog } from '../alert-dialog/index.tsx'
import { BulkBar } from '../bulk-bar/index.tsx'
import { DataTable } from '../data-table/index.tsx'
import { KitLabelsProvider } from '../labels/index.tsx'

afterEach(cleanup)

interface Row {
  id: string
}

/** A list whose rows are deleted; the list is fetched anew `after` so many milliseconds, while the dialog closes at once. */
function List({ after, names, bulk = false }: { after: number; names: readonly string[]; bulk?: boolean }) {
  const [rows, setRows] = useState(names.map((id) => ({ id })))
  const [asked, setAsked] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<readonly string[]>(bulk ? names.slice(0, 2) : [])
  return (
    <main>
      <h1 tabIndex={-1}>Rows</h1>
      <input aria-label="Search" />
      {rows.length > 0 && (
        <DataTable<Row>
          label="All"
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            { id: 'name', header: 'Name', value: (row) => row.id },
            {
              id: 'delete',
              header: 'Delete',
              value: () => '',
              cell: (row) => (
                <button type="button" onClick={() => setAsked([row.id])}>
                  Delete {row.id}
                </button>
              ),
            },
          ]}
        />
      )}
      <BulkBar
        count={chosen.length}
        label="Chosen"
        countText={`${chosen.length} chosen`}
        clearedText="None"
        clearLabel="Release"
        onClear={() => setChosen([])}
        actions={[
          { id: 'delete', label: 'Delete chosen', onSelect: () => setAsked(chosen) },
          {
            id: 'delete-at-once',
            label: 'Delete without asking',
            onSelect: () => {
              setChosen([])
              setTimeout(() => setRows(rows.filter(({ id }) => !chosen.includes(id))), after)
            },
          },
        ]}
      />
      <AlertDialog
        open={asked.length > 0}
        onOpenChange={() => setAsked([])}
        title="Delete?"
        description="For ever."
        confirmLabel="Yes"
        cancelLabel="Cancel"
        onConfirm={() => {
          setAsked([])
          setChosen([])
          const fetched = () => setRows(rows.filter(({ id }) => !asked.includes(id)))
          if (after > 0) setTimeout(fetched, after)
          else fetched()
        }}
      />
    </main>
  )
}

const show = (list: Parameters<typeof List>[0]) =>
  render(
    <KitLabelsProvider labels={kitLabelsIn('en')}>
      <List {...list} />
    </KitLabelsProvider>,
  )

const remove = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }))
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
}
const gone = (name: string) => expect.poll(() => screen.queryByRole('button', { name })).toBeNull()
const focused = () => document.activeElement
const rowOf = (name: string) => screen.getByRole('button', { name }).closest('tr')

test.each([
  0, 400,
])('a row that goes %i ms after its dialog leaves the focus to the row in its place', async (after) => {
  show({ after, names: ['A', 'B', 'C'] })
  await remove('Delete B')
  await gone('Delete B')
  await expect.poll(() => rowOf('Delete C')?.contains(focused())).toBe(true)
})

test.each([
  0, 400,
])('chosen rows that go after %i ms, their bar with them: the row the list goes on from', async (after) => {
  show({ after, names: ['A', 'B', 'C'], bulk: true })
  await remove('Delete chosen')
  await gone('Delete A')
  await expect.poll(() => rowOf('Delete C')?.contains(focused())).toBe(true)
})

test.each([0, 400])('chosen rows deleted without asking, after %i ms: the same', async (after) => {
  show({ after, names: ['A', 'B', 'C'], bulk: true })
  await userEvent.click(screen.getByRole('button', { name: 'Delete without asking' }))
  await gone('Delete A')
  await expect.poll(() => rowOf('Delete C')?.contains(focused())).toBe(true)
})

test.each([0, 400])('the last row, and the list, go after %i ms: the heading of the page', async (after) => {
  show({ after, names: ['A'] })
  await remove('Delete A')
  await gone('Delete A')
  await expect.poll(focused).toBe(screen.getByRole('heading', { name: 'Rows' }))
})

test('who has gone on elsewhere meanwhile stays there', async () => {
  show({ after: 400, names: ['A', 'B'] })
  await remove('Delete A')
  await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull()
  await userEvent.click(screen.getByRole('textbox', { name: 'Search' }))
  await gone('Delete A')
  expect(focused()).toBe(screen.getByRole('textbox', { name: 'Search' }))
})

test('a list without rows that take focus: the first thing in it that does', async () => {
  function Plain() {
    const [rows, setRows] = useState(['A', 'B'])
    const [asked, setAsked] = useState(false)
    return (
      <>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" disabled={row === 'Off'} onClick={() => setAsked(true)}>
                Delete {row}
              </button>
            </li>
          ))}
        </ul>
        <AlertDialog
          open={asked}
          onOpenChange={setAsked}
          title="Delete?"
          description="For ever."
          confirmLabel="Yes"
          cancelLabel="Cancel"
          onConfirm={() => {
            setAsked(false)
            setTimeout(() => setRows(['Off', 'B']), 300)
          }}
        />
      </>
    )
  }
  render(
    <KitLabelsProvider labels={kitLabelsIn('en')}>
      <Plain />
    </KitLabelsProvider>,
  )
  await remove('Delete A')
  await expect.poll(focused).toBe(screen.getByRole('button', { name: 'Delete B' }))
  await gone('Delete A')
  await expect.poll(focused).toBe(screen.getByRole('button', { name: 'Delete B' }))
})
