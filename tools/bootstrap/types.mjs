/** Arguments of `tsc` for one project: what has not changed since the last run, in tests or checks, is not judged again. */
export const typesOf = (project) => [
  '--noEmit',
  '-p',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  `.cache/${project.replace('.json', '')}.tsbuildinfo`,
]
