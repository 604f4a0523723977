/** Ten thousand options and ten thousand nodes, and what tells the harness that an answer is on screen. */
export const options = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `${fruits(index)} ${index}`,
}))

/** A hundred groups of ninety-nine. */
export const groups = Array.from({ length: 100 }, (_, group) => ({
  id: `g${group}`,
  label: `Group ${group}`,
  children: Array.from({ length: 99 }, (_, member) => ({
    id: `g${group}m${member}`,
    label: `Member ${member} of ${group}`,
  })),
}))

declare global {
  interface Window {
    /** By the name of the action: whether its outcome is in the document. */
    outcomes: Record<string, () => boolean>
  }
}

function fruits(index: number): string {
  return ['Apple', 'Banana', 'Cherry', 'Damson', 'Elder', 'Fig', 'Grape', 'Zucchini'][index % 8] ?? ''
}
